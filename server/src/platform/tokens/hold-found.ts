import type { Database } from '../db/database.ts'

const heldMs = 30_000
const mostHeld = 20_000

/**
 * Holds what was found for 30 s at most, for what each message asks for. A NOTIFY of the channel clears it in every
 * process; so does the loss of the connection that listens.
 */
export async function holdFound<Found>(
  database: Pick<Database, 'listen'>,
  channel: string,
): Promise<(key: string, look: () => Promise<Found | null>) => Promise<Found | null>> {
  const held = new Map<string, { found: Promise<Found | null>; untilMs: number }>()
  await database.listen(
    channel,
    () => held.clear(),
    () => held.clear(),
  )
  return (key, look) => {
    const now = performance.now()
    const known = held.get(key)
    if (known && known.untilMs > now) return known.found
    if (held.size >= mostHeld) held.clear()
    const found = look()
    const one = { found, untilMs: now + heldMs }
    held.set(key, one)
    // What was not found may be made at any time, and a failure is no answer.
    const drop = () => held.get(key) === one && held.delete(key)
    found.then((thing) => thing === null && drop(), drop)
    return found
  }
}
