import { joinRepeats } from '@puquio/domain'
import type { Proposal } from '../../commitments/service.ts'
import type { Located } from './check-quotes.ts'

/** One proposal for all that say the same, in whatever document, with the place of each. */
export function proposalsOf(located: readonly Located[]): Proposal[] {
  const joined = joinRepeats(
    located.map((one) => ({
      one,
      text: one.text,
      quote: one.place.quote,
      page: one.place.page,
      toPage: one.place.toPage,
      stations: one.named.stations ?? [],
      frequency: one.named.frequency ?? null,
      confidence: one.confidence ?? 0,
      document: one.place.documentId,
    })),
  )
  return joined.map(({ one, places: of }) => ({
    shortName: one.shortName,
    text: one.text,
    kind: one.kind,
    phase: one.phase,
    deadlineOn: one.deadlineOn,
    deadlineEvent: one.deadlineEvent,
    named: one.named,
    confidence: one.confidence,
    places: of.map((other) => other.one.place),
  }))
}
