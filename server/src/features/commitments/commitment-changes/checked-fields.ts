import type { CommitmentInput } from '@puquio/contract/commitments/commitment-changes'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { SomeFields } from './fields.ts'
import type { Held } from './hold-store.ts'
import { type Choice, missingChoices, subcomponentsOf } from './references-store.ts'

export type CommitmentEdit = {
  [Field in keyof CommitmentInput]?: CommitmentInput[Field] | undefined
}

/** What an edit sets, with the choices that the project has; a subcomponent goes with its component. */
export async function checkedFields(
  scope: ProjectScope,
  held: Pick<Held, 'componentId' | 'subcomponentId'> | null,
  edit: CommitmentEdit,
): Promise<SomeFields> {
  const { stationIds, parameterIds } = edit
  let set: SomeFields = Object.assign({}, ...Object.values(writtenOf(edit)))
  const chosen: Choice[] = (
    ['componentId', 'subcomponentId', 'miningComponentId', 'frequencyId', 'roleId'] as const
  ).flatMap((field) => {
    const id = edit[field]
    const isKept = held !== null && field in held && held[field as 'componentId'] === id
    return id == null || isKept ? [] : [{ field, id }]
  })
  chosen.push(...(stationIds ?? []).map((id) => ({ field: 'stationIds', id }) as const))
  chosen.push(...(parameterIds ?? []).map((id) => ({ field: 'parameterIds', id }) as const))
  const [missing] = await missingChoices(scope, chosen)
  if (missing) throw fieldProblem(missing, 'not-in-list')

  const componentId = set.componentId === undefined ? (held?.componentId ?? null) : set.componentId
  const subcomponentId =
    set.subcomponentId === undefined ? (held?.subcomponentId ?? null) : set.subcomponentId
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
