import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import type { CallError } from '../../../lib/api/call-error.ts'

export type Late = { monitorings: readonly Monitoring[]; total: number }

/** Most that are named, which is the largest page of a list. */
const namedMax = 100

/** Those that somebody else changed after they were selected, as they stand now. */
export const useLate = (params: { projectId: number; planId: number }) => {
  const [late, setLate] = useState<Late>({ monitorings: [], total: 0 })
  /** Returns their ids; throws where they cannot be read. */
  const read = async (conflict: CallError): Promise<readonly number[]> => {
    const { ids } = conflict.params
    const all = Array.isArray(ids) ? ids.map(Number) : []
    if (all.length === 0) throw conflict
    const query = { ids: all.slice(0, namedMax), size: namedMax, sort: 'station' as const }
    const { items } = await call(monitoringRoutes.list, { params, query })
    setLate((before) => ({
      monitorings: [...before.monitorings, ...items],
      total: before.total + all.length,
    }))
    return all
  }
  return { late, read }
}
