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

/**
 * Tells proposals that are new from those that a commitment of the instrument says already: in the same words, or at
 * the same place by an earlier run. Of several that say the same the first stays, with the places of all.
 */
export function matchProposals(
  proposals: readonly Proposal[],
  known: readonly Known[],
  extractionId: number | null,
) {
  const byWords = new Map(known.toReversed().map((one) => [wordsOf(one.text), one]))
  const earlier = known.filter((one) => extractionId === null || one.extractionId !== extractionId)
  const byPage = new Map<string, Known[]>()
  for (const one of earlier)
    for (const place of one.places)
      byPage.set(pageOf(place), [...(byPage.get(pageOf(place)) ?? []), one])

  const fresh = new Map<string, Proposal>()
  const again = new Map<number, Proposal & Pick<Known, 'id' | 'isUntouched'>>()
  for (const proposal of proposals) {
    const words = wordsOf(proposal.text)
    const found =
      byWords.get(words) ?? (fresh.has(words) ? undefined : standingAt(proposal.places, byPage))
    if (found === undefined) fresh.set(words, joined(fresh.get(words), proposal))
    else {
      const { id, isUntouched } = found
      again.set(id, { ...joined(again.get(id), proposal), id, isUntouched })
    }
  }
  return { fresh: [...fresh.values()], again: [...again.values()] }
}

/** Letters and digits alone, without case and accents. */
const wordsOf = (text: string): string => nameKey(text).replace(/[^\p{L}\p{N}]+/gu, '')

const joined = (first: Proposal | undefined, second: Proposal): Proposal =>
  first === undefined ? second : { ...first, places: [...first.places, ...second.places] }

const pageOf = ({ documentId, page }: Span) => `${documentId} ${page}`

const standingAt = (
  places: readonly ProposedPlace[],
  byPage: ReadonlyMap<string, readonly Known[]>,
): Known | undefined => {
  for (const place of places)
    for (const one of byPage.get(pageOf(place)) ?? [])
      if (one.places.some((other) => pageOf(other) === pageOf(place) && isMostlySame(place, other)))
        return one
  return undefined
}

/** They share more than half of the shorter one. */
const isMostlySame = (one: Span, other: Span): boolean => {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start)
  return shared * 2 > Math.min(one.end - one.start, other.end - other.start)
}
