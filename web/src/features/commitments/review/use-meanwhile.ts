import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import type { Commitment } from '@puquio/contract/commitments/record'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import type { Pair } from '../changes/wish.ts'

/**
 * Asks for the commitment that is open whenever something of it may have changed. What somebody else changed is put
 * into the queue, and told with the values of before while it stays open.
 */
export const useMeanwhile = (
  open: Commitment | undefined,
  put: (now: readonly Commitment[]) => void,
): Pair | null => {
  const { id: projectId } = useProject()
  const [pair, setPair] = useState<Pair | null>(null)
  const params = { projectId, commitmentId: open?.id ?? 0 }
  const { data: now } = useApi(
    commitmentRoutes.get,
    { params },
    { enabled: open !== undefined, isQuiet: true },
  )
  useEffect(() => {
    if (open === undefined || now === undefined) return
    if (now.id !== open.id || now.version <= open.version) return
    setPair({ seen: open, now })
    put([now])
  }, [open, now, put])
  return pair !== null && pair.now.id === open?.id && pair.now.version === open.version
    ? pair
    : null
}
