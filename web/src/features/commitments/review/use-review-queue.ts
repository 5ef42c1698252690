import type { RouteAnswer } from '@puquio/contract'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import type { Commitment } from '@puquio/contract/commitments/record'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { call } from '../../../lib/api/call.ts'
import type { CallError } from '../../../lib/api/call-error.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { type FilterValues, filtersOf } from '../use-matrix-search.ts'
import { useUnverified } from './use-unverified.ts'

type Page = RouteAnswer<typeof commitmentRoutes.list> & {
  /** New ones that were put into the queue after this was read. */
  added: number
  number: number
  /** How many changes the queue knew of when this was asked for, and when it was answered. */
  asked: number
  answered: number
}

const pageSize = 100

/**
 * What is reviewed, what nobody decided on first, as it was found when the review began: one that is decided on keeps its
 * place although the filters leave it out now. Hence a key without tags: what people change here is put into it, and nothing
 * is asked again.
 */
export const useReviewQueue = (filters: FilterValues, wanted: number | undefined) => {
  const client = useQueryClient()
  const params = { projectId: useProject().id }
  const query = { ...filtersOf(filters), group: 'state' as const }
  const queryKey = [[], commitmentRoutes.list.path, 'review', params.projectId, query]
  const changes = useRef(0)
  const pages = useInfiniteQuery<Page, CallError, InfiniteData<Page, number>, unknown[], number>({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const asked = changes.current
      const found = await call(
        commitmentRoutes.list,
        { params, query: { ...query, page: pageParam, size: pageSize } },
        { signal, isQuiet: pageParam > 1 },
      )
      return { ...found, added: 0, number: pageParam, asked, answered: changes.current }
    },
    initialPageParam: 1,
    getNextPageParam: (last) => pageAfter(last, changes.current),
    staleTime: Infinity,
    gcTime: 0,
  })
  const items = useMemo(() => {
    const seen = new Map<number, Commitment>()
    for (const one of pages.data?.pages.flatMap((page) => page.items) ?? [])
      if (!seen.has(one.id)) seen.set(one.id, one)
    return [...seen.values()]
  }, [pages.data])

  const keyText = JSON.stringify(queryKey)
  /** Puts what is known now in the place of what was; what is new stands behind `after`, and nowhere without it. */
  const put = useCallback(
    (now: readonly Commitment[], after?: number) => {
      changes.current += now.length
      const newest = new Map(now.map((one) => [one.id, one]))
      client.setQueryData<InfiniteData<Page, number>>(JSON.parse(keyText), (was) => {
        if (was === undefined) return was
        const known = new Set(was.pages.flatMap(({ items: of }) => of.map(({ id }) => id)))
        const fresh = after === undefined ? [] : now.filter(({ id }) => !known.has(id))
        return {
          ...was,
          pages: was.pages.map((page, at) => ({
            ...page,
            added: page.added + (at === 0 ? fresh.length : 0),
            items: page.items.flatMap((one) => {
              const next = newest.get(one.id) ?? one
              return one.id === after ? [next, ...fresh] : [next]
            }),
          })),
        }
      })
    },
    [client, keyText],
  )
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const first = pages.data?.pages[0]
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  // One that the address names may stand far down.
  const isLooking =
    wanted !== undefined && hasNextPage && items.every(({ id }) => id !== wanted) && !pages.isError
  useEffect(() => {
    if (isLooking) loadMore()
  }, [isLooking, loadMore])
  return {
    items,
    /** How many are reviewed: as many as there were when it began, and what came to them; at the end, those that were read. */
    total: first && (hasNextPage ? first.total + first.added : items.length),
    unverified: useUnverified(filters, items, first),
    error: pages.error,
    refetch: pages.refetch,
    isLoading: pages.isLoading || isLooking,
    isLooking,
    /** Whether there are more than were read. */
    hasMore: hasNextPage,
    put,
    loadMore,
  }
}

/**
 * What is decided on leaves its place in the server's list, and what stands behind moves up onto pages that were read.
 * So as many pages as that may be are read again before the next one, and one more, as it may have been while the last
 * was asked for; what is known of them is left out.
 */
function pageAfter({ number, total, asked, answered }: Page, changes: number): number | undefined {
  const isEnd = number * pageSize >= total
  const since = changes - asked
  if (isEnd && (since === 0 || answered === asked)) return undefined
  return since === 0 ? number + 1 : Math.max(1, number - Math.ceil(since / pageSize))
}
