import type { MqttLimits } from './limits.ts'

/** More than this to one device means that it does not acknowledge. */
const mostWaiting = 16
const lastId = 65_535

/**
 * What was sent to one device and waits for its acknowledgement, by packet identifiers.
 * @param onLate the end of a message has come without its acknowledgement.
 */
export function awaitAcks({ ackMs }: Pick<MqttLimits, 'ackMs'>, onLate: () => void) {
  const waiting = new Map<number, (isAcknowledged: boolean) => void>()
  /** Of what has an end and is not acknowledged, also when nobody waits for that any more. */
  const ends = new Map<number, NodeJS.Timeout>()
  let id = 0
  const settle = (settled: number, isAcknowledged: boolean) => {
    waiting.get(settled)?.(isAcknowledged)
    waiting.delete(settled)
  }
  return {
    /**
     * Returns a free identifier and whether it will have been acknowledged; null where too many wait.
     * @param leftMs after which it must not arrive any more; null where it may at any time.
     */
    begin(leftMs: number | null): { id: number; acknowledged: Promise<boolean> } | null {
      if (Math.max(waiting.size, ends.size) >= mostWaiting) return null
      do id = id === lastId ? 1 : id + 1
      while (waiting.has(id) || ends.has(id))
      const begun = id
      const acknowledged = new Promise<boolean>((resolve) => waiting.set(begun, resolve))
      const timer = setTimeout(() => settle(begun, false), ackMs)
      if (leftMs !== null) ends.set(begun, setTimeout(onLate, leftMs))
      return { id, acknowledged: acknowledged.finally(() => clearTimeout(timer)) }
    },
    arrived(acknowledged: number) {
      clearTimeout(ends.get(acknowledged))
      ends.delete(acknowledged)
      settle(acknowledged, true)
    },
    /** Whether something that has an end may still be under way. */
    mayComeLate: () => ends.size > 0,
    /** The connection ended: what still waits was not acknowledged. */
    end() {
      for (const one of waiting.keys()) settle(one, false)
      for (const timer of ends.values()) clearTimeout(timer)
      ends.clear()
    },
  }
}
