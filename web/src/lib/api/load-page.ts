import type { AnyRoute } from '@puquio/contract'
import { apiQuery } from './api-query.ts'
import { isPolicyDue } from '../project/policy-due.ts'
import { openContext } from '../project/project-context.ts'
import { queryClient } from './query-client.ts'

/** A page that is entered: what its path and its address say. */
export type Entered<Params, Search> = { params: Params; search: Search }

type Ask = <R extends AnyRoute>(...query: Parameters<typeof apiQuery<R>>) => void

/**
 * A page's loader: asks, in the project that is open, for what the page reads, while it renders. Nobody
 * waits for the answers; the page takes them over, and says what fails.
 */
export const loadInProject =
  <Params = unknown, Search = unknown>(
    load: (ask: Ask, entered: Entered<Params, Search> & { projectId: number }) => void,
  ) =>
  async (entered: Entered<Params, Search>): Promise<void> => {
    const { state, project, policy } = await openContext()
    // Until the policy is accepted the server refuses what pages read.
    if (state !== 'ready' || project === null || isPolicyDue(policy)) return
    load(ask, { ...entered, projectId: project.id })
  }

const ask: Ask = (...given) => {
  const query = apiQuery as (...all: unknown[]) => ReturnType<typeof apiQuery>
  void queryClient.prefetchQuery(query(...given))
}
