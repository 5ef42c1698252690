import type { Annotation, annotationRoutes } from '@puquio/contract/modi/annotations'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import {
  deleteAnnotation,
  findAnnotation,
  insertAnnotation,
  listAnnotations,
  updateAnnotation,
} from './store.ts'

export const annotationHandlers: Handlers<typeof annotationRoutes> = {
  list: ({ scope, query }) => listAnnotations(scope, query),
  create: ({ scope, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:write')
      const id = await insertAnnotation(within, body)
      if (id === null) throw fieldProblem('deviceId', 'not-in-list')
      return shownAnnotation(within, id)
    }),
  edit: ({ scope, params: { annotationId }, body: { version, ...body } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:write')
      await shownAnnotation(within, annotationId)
      if (!(await updateAnnotation(within, { id: annotationId, version }, body)))
        throw new Problem('CHANGED_MEANWHILE')
      return shownAnnotation(within, annotationId)
    }),
  remove: ({ scope, params: { annotationId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:write')
      if (!(await deleteAnnotation(within, annotationId))) throw new Problem('NOT_FOUND')
      return null
    }),
}

async function shownAnnotation(scope: ProjectScope, id: number): Promise<Annotation> {
  const found = await findAnnotation(scope, id)
  if (!found) throw new Problem('NOT_FOUND')
  return found
}
