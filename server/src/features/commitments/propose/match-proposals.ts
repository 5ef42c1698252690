import { nameKey } from '@puquio/domain'
import type { Proposal, ProposedPlace } from './proposal.ts'

type Span = { documentId: number; page: number; start: number; end: number }
export type Known = {
  id: number
  text: string
  extractionId: number | null
  /** Proposed, and nobody edited it. */
  isUntouched: boolean
  places: readonly Span[]
}

type Again = Proposal & Pick<Known, 'id' | 'isUntouched'>
type Matched = { fresh: Proposal[]; again: Again[] }

/**
 * Tells proposals that are new from those that a commitment of the instrument says already: in the same words, or at
 * the same place by an earlier run. Of several that say the same the first stays, with the places of all.
 */
export function* matchProposals(
  proposals: readonly Proposal[],
  known: readonly Known[],
  extractionId: number | null,
): Generator<void, Matched> {
  const byWords = new Map<string, Known>()
  const byPage = new Map<string, Standing[]>()
  for (const one of known) {
    const words = wordsOf(one.text)
    if (!byWords.has(words)) byWords.set(words, one)
    yield
    if (extractionId !== null && one.extractionId === extractionId) continue
    for (const span of one.places) {
      const ofPage = byPage.get(pageOf(span)) ?? []
      if (ofPage.length === 0) byPage.set(pageOf(span), ofPage)
      ofPage.push({ one, span })
    }
  }

  const fresh = new Map<string, Proposal>()
  const again = new Map<number, Again>()
  for (const proposal of proposals) {
    const words = wordsOf(proposal.text)
    const found =
      byWords.get(words) ?? (fresh.has(words) ? undefined : standingAt(proposal.places, byPage))
    if (found === undefined) fresh.set(words, joined(fresh.get(words), proposal))
    else {
      const { id, isUntouched } = found
      again.set(id, { ...joined(again.get(id), proposal), id, isUntouched })
    }
    yield
  }
  return { fresh: [...fresh.values()], again: [...again.values()] }
}

/** Letters and digits alone, without case and accents. */
const wordsOf = (text: string): string => nameKey(text).replace(/[^\p{L}\p{N}]+/gu, '')

const joined = (first: Proposal | undefined, second: Proposal): Proposal =>
  first === undefined ? second : { ...first, places: [...first.places, ...second.places] }

const pageOf = ({ documentId, page }: Span) => `${documentId} ${page}`

type Standing = { one: Known; span: Span }

const standingAt = (
  places: readonly ProposedPlace[],
  byPage: ReadonlyMap<string, readonly Standing[]>,
): Known | undefined => {
  for (const place of places) {
    const found = byPage.get(pageOf(place))?.find(({ span }) => isMostlySame(place, span))
    if (found) return found.one
  }
  return undefined
}

/** They share more than half of the shorter one. */
const isMostlySame = (one: Span, other: Span): boolean => {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start)
  return shared * 2 > Math.min(one.end - one.start, other.end - other.start)
}
