import { createHash } from 'node:crypto'
import type { DecoderAnswer, DecoderInput } from './decoding.ts'
import { openLane } from './lane.ts'
import { openSlowDecoders } from './slow-decoders.ts'

export type Decoders = {
  /** Runs a decoder of a project on a message; what it does disturbs no other one for longer than once. */
  run: (projectId: number, code: string, input: DecoderInput) => Promise<DecoderAnswer>
  close: () => void
}

/**
 * Two processes: one for all decoders, and one for those that met a limit of time or memory lately, so that the others do
 * not wait for them. What failed so in the first is tried once more in the second: a busy machine may have been the reason.
 * In both projects take turns, and none has more than its share waiting.
 */
export function openDecoders({ fastMs = 1000, slowMs = 3000 } = {}): Decoders {
  const fast = openLane({ mostMs: fastMs, mostWaiting: { all: 1000, ofOne: 500 } })
  const slow = openLane({ mostMs: slowMs, mostWaiting: { all: 100, ofOne: 25 } })
  const slowDecoders = openSlowDecoders()
  return {
    async run(projectId, code, input) {
      const key = createHash('sha256').update(code).digest('base64')
      if (!slowDecoders.isSlow(projectId, key)) {
        const answer = await fast.run(projectId, code, input)
        if (!metLimit(answer)) return answer
      }
      const answer = await slow.run(projectId, code, input)
      if (metLimit(answer)) slowDecoders.note(projectId, key)
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
