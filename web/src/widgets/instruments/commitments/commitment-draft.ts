import {
  type CommitmentInput,
  commitmentByHand,
  commitmentChangeRoutes,
} from '@puquio/contract/commitments/commitment-changes'
import type { Commitment } from '@puquio/contract/commitments/record'
import { shortNameOf } from '@puquio/domain'
import { validateWith } from '../../../lib/form.ts'

/** What a form holds of a commitment. */
export type CommitmentDraft = Omit<CommitmentInput, 'deadline' | 'stationIds' | 'parameterIds'> & {
  deadlineBy: 'none' | 'date' | 'event'
  deadlineOn: string | null
  deadlineEvent: string
  stationIds: number[]
  parameterIds: number[]
}

export const draftOf = (one: Commitment): CommitmentDraft => ({
  shortName: one.shortName,
  text: one.text,
  kind: one.kind,
  phase: one.phase,
  componentId: one.component?.id ?? null,
  subcomponentId: one.subcomponent?.id ?? null,
  miningComponentId: one.miningComponent?.id ?? null,
  frequencyId: one.frequency?.id ?? null,
  roleId: one.role?.id ?? null,
  deadlineBy: one.deadlineOn !== null ? 'date' : one.deadlineEvent !== null ? 'event' : 'none',
  deadlineOn: one.deadlineOn,
  deadlineEvent: one.deadlineEvent ?? '',
  stationIds: one.stations.map(({ id }) => id),
  parameterIds: one.parameters.map(({ id }) => id),
})

/** Of a quote that a person marked, which is mostly what it obliges to, too. */
export const draftOfQuote = (quote: string): CommitmentDraft => {
  const text = quote
    .replace(/-\s*\n\s*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    shortName: shortNameOf(text),
    text,
    kind: 'measure',
    phase: null,
    componentId: null,
    subcomponentId: null,
    miningComponentId: null,
    frequencyId: null,
    roleId: null,
    deadlineBy: 'none',
    deadlineOn: null,
    deadlineEvent: '',
    stationIds: [],
    parameterIds: [],
  }
}

export const inputOf = ({
  deadlineBy,
  deadlineOn,
  deadlineEvent,
  ...fields
}: CommitmentDraft): CommitmentInput => ({
  ...fields,
  deadline:
    deadlineBy === 'date'
      ? { on: deadlineOn ?? '' }
      : deadlineBy === 'event'
        ? { event: deadlineEvent }
        : null,
})

/** What of the input a form changed. */
export const changedOf = (
  before: CommitmentInput,
  after: CommitmentInput,
): Partial<CommitmentInput> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) =>
        JSON.stringify(value) !== JSON.stringify(before[key as keyof CommitmentInput]),
    ),
  )

const checkInput = validateWith(commitmentChangeRoutes.edit.body.omit({ version: true }))
const checkQuote = validateWith(commitmentByHand.pick({ quote: true }))

/** What is wrong with a draft, by the form's fields. */
export const draftErrors = (draft: CommitmentDraft): Record<string, string> =>
  asDraftErrors(checkInput(inputOf(draft)))

export const quoteErrors = (quote: string): Record<string, string> => checkQuote({ quote })

/** The server knows a deadline as one field. */
export const asDraftErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, words]) =>
      path.startsWith('deadline')
        ? [
            ['deadlineOn', words],
            ['deadlineEvent', words],
          ]
        : [[path, words]],
    ),
  )
