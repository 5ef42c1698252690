import type { MqttLimits } from './limits.ts'

/** More than this to one device means that it does not acknowledge. */
const mostWaiting = 16
const lastId = 65_535

/** What was sent to one device and waits for its acknowledgement, by packet identifiers. */
export function awaitAcks({ ackMs }: Pick<MqttLimits, 'ackMs'>) {
  const waiting = new Map<number, (isAcknowledged: boolean) => void>()
  let id = 0
  const settle = (settled: number, isAcknowledged: boolean) => {
    waiting.get(settled)?.(isAcknowledged)
    waiting.delete(settled)
  }
  return {
    /** Returns a free identifier and whether it will have been acknowledged; null where too many wait. */
    begin(): { id: number; acknowledged: Promise<boolean> } | null {
      if (waiting.size >= mostWaiting) return null
      do id = id === lastId ? 1 : id + 1
      while (waiting.has(id))
      const begun = id
      const acknowledged = new Promise<boolean>((resolve) => waiting.set(begun, resolve))
      const timer = setTimeout(() => settle(begun, false), ackMs)
      return { id, acknowledged: acknowledged.finally(() => clearTimeout(timer)) }
    },
    arrived: (acknowledged: number) => settle(acknowledged, true),
    /** The connection ended: what still waits was not acknowledged. */
    end() {
      for (const one of waiting.keys()) settle(one, false)
    },
  }
}
