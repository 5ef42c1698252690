import type { Database } from '../db/database.ts'

const heldMs = 30_000
const mostHeld = 20_000

type Held<Found> = { found: Promise<Found | null>; untilMs: number; projectId: number | null }

/**
 * Holds what was found for 30 s at most, for what each message asks for. A NOTIFY of the channel clears in every process
 * what is of the project that its payload names, and what is being looked for; an empty payload, and a lost connection,
 * clear all.
 */
export async function holdFound<Found extends { projectId: number }>(
  database: Pick<Database, 'listen'>,
  channel: string,
): Promise<(key: string, look: () => Promise<Found | null>) => Promise<Found | null>> {
  const held = new Map<string, Held<Found>>()
  const clearOf = (projectId: number) => {
    for (const [key, one] of held)
      if (one.projectId === null || one.projectId === projectId) held.delete(key)
  }
  await database.listen(
    channel,
    (payload) => (payload === '' ? held.clear() : clearOf(Number(payload))),
    () => held.clear(),
  )
  return (key, look) => {
    const now = performance.now()
    const known = held.get(key)
    if (known && known.untilMs > now) return known.found
    if (held.size >= mostHeld) held.clear()
    const found = look()
    const one: Held<Found> = { found, untilMs: now + heldMs, projectId: null }
    held.set(key, one)
    // What was not found may be made at any time, and a failure is no answer.
    const drop = () => held.get(key) === one && held.delete(key)
    found.then((thing) => {
      if (thing === null) drop()
      else one.projectId = thing.projectId
    }, drop)
    return found
  }
}
