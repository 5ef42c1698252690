import { generalRoutes, type MenuItem } from '@puquio/contract/general'
import { projectRoutes } from '@puquio/contract/projects'
import { ownUserRoutes, type PolicyStatus } from '@puquio/contract/people/own-user'
import type { PermissionCode } from '@puquio/domain'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { apiQuery } from '../api/api-query.ts'
import { type CallOptions, call } from '../api/call.ts'
import { type CallError, isProblem } from '../api/call-error.ts'

/** The user and project of the rights. */
export type Member = { project: number; user: number }

/**
 * The whole interface stands on these answers: they hold until their tags are invalidated, and what
 * cannot be read is said at once.
 */
const untilInvalidated = { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false }

export const projectsQuery = queryOptions({
  ...apiQuery(projectRoutes.list),
  ...untilInvalidated,
})

export const permissionsQuery = (query: Member) =>
  memberQuery<readonly PermissionCode[]>(
    apiQuery(ownUserRoutes.permissions, { query }),
    (options) =>
      call(ownUserRoutes.permissions, { query }, options).catch(orElse([], 'NO_PERMISSION')),
  )

/** Null where the project has none for this person. */
export const menuQuery = (query: Member) =>
  memberQuery<readonly MenuItem[] | null>(apiQuery(generalRoutes.menu, { query }), (options) =>
    call(generalRoutes.menu, { query }, options).catch(orElse(null, 'NO_MENU')),
  )

/** Null where no policy is in force. */
export const policyQuery = (query: Member) =>
  memberQuery<PolicyStatus | null>(apiQuery(ownUserRoutes.policy, { query }), (options) =>
    call(ownUserRoutes.policy, { query }, options).catch(orElse(null, 'NO_POLICY')),
  )

const memberQuery = <Answer>(
  { queryKey }: { queryKey: QueryKey },
  ask: (options: CallOptions) => Promise<Answer>,
) =>
  queryOptions<Answer, CallError>({
    ...untilInvalidated,
    queryKey,
    // Read again in the background: what is shown stays until the answer is there.
    queryFn: ({ client }) => ask({ isQuiet: client.getQueryData(queryKey) !== undefined }),
  })

/** 204 is an error state, which the call has recorded; the shell goes on with nothing. */
const orElse =
  <Value>(value: Value, problem: 'NO_PERMISSION' | 'NO_MENU' | 'NO_POLICY') =>
  (error: unknown): Value => {
    if (isProblem(error, problem)) return value
    throw error
  }
