import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { useQueries } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api/api-query.ts'
import { useProject } from '../../lib/project/project-context.ts'

/** Most ids that one call takes, and most rows that one answers. */
const [idsMax, rowsMax] = [500, 100]

/** Those of the commitments that can become rows of a plan: verified ones of monitoring. */
export const useUsable = (ids: readonly number[]) => {
  const { id: projectId } = useProject()
  const asked = ids.slice(0, idsMax)
  const pages = Array.from({ length: Math.ceil(asked.length / rowsMax) }, (_, at) => at + 1)
  const found = useQueries({
    queries: pages.map((page) => {
      const query = {
        ids: asked,
        kinds: ['monitoring' as const],
        states: ['verified' as const, 'in-force' as const],
        sort: 'instrument' as const,
        size: rowsMax,
        page,
      }
      return apiQuery(commitmentRoutes.list, { params: { projectId }, query })
    }),
  })
  const error = found.find((one) => one.error)?.error ?? null
  const isThere = found.every(({ data }) => data !== undefined)
  return {
    items: isThere ? found.flatMap(({ data }) => data?.items ?? []) : undefined,
    error,
    retry: () => {
      for (const one of found) void one.refetch()
    },
  }
}
