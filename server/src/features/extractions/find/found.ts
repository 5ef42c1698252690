import type { CommitmentNamed } from '@puquio/contract/commitments/record'
import {
  type CommitmentKind,
  type CommitmentPhase,
  frequencyTerms,
  isCalendarDate,
  lineText,
  nameKey,
  parameters,
  type ProposedCommitment,
  shortNameMax,
  shortNameOf,
} from '@puquio/domain'
import { inSlices } from '../../../platform/in-slices.ts'
import type { AnsweredCommitment } from '../ask/answer.ts'

/** A commitment that was found, before its quote was looked for. */
export type Found = {
  quote: string
  citedPage: number
  shortName: string
  kind: CommitmentKind
  phase: CommitmentPhase | null
  deadlineOn: string | null
  deadlineEvent: string | null
  named: CommitmentNamed
  confidence: number | null
}

/** What the rules found, with the names of the catalogue. */
export const foundByRules = (one: ProposedCommitment): Found => ({
  quote: one.quote,
  citedPage: one.page,
  shortName: one.shortName,
  kind: one.kind,
  phase: one.phase,
  deadlineOn: one.deadline && 'on' in one.deadline ? one.deadline.on : null,
  deadlineEvent: one.deadline && 'event' in one.deadline ? one.deadline.event : null,
  named: named({
    ...one,
    parameters: one.parameters.map((key) => parameters[key].name.es),
    frequency: one.frequency && frequencyTerms[one.frequency].es,
  }),
  confidence: one.confidence,
})

/** What a model says of a document, without the names that its pages do not write; others work between its answers. */
export async function foundByModel(
  answers: readonly AnsweredCommitment[],
  pages: readonly string[],
  signal: AbortSignal,
): Promise<Found[]> {
  const found: Found[] = []
  await inSlices(foundSteps(answers, pages), { signal, onStep: (one) => void found.push(one) })
  return found
}

function* foundSteps(
  answers: readonly AnsweredCommitment[],
  pages: readonly string[],
): Generator<Found> {
  // Those of one page follow each other, so that its text is folded once for all of them.
  let near = { page: 0, text: '' }
  for (const one of answers) {
    if (one.page !== near.page) {
      const text = pages.slice(Math.max(0, one.page - 2), one.page + 1).join('\n')
      near = { page: one.page, text: nameKey(text) }
    }
    yield foundNear(near.text, one)
  }
}

function foundNear(text: string, one: AnsweredCommitment): Found {
  const written = (name: string | null) =>
    name !== null && name.trim() !== '' && text.includes(nameKey(name)) ? tidy(name) : null
  const on = one.deadlineOn
  const isNamed = on !== null && isCalendarDate(on) && text.includes(on.slice(0, 4))
  return {
    quote: one.quote,
    citedPage: one.page,
    shortName: shortNameFrom(one),
    kind: one.kind,
    phase: one.phase,
    deadlineOn: isNamed ? on : null,
    deadlineEvent: isNamed ? null : written(one.deadlineEvent),
    named: named({
      component: one.component && tidy(one.component),
      subcomponent: one.subcomponent && tidy(one.subcomponent),
      miningComponent: one.miningComponent && tidy(one.miningComponent),
      stations: one.stations.flatMap((name) => written(name) ?? []),
      parameters: one.parameters.flatMap((name) => written(name) ?? []),
      frequency: written(one.frequency),
      responsible: written(one.responsible),
      legalReference: written(one.legalReference),
    }),
    confidence: one.confidence,
  }
}

const longestName = 200
const tidy = (text: string): string => lineText(text).trim().slice(0, longestName)

const shortNameFrom = ({ shortName, quote }: AnsweredCommitment): string => {
  const said = lineText(shortName).trim()
  return said !== '' && said.length <= shortNameMax ? said : shortNameOf(said || quote)
}

type Names = {
  [Name in keyof CommitmentNamed]-?: CommitmentNamed[Name] | null
}

/** Without what is not named. */
const named = (names: Names): CommitmentNamed => ({
  ...(names.component && { component: names.component }),
  ...(names.subcomponent && { subcomponent: names.subcomponent }),
  ...(names.miningComponent && { miningComponent: names.miningComponent }),
  ...(names.stations?.length && { stations: names.stations }),
  ...(names.parameters?.length && { parameters: names.parameters }),
  ...(names.frequency && { frequency: names.frequency }),
  ...(names.responsible && { responsible: names.responsible }),
  ...(names.legalReference && { legalReference: names.legalReference }),
})
