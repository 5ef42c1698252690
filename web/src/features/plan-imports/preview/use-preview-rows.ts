import { type PreviewRow, planImportRoutes, previewRowsMax } from '@puquio/contract/plan-imports'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../lib/api/api-query.ts'
import { useProject } from '../../../lib/project/project-context.ts'

/** The rows around the visible ones, loaded while scrolling; the others are undefined. */
export const usePreviewRows = (key: string, onlyBad: boolean) => {
  const { id: projectId } = useProject()
  const [pages, setPages] = useState<readonly number[]>([0])
  const results = useQueries({
    queries: pages.map((page) => {
      const input = { params: { projectId, key }, query: { from: page * previewRowsMax, onlyBad } }
      return apiQuery(planImportRoutes.preview, input, { isQuiet: true })
    }),
  })
  const rowAt = (index: number): PreviewRow | undefined => {
    const page = pages.indexOf(Math.floor(index / previewRowsMax))
    return results[page]?.data?.rows[index % previewRowsMax]
  }
  const look = (first: number, last: number) => {
    const seen = [first, last].map((index) => Math.floor(Math.max(0, index) / previewRowsMax))
    // The first page stays loaded, since it has the number of rows.
    const wanted = [...new Set([0, ...seen])]
    if (wanted.join() !== pages.join()) setPages(wanted)
  }
  const total = results[0]?.data?.total
  return { total, rowAt, look, error: results.find(({ error }) => error)?.error ?? null }
}
