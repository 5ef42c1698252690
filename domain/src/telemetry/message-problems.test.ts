import { expect, test } from 'vitest'
import { joinProblems, problemOfKey, problemWords } from './message-problems.ts'

test.each([
  [problemOfKey('level', 'no variable'), 'level: el dispositivo no tiene esta variable'],
  [problemOfKey('a: b', 'no number'), 'a: b: no es un número que se pueda medir'],
  ['measured before it was installed', 'medido antes de la instalación del dispositivo'],
  ['event', 'Tipo de evento desconocido'],
  ['row line 7', 'La fila tiene otro número de celdas (line 7)'],
  ['decoder TypeError: x', 'El decodificador del perfil no pudo leerlo (TypeError: x)'],
  ['constructor', 'constructor'],
  ['what nobody knows', 'what nobody knows'],
  [
    joinProblems([problemOfKey('ph', 'no decoder'), 'conflict']),
    'ph: ningún perfil dice cómo se leen los bytes; otro valor de la misma hora llegó antes',
  ],
])('%s is %s', (kept, words) => expect(problemWords(kept, 'es')).toBe(words))
