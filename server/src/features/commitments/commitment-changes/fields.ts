import type { CommitmentState } from '@puquio/domain'

/** What people change of a commitment, as its row keeps it. */
export type Fields = {
  shortName: string
  text: string
  kind: string
  phase: string | null
  componentId: number | null
  subcomponentId: number | null
  miningComponentId: number | null
  frequencyId: number | null
  roleId: number | null
  deadlineOn: string | null
  deadlineEvent: string | null
  isEdited: boolean
  state: Exclude<CommitmentState, 'in-force'>
  decidedAt: string | null
  decidedBy: number | null
  decidedReason: string | null
  supersededById: number | null
  joinedIntoId: number | null
}

/** Some of them; what is left out stays as it is. */
export type SomeFields = { [Field in keyof Fields]?: Fields[Field] | undefined }

/** The column of each. */
export const columnOf = {
  shortName: 'short_name',
  text: 'text',
  kind: 'kind',
  phase: 'phase',
  componentId: 'component_id',
  subcomponentId: 'subcomponent_id',
  miningComponentId: 'mining_component_id',
  frequencyId: 'frequency_id',
  roleId: 'role_id',
  deadlineOn: 'deadline_on',
  deadlineEvent: 'deadline_event',
  isEdited: 'is_edited',
  state: 'state',
  decidedAt: 'decided_at',
  decidedBy: 'decided_by',
  decidedReason: 'decided_reason',
  supersededById: 'superseded_by_id',
  joinedIntoId: 'joined_into_id',
} as const satisfies Record<keyof Fields, string>

const names = Object.keys(columnOf) as (keyof Fields)[]

/** What a commitment was before a change, for taking that back. */
export const fieldsOf = (held: Fields): Fields =>
  Object.fromEntries(names.map((name) => [name, held[name]])) as Fields

/** By their columns. */
export const columnsOf = (set: SomeFields): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap((name) => (set[name] === undefined ? [] : [[columnOf[name], set[name]]])),
  )
