import { createHash } from 'node:crypto'
import type { DecoderAnswer, DecoderInput } from './decoding.ts'
import { openLane } from './lane.ts'

export type Decoders = {
  /** Runs a decoder on a message; what it does disturbs no other one for longer than once. */
  run: (code: string, input: DecoderInput) => Promise<DecoderAnswer>
  close: () => void
}

const slowForMs = 600_000
const mostKnownSlow = 1000

/**
 * Two processes: one for all decoders, and one for those that met a limit of time or memory lately, so that the others do
 * not wait for them. What failed so in the first is tried once more in the second: a busy machine may have been the reason.
 */
export function openDecoders({ fastMs = 1000, slowMs = 3000 } = {}): Decoders {
  const fast = openLane({ mostMs: fastMs, mostWaiting: 1000 })
  const slow = openLane({ mostMs: slowMs, mostWaiting: 100 })
  const slowUntil = new Map<string, number>()
  const noteSlow = (key: string) => {
    slowUntil.delete(key)
    slowUntil.set(key, performance.now() + slowForMs)
    const [oldest] = slowUntil.keys()
    if (slowUntil.size > mostKnownSlow && oldest !== undefined) slowUntil.delete(oldest)
  }
  return {
    async run(code, input) {
      const key = createHash('sha256').update(code).digest('base64')
      if ((slowUntil.get(key) ?? 0) < performance.now()) {
        const answer = await fast.run(code, input)
        if (!metLimit(answer)) return answer
      }
      const answer = await slow.run(code, input)
      if (metLimit(answer)) noteSlow(key)
      return answer
    },
    close() {
      fast.close()
      slow.close()
    },
  }
}

const metLimit = (answer: DecoderAnswer): boolean =>
  'failure' in answer && (answer.failure === 'time' || answer.failure === 'memory')
