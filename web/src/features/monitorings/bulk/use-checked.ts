import type { Monitoring } from '@puquio/contract/monitorings'
import { useState } from 'react'
import type { Keys } from '../../../ui/table/selection.ts'

export type CheckedMonitoring = Pick<Monitoring, 'id' | 'version'>

/** What is checked on this page and others, each with the version that was seen when it was. */
export const useChecked = (shown: readonly Monitoring[] | undefined) => {
  const [versions, setVersions] = useState<ReadonlyMap<number, number>>(new Map())
  return {
    keys: new Set(versions.keys()) as Keys,
    monitorings: [...versions].map(([id, version]): CheckedMonitoring => ({ id, version })),
    /** Without those that somebody else changed since. */
    drop: (ids: readonly number[]) =>
      setVersions((now) => new Map([...now].filter(([id]) => !ids.includes(id)))),
    onChange: (keys: Keys) => {
      const next = [...keys].map(Number).flatMap((id): [number, number][] => {
        const version = versions.get(id) ?? shown?.find((one) => one.id === id)?.version
        return version === undefined ? [] : [[id, version]]
      })
      setVersions(new Map(next))
    },
  }
}
