import { NotYet } from '../../platform/jobs/job-kind.ts'

/**
 * How long a run works before it queues again, so that a document of a thousand scanned pages does not keep the runs of
 * other projects waiting for hours. What it read and asked is stored, and is there when its turn comes again.
 */
export const turnMs = 300_000

export type Turn = {
  isOver: () => boolean
  /** Throws `NotYet` once it is over. */
  endIfOver: () => void
}

export function beginTurn(lengthMs: number): Turn {
  const endsMs = performance.now() + lengthMs
  const isOver = () => performance.now() >= endsMs
  return {
    isOver,
    endIfOver() {
      if (isOver()) throw new NotYet(0)
    },
  }
}
