import type { Language, Text } from '../languages.ts'
import { formatProblemTerms } from './formats/terms.ts'

/** Why a value of a message was left out. */
export const keyProblemTerms = {
  'no variable': {
    es: 'el dispositivo no tiene esta variable',
    en: 'the device has no such variable',
    fr: 'l’appareil n’a pas cette variable',
    pt: 'o dispositivo não tem esta variável',
  },
  'no number': {
    es: 'no es un número que se pueda medir',
    en: 'no number that can be measured',
    fr: 'ce n’est pas un nombre mesurable',
    pt: 'não é um número que se possa medir',
  },
  'calculated here': {
    es: 'se calcula aquí a partir de otras variables',
    en: 'it is calculated here from other variables',
    fr: 'elle est calculée ici à partir d’autres variables',
    pt: 'é calculada aqui a partir de outras variáveis',
  },
  'no decoder': {
    es: 'ningún perfil dice cómo se leen los bytes',
    en: 'no profile says how the bytes are read',
    fr: 'aucun profil ne dit comment lire les octets',
    pt: 'nenhum perfil diz como se leem os bytes',
  },
} as const satisfies Record<string, Text>
type KeyProblem = keyof typeof keyProblemTerms

/** Why a message, or some of it, was left out, whatever its values. */
export const messageProblemTerms = {
  'measured before it was installed': {
    es: 'medido antes de la instalación del dispositivo',
    en: 'measured before the device was installed',
    fr: 'mesuré avant l’installation de l’appareil',
    pt: 'medido antes da instalação do dispositivo',
  },
  conflict: {
    es: 'otro valor de la misma hora llegó antes',
    en: 'another value of the same time came before',
    fr: 'une autre valeur de la même heure est arrivée avant',
    pt: 'outro valor da mesma hora chegou antes',
  },
  'another body': {
    es: 'otro mensaje con la misma clave llegó antes, con otro contenido',
    en: 'another message of the same key came before, with another content',
    fr: 'un autre message de la même clé est arrivé avant, avec un autre contenu',
    pt: 'outra mensagem da mesma chave chegou antes, com outro conteúdo',
  },
  retired: {
    es: 'el dispositivo está retirado',
    en: 'the device is retired',
    fr: 'l’appareil est retiré',
    pt: 'o dispositivo foi retirado',
  },
  'way in': {
    es: 'por esta vía los mensajes no se leen otra vez',
    en: 'messages of this way in are not read again',
    fr: 'les messages de cette voie ne sont pas relus',
    pt: 'mensagens desta via não são lidas de novo',
  },
  'decoder failed': {
    es: 'el decodificador no respondió',
    en: 'the decoder did not answer',
    fr: 'le décodeur n’a pas répondu',
    pt: 'o decodificador não respondeu',
  },
} as const satisfies Record<string, Text>
export type MessageProblem = keyof typeof messageProblemTerms

/** Why a value was left out, as it is kept with the message. */
export const problemOfKey = (key: string, problem: KeyProblem): string => `${key}: ${problem}`

const separator = '; '
/** What is kept where one of the readings differs from what was there. */
export const withConflict = (problem: string | null): string => withProblem(problem, 'conflict')

/** What is kept of a message where something more is wrong with it. */
export const withProblem = (problem: string | null, more: MessageProblem): string =>
  joinProblems([...(problem === null ? [] : [problem]), more])

/** All that was left out of a message, as it is kept with it. */
export const joinProblems = (problems: readonly string[]): string => problems.join(separator)

/** What is kept of a message's problems, in the reader's words; what a decoder says itself stays. */
export const problemWords = (kept: string, language: Language): string =>
  joinProblems(kept.split(separator).map((one) => wordsOf(one, language)))

function wordsOf(problem: string, language: Language): string {
  const whole = termOf(messageProblemTerms, problem)
  if (whole) return whole[language]
  const colon = problem.lastIndexOf(': ')
  const ofKey = termOf(keyProblemTerms, problem.slice(colon + 2))
  if (colon > 0 && ofKey) return `${problem.slice(0, colon)}: ${ofKey[language]}`
  const [code = '', ...where] = problem.split(' ')
  const ofFormat = termOf(formatProblemTerms, code)
  if (!ofFormat) return problem
  return where.length === 0 ? ofFormat[language] : `${ofFormat[language]} (${where.join(' ')})`
}

const termOf = (terms: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(terms, code) ? terms[code] : undefined
