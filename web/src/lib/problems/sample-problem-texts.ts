import type { ProblemCode } from '@puquio/contract'
import type { Text } from '@puquio/domain'

/** Of samples and their results. */
export const sampleProblemTexts = {
  SAMPLE_EXISTS: {
    es: 'Ya hay una muestra de esta estación con la misma fecha, hora, matriz, tipo, código y profundidad. Corregirla, o dar otro código.',
    en: 'There already is a sample of this station with the same date, time, matrix, type, code and depth. Correct it, or give another code.',
    fr: 'Il y a déjà un échantillon de cette station avec les mêmes date, heure, matrice, type, code et profondeur. Le corriger, ou donner un autre code.',
    pt: 'Já há uma amostra desta estação com a mesma data, hora, matriz, tipo, código e profundidade. Corrigi-la, ou dar outro código.',
  },
  SAMPLE_FILES_FULL: {
    es: 'La muestra {{sample}} ya tiene {{max}} archivos, que es el máximo. Quitar alguno para agregar otro.',
    en: 'The sample {{sample}} already has {{max}} files, which is the maximum. Take one away to add another.',
    fr: 'L’échantillon {{sample}} a déjà {{max}} fichiers, ce qui est le maximum. En retirer un pour en ajouter un autre.',
    pt: 'A amostra {{sample}} já tem {{max}} arquivos, que é o máximo. Remover algum para adicionar outro.',
  },
  SAMPLE_OF_OTHER_STATION: {
    es: 'La muestra es de otra estación que el monitoreo. Elegir un monitoreo de su estación.',
    en: 'The sample is of another station than the monitoring. Choose a monitoring of its station.',
    fr: 'L’échantillon est d’une autre station que le suivi. Choisir un suivi de sa station.',
    pt: 'A amostra é de outra estação que o monitoramento. Escolher um monitoramento de sua estação.',
  },
} as const satisfies Partial<Record<ProblemCode, Text>>
