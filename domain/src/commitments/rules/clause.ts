import { actors, determiners, naturalThings, others, places } from './words.ts'

/** A word, number or sign of a sentence: as written, and in lower case with composed accents. */
export type Token = { written: string; word: string; at: number }

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\p{L}+|\d(?:[\d.,]*\d)?|[^\s\p{L}\d]/gu)].map(({ 0: written, index }) => ({
    written,
    word: written.toLowerCase(),
    at: index,
  }))

/** Who or what the clause of a verb speaks of. `none` is a verb whose subject is said before it, or nowhere. */
export type Subject = {
  kind: 'actor' | 'other' | 'natural' | 'thing' | 'none'
  head: string
  from: number
}

/** Returns the subject of the verb at a token: what begins the nearest part of the sentence that can be one. */
export const subjectBefore = (tokens: readonly Token[], verb: number): Subject => {
  const starts = [0]
  for (let at = 0; at < verb; at++)
    if (',;:().—–'.includes(tokens[at]?.word ?? ' ')) starts.push(at + 1)
  let fallback: Subject | null = null
  for (const start of starts.toReversed().slice(0, 8)) {
    const found = subjectAt(tokens, start, verb)
    if (!found) continue
    if (found.kind === 'actor' || found.kind === 'other') return found
    fallback ??= found
  }
  return fallback ?? { kind: 'none', head: '', from: 0 }
}

const subjectAt = (tokens: readonly Token[], start: number, verb: number): Subject | null => {
  let at = start
  while (at < verb && leading.has(tokens[at]?.word ?? '')) at++
  const isDetermined = determiners.has(tokens[at]?.word ?? '')
  while (
    at < verb &&
    (determiners.has(tokens[at]?.word ?? '') || numeral.test(tokens[at]?.word ?? ''))
  )
    at++
  const head = tokens[at]
  if (!head || at >= verb || !/^\p{L}/u.test(head.word)) return null
  const from = head.at
  if (others.has(head.word) && !isOwn(tokens, at, verb))
    return { kind: 'other', head: head.word, from }
  if (actors.has(head.word)) return { kind: 'actor', head: head.word, from }
  if (!isDetermined) {
    if (!isName(tokens, at, verb)) return null
    if (!places.has(head.word)) return { kind: 'actor', head: head.word, from }
  }
  if (naturalThings.has(head.word)) return { kind: 'natural', head: head.word, from }
  return { kind: 'thing', head: head.word, from }
}

const leading = new Set(
  'y e o asimismo además también igualmente finalmente posteriormente luego adicionalmente no'.split(
    ' ',
  ),
)
const numeral = /^(?:\d|dos$|tres$|cuatro$|cinco$|seis$|diez$|doce$)/

/** "La Dirección de Medio Ambiente" is the company's, a general or regional one is not. */
const isOwn = (tokens: readonly Token[], at: number, verb: number): boolean => {
  const [head, next, after] = tokens.slice(at, Math.min(verb, at + 3)).map(({ word }) => word)
  return (
    (head === 'dirección' && !/^(?:general|regional)$/.test(next ?? '')) ||
    (head === 'junta' && next === 'de' && after === 'accionistas')
  )
}

/** A company's name before the verb: "Volcan S.A.A. realizará". */
const isName = (tokens: readonly Token[], at: number, verb: number): boolean => {
  const name = tokens.slice(at, verb)
  return (
    name.length <= 8 &&
    !/(?:mente|ndo)$/.test(name[0]?.word ?? '') &&
    !prepositions.has(name[0]?.word ?? '') &&
    name.every(
      ({ written, word }) => /^\p{Lu}|^\./u.test(written) || /^(?:de|del|la|los|el|no)$/.test(word),
    )
  )
}

const prepositions = new Set(
  'es son está están a al ante bajo con contra de del desde durante en entre hacia hasta mediante para por según sin sobre tras previo cuando si como dado donde antes después una se no'.split(
    ' ',
  ),
)
