import type { StreamEvent } from '@puquio/contract/notifications/live'
import type { Published } from './publish.ts'

/** How far back a stream begins at most: a page opens it after its own first calls. */
const replayMs = 15_000
/** More at once are told as one: all has to be read again. */
const mostKept = 1000
/** An event may have been on its way to this process while the page began. */
const marginMs = 500

/** The events of the last seconds, for pages that began before their stream did. */
export const openRecent = (now: () => number = () => performance.now()) => {
  let kept: (Published & { atMs: number })[] = []
  let lostMs = -Infinity
  return {
    add(published: Published) {
      const atMs = now()
      kept = kept.filter((one) => one.atMs >= atMs - replayMs - marginMs)
      if (kept.length >= mostKept) lostMs = kept.shift()?.atMs ?? atMs
      kept.push({ ...published, atMs })
    },
    /** What a person was told in the last `ageMs`; nothing for 0. */
    since(ageMs: number, userId: number): StreamEvent[] {
      if (ageMs <= 0) return []
      const fromMs = now() - ageMs - marginMs
      if (lostMs >= fromMs) return [{ kind: 'missed' }]
      return kept
        .filter(({ atMs, to }) => atMs >= fromMs && (to === null || to.includes(userId)))
        .map(({ event }) => event)
    },
  }
}
