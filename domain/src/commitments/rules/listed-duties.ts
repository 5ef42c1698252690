import type { Sentence } from '../pages/read-sentences.ts'
import type { Token } from './clause.ts'
import type { Duty } from './duty.ts'
import { infinitiveOf } from './verbs.ts'
import { actionNouns, aims, care, notInfinitives, timed } from './words.ts'

/**
 * Returns the duty of a line that has no verb of its own, as lists of commitments and measures have it:
 * "Riego de vías con frecuencia diaria", "Mantener las bermas", or an item after "el titular deberá:".
 */
export const listedDuty = (sentence: Sentence, tokens: readonly Token[]): Duty | null => {
  const { text, isItem, intro, heading } = sentence
  const first = tokens.find(({ word }) => /^\p{L}/u.test(word) && word !== 'no')
  if (!first || tokens.length < 4 || text.length < 20 || hasVerb.test(text)) return null
  const isVerb =
    /^\p{L}{2,}(?:ar|er|ir)(?:se|l[aeo]s?)?$/u.test(first.word) && !notInfinitives.has(first.word)
  const isNoun = actionNouns.has(first.word)
  if (!isVerb && !isNoun) return null
  if (
    /objetivo|alcance|finalidad|conclusi|antecedente|metodolog/iu.test(
      `${heading ?? ''} ${intro ?? ''}`,
    )
  )
    return null
  const lower = text.toLowerCase()
  const [isTimed, isCare] = [
    timed.test(lower) || /\d\s?%|\d\s*(?:m|ha|km|cm)(?!\p{L})/u.test(lower),
    care.test(lower),
  ]
  const found = (confidence: number): Duty => ({
    rule: 'listed',
    confidence,
    at: tokens.indexOf(first),
    subject: { kind: 'none', head: '', from: 0 },
  })
  if (isItem && intro !== null && leads(intro)) return found(0.7)
  const isUnder =
    heading !== null &&
    /compromiso|obligaci|medidas de|programa de|plan de (?:manejo|monitoreo|cierre)/iu.test(heading)
  if (isVerb) {
    if (aims.has(first.word) && !isTimed) return isItem && isUnder ? found(0.5) : null
    return isTimed || isCare ? found(0.65) : found(isItem ? 0.6 : 0.5)
  }
  if (isTimed && /\p{Ll}/u.test(text) && !pastTime.test(lower)) return found(0.6)
  return isItem && isUnder && tokens.length >= 6 ? found(0.5) : null
}

/** A verb that says what is, was or will be: such a line is a sentence. */
const hasVerb =
  /(?<!\p{L})(?:es|son|fue|fueron|era|eran|ha|han|había|está|están|tiene|tienen|presenta|presentan|muestra|muestran|indica|indican|cuenta|cuentan|consta|comprende|incluye|existe|existen|se|consiste|corresponde|permite|permitió|\p{L}{2,}(?:ó|aron|ieron|rá|rán|aba|aban|ría|rían))(?!\p{L})/iu

const pastTime =
  /(?:durante|del|en|de)\s+(?:el\s+)?(?:año\s+)?(?:19|20)\d\d\s*[.)]?$|realizad[oa]s? (?:en|durante)|(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d/u

/** A sentence before a list that binds what stands in it. */
const leads = (intro: string): boolean => {
  const lower = intro.toLowerCase()
  if (/objetivo|conclusi|caracter[ií]stica/.test(lower)) return false
  if (/(?:compromisos?|obligaciones|medidas|acciones|actividades)(?!\p{L})/u.test(lower))
    return true
  return lower
    .split(/[^\p{L}]+/u)
    .some(
      (word) => /^(?:deberán?|deben?|compromete|obliga)$/.test(word) || infinitiveOf(word) !== null,
    )
}
