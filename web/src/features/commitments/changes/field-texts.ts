import type { CommitmentInput } from '@puquio/contract/commitments/commitment-changes'
import type { Commitment, CommitmentField } from '@puquio/contract/commitments/record'
import {
  commitmentFieldTerms,
  commitmentKindTerms,
  commitmentPhaseTerms,
  commitmentStateTerms,
} from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import type { Format } from '../../../lib/texts/format.ts'

export type Wording = { language: Language; format: Format }

type Shown = Exclude<CommitmentField, 'supersededBy'> | 'state'

/** Each field of a commitment as people read it; empty where it has none. */
export const fieldTexts = (
  one: Commitment,
  { language, format }: Wording,
): Record<Shown, string> => ({
  state: commitmentStateTerms[one.state][language],
  shortName: one.shortName,
  text: one.text,
  kind: commitmentKindTerms[one.kind][language],
  phase: one.phase ? commitmentPhaseTerms[one.phase][language] : '',
  component: one.component?.name ?? '',
  subcomponent: one.subcomponent?.name ?? '',
  miningComponent: one.miningComponent?.name ?? '',
  frequency: one.frequency?.name ?? '',
  role: one.role?.name ?? '',
  deadlineOn: one.deadlineOn === null ? '' : format.date(one.deadlineOn),
  deadlineEvent: one.deadlineEvent ?? '',
  stations: one.stations.map(({ code }) => code).join(', '),
  parameters: one.parameters.map(({ name }) => name[language] || name.es).join(', '),
})

/** The fields in which two states of a commitment differ, as people read them. */
export const differences = (before: Commitment, now: Commitment, wording: Wording) => {
  const [was, is] = [fieldTexts(before, wording), fieldTexts(now, wording)]
  return (Object.keys(was) as Shown[])
    .filter((field) => was[field] !== is[field])
    .map((field) => ({
      field,
      name: commitmentFieldTerms[field][wording.language],
      was: was[field],
      is: is[field],
    }))
}

/** What people read of each part of an input. */
const shownOf: Record<keyof CommitmentInput, readonly Shown[]> = {
  shortName: ['shortName'],
  text: ['text'],
  kind: ['kind'],
  phase: ['phase'],
  componentId: ['component'],
  subcomponentId: ['subcomponent'],
  miningComponentId: ['miningComponent'],
  frequencyId: ['frequency'],
  roleId: ['role'],
  deadline: ['deadlineOn', 'deadlineEvent'],
  stationIds: ['stations'],
  parameterIds: ['parameters'],
}

/** The fields that an edit writes. */
export const editedFields = (edit: Partial<CommitmentInput>): ReadonlySet<Shown> =>
  new Set((Object.keys(edit) as (keyof CommitmentInput)[]).flatMap((key) => shownOf[key]))

/** Names of entries of lists, by the field that names one. */
export type NamesOf = (
  field:
    | 'components'
    | 'subcomponents'
    | 'mining-components'
    | 'frequencies'
    | 'roles'
    | 'stations'
    | 'parameters',
  id: number,
) => string

/** What an edit would write, as people read it. */
export const editTexts = (
  edit: Partial<CommitmentInput>,
  { language, format }: Wording,
  nameOf: NamesOf,
): Partial<Record<Shown, string>> => {
  const { deadline } = edit
  const named = (field: Parameters<NamesOf>[0], id: number | null | undefined) =>
    id === undefined ? undefined : id === null ? '' : nameOf(field, id)
  const list = (field: Parameters<NamesOf>[0], ids: readonly number[] | undefined) =>
    ids?.map((id) => nameOf(field, id)).join(', ')
  const all: Record<Exclude<Shown, 'state'>, string | undefined> = {
    shortName: edit.shortName,
    text: edit.text,
    kind: edit.kind && commitmentKindTerms[edit.kind][language],
    phase: edit.phase === null ? '' : edit.phase && commitmentPhaseTerms[edit.phase][language],
    component: named('components', edit.componentId),
    subcomponent: named('subcomponents', edit.subcomponentId),
    miningComponent: named('mining-components', edit.miningComponentId),
    frequency: named('frequencies', edit.frequencyId),
    role: named('roles', edit.roleId),
    deadlineOn:
      deadline === undefined
        ? undefined
        : deadline && 'on' in deadline
          ? format.date(deadline.on)
          : '',
    deadlineEvent:
      deadline === undefined ? undefined : deadline && 'event' in deadline ? deadline.event : '',
    stations: list('stations', edit.stationIds),
    parameters: list('parameters', edit.parameterIds),
  }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== undefined))
}
