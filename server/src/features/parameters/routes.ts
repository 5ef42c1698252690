import type { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import type { Handlers } from '../../platform/http/implement.ts'
import { addAlias, removeAlias } from './alias-store.ts'
import { createParameter, editParameter, retireParameter } from './edit-store.ts'
import { listParameters, parameterChoices } from './store.ts'
import { unresolvedNames } from './unresolved-store.ts'

export const parameterHandlers: Handlers<typeof parameterRoutes> = {
  list: ({ scope, query, language }) => listParameters(scope, query, language),
  choices: ({ scope, language }) => parameterChoices(scope, language),
  unresolved: ({ scope }) => unresolvedNames(scope),
  create: ({ scope, body }) => createParameter(scope, body),
  edit: ({ scope, params, body }) => editParameter(scope, params.parameterId, body),
  retire: ({ scope, params }) => retireParameter(scope, params.parameterId, scope.clock.now()),
  restore: ({ scope, params }) => retireParameter(scope, params.parameterId, null),
  addAlias: ({ scope, params, body, language }) =>
    addAlias(scope, { parameterId: params.parameterId, name: body.name }, language),
  removeAlias: ({ scope, params }) => removeAlias(scope, params),
}
