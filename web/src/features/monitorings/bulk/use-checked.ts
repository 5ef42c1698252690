import type { Monitoring } from '@puquio/contract/monitorings'
import { useState } from 'react'
import type { Keys } from '../../../ui/table/selection.ts'

/** The checked monitorings of this page and others, each as it was when it was checked. */
export const useChecked = (shown: readonly Monitoring[] | undefined) => {
  const [checked, setChecked] = useState<ReadonlyMap<number, Monitoring>>(new Map())
  return {
    keys: new Set(checked.keys()) as Keys,
    monitorings: [...checked.values()],
    /** Without those that somebody else changed since. */
    drop: (ids: readonly number[]) =>
      setChecked((now) => new Map([...now].filter(([id]) => !ids.includes(id)))),
    onChange: (keys: Keys) => {
      const next = [...keys].map(Number).flatMap((id): [number, Monitoring][] => {
        const monitoring = checked.get(id) ?? shown?.find((one) => one.id === id)
        return monitoring === undefined ? [] : [[id, monitoring]]
      })
      setChecked(new Map(next))
    },
  }
}
