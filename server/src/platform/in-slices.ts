import { setImmediate } from 'node:timers/promises'

/** How long one piece of work may hold the event loop. */
const sliceMs = 8

/**
 * Runs work that is made of small steps, and lets others work between them: returns what it ends with, and hands each
 * step's value on.
 */
export async function inSlices<Step, Result>(
  steps: Generator<Step, Result>,
  { signal, onStep }: { signal?: AbortSignal; onStep?: (step: Step) => void } = {},
): Promise<Result> {
  let startMs = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    onStep?.(step.value)
    if (performance.now() - startMs < sliceMs) continue
    await setImmediate()
    signal?.throwIfAborted()
    startMs = performance.now()
  }
}
