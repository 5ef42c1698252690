import type { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import type { Handlers } from '../../platform/http/implement.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { changingFormulas } from '../samples/service.ts'
import { addAlias, removeAlias } from './alias-store.ts'
import { createParameter, editParameter, retireParameter } from './edit-store.ts'
import { listParameters, parameterChoices } from './store.ts'
import { unresolvedNames } from './unresolved-store.ts'

export const parameterHandlers: Handlers<typeof parameterRoutes> = {
  list: ({ scope, query, language }) => listParameters(scope, query, language),
  choices: ({ scope, language }) => parameterChoices(scope, language),
  unresolved: ({ scope }) => unresolvedNames(scope),
  create: ({ scope, body }) => calculating(scope, (within) => createParameter(within, body)),
  edit: ({ scope, params, body }) =>
    calculating(scope, (within) => editParameter(within, params.parameterId, body)),
  retire: ({ scope, params }) =>
    calculating(scope, (within) => retireParameter(within, params.parameterId, scope.clock.now())),
  restore: ({ scope, params }) =>
    calculating(scope, (within) => retireParameter(within, params.parameterId, null)),
  addAlias: ({ scope, params, body, language }) =>
    addAlias(scope, { parameterId: params.parameterId, name: body.name }, language),
  removeAlias: ({ scope, params }) => removeAlias(scope, params),
}

/** In one transaction with the results that a changed formula changes. */
const calculating = <T>(scope: ProjectScope, change: (within: ProjectScope) => Promise<T>) =>
  scope.transaction((within) => changingFormulas(within, () => change(within)))
