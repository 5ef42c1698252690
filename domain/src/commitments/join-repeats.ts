import { stationKey } from '../stations/station-key.ts'
import { nameKey } from '../name-key.ts'

/** What repeats are told by; `document` names the one that a proposal was read from. */
export type Repeatable = {
  text: string
  quote: string
  page: number
  toPage: number | null
  stations: readonly string[]
  frequency: string | null
  confidence: number
  document?: number
}

/**
 * Joins proposals that say the same on several pages or in several documents: one for all, the one of the
 * highest confidence, with the first proposal of every place in the order given. They are the same where their words are, in their
 * order, but for articles, prepositions, connectives, plurals, and which verb of doing or of duty says it.
 * What differs in a number, station, frequency or negation stays apart.
 */
export const joinRepeats = <P extends Repeatable>(
  proposals: readonly P[],
): (P & { places: P[] })[] => {
  const groups = new Map<string, P[]>()
  for (const proposal of proposals) {
    const key = repeatKey(proposal)
    const group = groups.get(key)
    if (group) group.push(proposal)
    else groups.set(key, [proposal])
  }
  return [...groups.values()].map((group) => {
    const best = group.reduce((most, one) => (one.confidence > most.confidence ? one : most))
    const places = new Map<string, P>()
    for (const one of group) {
      const key = `${one.document ?? ''} ${one.page} ${nameKey(one.quote)}`
      if (!places.has(key)) places.set(key, one)
    }
    return { ...best, places: [...places.values()] }
  })
}

const repeatKey = ({ text, stations, frequency }: Repeatable): string =>
  [wordsOf(text).join(' '), stations.map(stationKey).join(' '), frequency ?? ''].join('|')

/** The words that mean something, without plurals; numbers keep their marks and signs. */
const wordsOf = (text: string): string[] => {
  const words = nameKey(text).match(/[<>=±%-]?\d(?:[\d.,:/-]*\d)?|\p{L}+|[<>≤≥%°/]/gu) ?? []
  return words.flatMap((word) => {
    if (idle.has(word)) return []
    if (doing.test(word)) return ['hacer']
    return /^\p{L}{5,}$/u.test(word) ? [word.replace(/(?:es|s)$/, '')] : [word]
  })
}

const idle = new Set(
  'el la los las un una unos unas lo al del de en por para con y e a se su sus que dicho dicha asimismo ademas tambien adicionalmente debidamente titular empresa minera compania'.split(
    ' ',
  ),
)

const doing =
  /^(?:realiz|efectu|ejecut)(?:ara|aran|ar|arse|ado|ada|ados|adas)$|^(?:debera|deberan|debe|deben|sera|seran|hara|haran)$/
