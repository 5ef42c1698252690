import type { CommitmentInput } from '@puquio/contract/commitments/commitment-changes'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { Fields, SomeFields } from './fields.ts'
import { type Choice, missingChoices, subcomponentsOf } from './references-store.ts'

const oneOf = [
  'componentId',
  'subcomponentId',
  'miningComponentId',
  'frequencyId',
  'roleId',
] as const
const someOf = ['stationIds', 'parameterIds'] as const

/** What a commitment names of the lists before an edit. */
export type NamedBefore = Pick<Fields, (typeof oneOf)[number]> &
  Record<(typeof someOf)[number], readonly number[]>

export type CommitmentEdit = {
  [Field in keyof CommitmentInput]?: CommitmentInput[Field] | undefined
}

/**
 * What an edit sets, with the choices that the project has; a subcomponent goes with its component. What the commitment
 * names already may be retired since.
 */
export async function checkedFields(
  scope: ProjectScope,
  before: NamedBefore | null,
  edit: CommitmentEdit,
): Promise<SomeFields> {
  let set: SomeFields = Object.assign({}, ...Object.values(writtenOf(edit)))
  const chosen: Choice[] = [
    ...oneOf.flatMap((field) => {
      const id = edit[field]
      return id == null || id === before?.[field] ? [] : [{ field, id }]
    }),
    ...someOf.flatMap((field) =>
      (edit[field] ?? [])
        .filter((id) => !before?.[field].includes(id))
        .map((id) => ({ field, id })),
    ),
  ]
  const [missing] = await missingChoices(scope, chosen)
  if (missing) throw fieldProblem(missing, 'not-in-list')

  const componentId =
    set.componentId === undefined ? (before?.componentId ?? null) : set.componentId
  const subcomponentId =
    set.subcomponentId === undefined ? (before?.subcomponentId ?? null) : set.subcomponentId
  if (subcomponentId !== null && !(await subcomponentsOf(scope, componentId)).has(subcomponentId)) {
    if (set.subcomponentId !== undefined && set.subcomponentId !== null)
      throw fieldProblem('subcomponentId', 'not-in-list')
    set = { ...set, subcomponentId: null }
  }
  return set
}

/** What each field of an edit sets of the row; stations and parameters stand in tables of their own. */
const writtenOf = ({
  deadline,
  ...edit
}: CommitmentEdit): Record<keyof CommitmentInput, SomeFields> => ({
  shortName: { shortName: edit.shortName },
  text: { text: edit.text },
  kind: { kind: edit.kind },
  phase: { phase: edit.phase },
  componentId: { componentId: edit.componentId },
  subcomponentId: { subcomponentId: edit.subcomponentId },
  miningComponentId: { miningComponentId: edit.miningComponentId },
  frequencyId: { frequencyId: edit.frequencyId },
  roleId: { roleId: edit.roleId },
  deadline:
    deadline === undefined
      ? {}
      : {
          deadlineOn: deadline && 'on' in deadline ? deadline.on : null,
          deadlineEvent: deadline && 'event' in deadline ? deadline.event : null,
        },
  stationIds: {},
  parameterIds: {},
})
