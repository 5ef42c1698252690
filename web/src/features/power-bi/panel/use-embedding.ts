import { type PowerBiEmbedding, powerBiRoutes } from '@puquio/contract/boards/power-bi'
import { useEffect } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import type { PanelPlace } from '../../../widgets/boards/panel.ts'

/** After a renewal that failed. */
const againMs = 30_000

export const msUntil = (seconds: number, answeredAt: number, now: number) =>
  Math.max(0, answeredAt + seconds * 1000 - now)

/** What embeds the report of a panel, asked for anew before its token expires. */
export function useEmbedding({ urir, panel }: PanelPlace) {
  const { id: projectId } = useProject()
  const answer = useApi(
    powerBiRoutes.embedding,
    { params: { projectId, urir, panel } },
    { isQuiet: true, retry: false },
  )
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = answer
  useEffect(() => {
    if (data === undefined) return
    const hasFailed = errorUpdatedAt > dataUpdatedAt
    const wait = hasFailed ? againMs : renewalMs(data, dataUpdatedAt)
    const timer = setTimeout(() => void refetch(), wait)
    return () => clearTimeout(timer)
  }, [data, dataUpdatedAt, errorUpdatedAt, refetch])
  return answer
}

/** A second after the server would make another one: it gives the same one until then. */
const renewalMs = ({ renewInS }: PowerBiEmbedding, answeredAt: number) =>
  msUntil(renewInS + 1, answeredAt, Date.now())
