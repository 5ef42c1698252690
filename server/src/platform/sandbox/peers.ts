import { randomUUID } from 'node:crypto'

/** What a project has of one process: tasks that run, and the time that it has used there lately. */
export type Use = { project: number; running: number; usedMs: number }
type Own = { use: () => Use[]; onChange: () => void }

/** What the other processes of the installation do for projects. */
export type Peers = {
  of: (project: number) => Omit<Use, 'project'>
  /** Tells the others what this process does now. */
  changed: () => void
  attach: (own: Own) => void
}
export type Channel = {
  send: (payload: string) => Promise<void>
  listen: (onMessage: (payload: string) => void) => Promise<void>
}

export const alone: Peers = {
  of: () => ({ running: 0, usedMs: 0 }),
  changed: () => undefined,
  attach: () => undefined,
}

/** What is not repeated for so long was said by a process that has ended. */
const forgottenAfterMs = 15_000
const repeatedAfterMs = 5_000
/** Below the 8,000 bytes of a NOTIFY; those that have used most. */
const toldMax = 100

type HeardUses = { uses: Use[]; atMs: number }

/** Processes that tell each other what they do; alone until they join a channel. */
export function createPeers() {
  const id = randomUUID()
  const others = new Map<string, HeardUses>()
  let own: Own | null = null
  let channel: Channel | null = null
  let sending = Promise.resolve()

  const changed = () => {
    const to = channel
    if (!to || !own) return
    const { use } = own
    // One after another, each with what holds then: the last one that arrives is the newest.
    sending = sending
      .then(() => to.send(JSON.stringify({ id, uses: mostUsed(use()) })))
      // Said again when it is repeated.
      .catch(() => undefined)
  }
  const hear = (payload: string) => {
    const told = JSON.parse(payload) as { id: string; uses: Use[] }
    if (told.id === id) return
    const isNew = !others.has(told.id)
    others.set(told.id, { uses: told.uses, atMs: performance.now() })
    if (isNew) changed()
    own?.onChange()
  }
  const repeat = () => {
    const heardAfter = performance.now() - forgottenAfterMs
    const gone = [...others].filter(([, { atMs }]) => atMs < heardAfter)
    for (const [other] of gone) others.delete(other)
    if (gone.length > 0) own?.onChange()
    changed()
  }
  const peers: Peers = {
    of(project) {
      const uses = [...others.values()].flatMap((told) => told.uses)
      const ofIt = uses.filter((one) => one.project === project)
      return {
        running: ofIt.reduce((sum, { running }) => sum + running, 0),
        usedMs: ofIt.reduce((sum, { usedMs }) => sum + usedMs, 0),
      }
    },
    changed,
    attach(given) {
      own = given
    },
  }
  return {
    peers,
    async join(joined: Channel): Promise<void> {
      await joined.listen(hear)
      channel = joined
      setInterval(repeat, repeatedAfterMs).unref()
      changed()
    },
  }
}

const mostUsed = (uses: Use[]): Use[] =>
  uses.toSorted((a, b) => b.running - a.running || b.usedMs - a.usedMs).slice(0, toldMax)
