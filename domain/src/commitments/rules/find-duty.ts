import type { Sentence } from '../pages/read-sentences.ts'
import { type Token, subjectBefore, tokensOf } from './clause.ts'
import type { Duty } from './duty.ts'
import { explicitDuties } from './explicit-duties.ts'
import { futureDuties } from './future-duties.ts'
import { listedDuty } from './listed-duties.ts'

/** Below this a sentence is not proposed. */
export const confidenceMin = 0.5

/** Returns why a sentence of an instrument is a commitment, by the rule of highest confidence; null where it is none. */
export const findDuty = (sentence: Sentence): Duty | null => {
  const { text } = sentence
  if (!/\p{L}{3}/u.test(text)) return null
  const tokens = tokensOf(text)
  if (tokens.length < 4 || text.includes('¿') || notText.test(text)) return null
  const found = [
    ...explicitDuties(tokens).filter((one) => !isTold(tokens, one.at)),
    ...futureDuties(tokens, text).filter(
      (one) => !isSubordinate(tokens, one.at) && !isTold(tokens, one.at),
    ),
  ]
  const listed = found.length === 0 ? listedDuty(sentence, tokens) : null
  const best = (listed ? [listed] : found).reduce<Duty | null>(
    (most, one) => (!most || one.confidence > most.confidence ? one : most),
    null,
  )
  return best && best.confidence >= confidenceMin ? best : null
}

const notText =
  /^(?:fuente|nota|leyenda|elaboraci[oó]n|elaborado por|donde|tabla|cuadro|figura|gráfico)\b[\s\d.:-]/iu

/** In a clause of its own: "las medidas que se adoptarán". "Por lo que se regará" goes on with what is said. */
const isSubordinate = (tokens: readonly Token[], at: number): boolean => {
  let before = at - 1
  while (/^(?:no|se|le|les|lo|la|los|las|ya|también|sólo|solo)$/.test(tokens[before]?.word ?? ''))
    before--
  const [word, last] = [tokens[before]?.word ?? '', tokens[before - 1]?.word ?? '']
  if (word === 'que') return !/^(?:lo|tal|modo|manera|forma)$/.test(last)
  if (/^(?:cuales|cual|quienes|quien)$/.test(word))
    return !/^(?:lo|el|la|los|las)$/.test(last) || tokens[before - 2]?.word !== 'para'
  return /^(?:donde|cuando|si|como|cómo|cuyo|cuya|cuyos|cuyas)$/.test(word)
}

/** What is estimated, told or ruled by others: "se estima que …", "la ley dispone que …". */
const isTold = (tokens: readonly Token[], at: number): boolean => {
  for (let before = 1; before < at; before++) {
    if (tokens[before]?.word !== 'que' && tokens[before]?.word !== 'si') continue
    for (let back = 1; back <= 3; back++) {
      const word = tokens[before - back]?.word ?? ''
      if (telling.test(word)) return true
      if (ruling.test(word) && subjectBefore(tokens, before - back).kind === 'other') return true
    }
  }
  return false
}

const telling =
  /^(?:estim(?:a|ó|an)|esper(?:a|an)|prevé|prevén|proyecta|proyectan|concluy(?:e|ó|en)|observ(?:a|ó)|manifest(?:ó|aron)|solicit(?:ó|aron|a)|consult(?:ó|aron)|pregunt(?:ó|aron)|asume|supone|calcula|pronostica|sugiere|muestra|muestran|demuestra|evidencia|infiere|deduce|posible|probable|informó|informaron|mencionó|mencionaron|explicó|respondió)$/
const ruling =
  /^(?:establecen?|disponen?|regulan?|señalan?|indican?|precisan?|define|definen|exigen?|prescribe|determina|ordena|estipula)$/
