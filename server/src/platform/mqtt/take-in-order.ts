import { setTimeout as wait } from 'node:timers/promises'
import { Busy, Refused } from './door.ts'
import { Closing } from './guard-socket.ts'
import type { MqttLimits } from './limits.ts'

type Options = {
  limits: Pick<MqttLimits, 'busyMs' | 'busyMostMs'>
  /** Whether the connection has ended: nobody waits for an acknowledgement, and nothing is offered again. */
  isOver: () => boolean
  /** Told when the first message has to wait, and when none has to any more. */
  onBusy: (isBusy: boolean) => void
}

/**
 * Offers one connection's messages to the door in the order in which they came, several at a time. Each promise settles
 * after those of the messages before it, since acknowledgements keep that order (MQTT-4.6.0-2), and none is fulfilled
 * after one that was rejected.
 */
export function takeInOrder<Message>(
  take: (message: Message) => Promise<void>,
  { limits, isOver, onBusy }: Options,
) {
  let last: Promise<void> = Promise.resolve()
  let busy = 0

  async function offer(message: Message, earlier: Promise<void>): Promise<void> {
    if (busy > 0) await earlier
    if (await isTaken(message)) return
    if (busy++ === 0) onBusy(true)
    try {
      await earlier
      for (let pauseMs = limits.busyMs; ; pauseMs = Math.min(2 * pauseMs, limits.busyMostMs)) {
        await wait(pauseMs)
        if (isOver()) throw new Closing('ended while its message waited')
        if (await isTaken(message)) return
      }
    } finally {
      if (--busy === 0) onBusy(false)
    }
  }

  async function isTaken(message: Message): Promise<boolean> {
    try {
      await take(message)
      return true
    } catch (error) {
      if (error instanceof Refused) return true
      if (error instanceof Busy) return false
      throw error
    }
  }

  return (message: Message): Promise<void> => {
    const earlier = last
    const taken = offer(message, earlier)
    // Whoever waits for the turn learns of it; until then it is nobody's.
    taken.catch(() => undefined)
    last = earlier.then(() => taken)
    last.catch(() => undefined)
    return last
  }
}
