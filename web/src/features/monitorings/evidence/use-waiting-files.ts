import { useState } from 'react'

export type WaitingFiles = ReturnType<typeof useWaitingFiles>

/**
 * Files whose kind the user has not said yet, by monitoring; kept by the page, so that they survive closing
 * the tab or the panel.
 */
export const useWaitingFiles = () => {
  const [waiting, setWaiting] = useState<ReadonlyMap<number, readonly File[]>>(new Map())
  const of = (monitoringId: number) => waiting.get(monitoringId) ?? none
  return {
    isAny: waiting.size > 0,
    of,
    add: (monitoringId: number, files: readonly File[]) =>
      setWaiting((before) =>
        new Map(before).set(monitoringId, [...(before.get(monitoringId) ?? none), ...files]),
      ),
    clear: (monitoringId: number) =>
      setWaiting((before) => new Map([...before].filter(([id]) => id !== monitoringId))),
  }
}

const none: readonly File[] = []
