import type { calculationInput } from '@puquio/contract/modi/calculations'
import {
  checkDerived,
  type DerivedDefinition,
  type DerivedInput,
  followsFromItself,
} from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { readSourceIds, readSources, type Subject } from './calculation-store.ts'
import type { StoredDefinition } from './rules-store.ts'

type Given = z.output<typeof calculationInput>['definition']

/**
 * Returns a calculation with the units of its variables, as it is stored; throws where one is not of the project, or the
 * formula lacks something, or the variable would follow from itself.
 */
export async function checkedDefinition(
  scope: ProjectScope,
  { variable }: Subject,
  given: Given,
): Promise<StoredDefinition> {
  if (given.kind === 'factor') {
    if (given.correction === 0) throw fieldProblem('definition.correction', 'zero-correction')
    return given
  }
  const { sources, convention, kind, constants } = given
  const ids = Object.values(sources).map(({ variableId }) => variableId)
  const known = new Map((await readSources(scope, ids)).map((one) => [one.id, one]))
  const inputs: DerivedDefinition['inputs'] = {}
  for (const [input, { variableId }] of Object.entries(sources)) {
    const source = known.get(variableId)
    if (!source) throw fieldProblem(`definition.sources.${input}`, 'not-in-list')
    inputs[input as DerivedInput] = { unit: source.unit }
  }
  const definition: DerivedDefinition = {
    kind,
    unit: variable.unit,
    inputs,
    constants,
    ...(convention ? { convention } : {}),
  }
  const found = checkDerived(definition)
  if (found.length > 0)
    throw new Problem(
      'INPUT_NOT_VALID',
      {},
      found.map(({ where, issue }) => ({
        path: `definition.${where.replace('inputs.', 'sources.')}`,
        code: `derived-${issue}`,
        params: {},
      })),
    )
  const sourceIds = await readSourceIds(scope)
  if (followsFromItself(variable.id, ids, (id) => sourceIds.get(id) ?? []))
    throw fieldProblem('definition.kind', 'follows-from-itself')
  return { ...definition, sources }
}
