import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { documentRoutes } from '@puquio/contract/commitments/documents'
import { commitmentLimits } from '@puquio/domain'
import { useMemo } from 'react'
import type { z } from 'zod'
import { useApi } from '../../../lib/api/use-api.ts'
import type { documentSearch } from './search.ts'

type Asked = { projectId: number; documentId: number; search: z.output<typeof documentSearch> }

/** The query by which a quote of the address is looked for. */
export const quoteQuery = ({ page = 1, quote = '' }: z.output<typeof documentSearch>) => ({
  page,
  quote: quote.slice(0, commitmentLimits.quote),
})

/** What the address marks in the document: a commitment's places, or a quote. */
export function useMarked({ projectId, documentId, search }: Asked) {
  const { commitment: commitmentId, page, quote } = search
  const commitment = useApi(
    commitmentRoutes.get,
    { params: { projectId, commitmentId: commitmentId ?? 0 } },
    { enabled: commitmentId !== undefined },
  )
  const located = useApi(
    documentRoutes.quote,
    { params: { projectId, documentId }, query: quoteQuery(search) },
    { enabled: commitmentId === undefined && quote !== undefined },
  )
  const places = commitment.data?.places
  const place = located.data?.place
  const areas = useMemo(
    () =>
      places
        ? places.filter((one) => one.documentId === documentId).flatMap((one) => one.areas)
        : (place?.areas ?? []),
    [places, place, documentId],
  )
  return {
    areas,
    page: page ?? areas[0]?.page,
    isMissing: quote !== undefined && commitmentId === undefined && place === null,
  }
}
