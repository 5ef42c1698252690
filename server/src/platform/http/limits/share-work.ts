import { Problem } from '../../problem.ts'

/**
 * How many requests of one caller are at work at once: fewer than the connections to the database, so that
 * nobody holds all of them. A caller without an account is an address, which may be a whole camp's.
 */
const usualAtWork = 8
/** Of messages of devices, which share their commit instead of holding a connection each. */
export const messagesAtWork = 200
/** Those of one address that wait: with those at work a part of what the server has in progress of devices. */
export const messagesWaiting = 100
const waiting = { credentials: 100, person: 100, address: 400 }
const retryAfterS = 2

export type Leave = () => void
/** Somebody who is not identified yet is known by the credentials that they sent. */
type WorkCaller = { kind: keyof typeof waiting; key: string }
export type ShareWork = (caller: WorkCaller) => Promise<Leave>

/**
 * Lets each caller have so many requests at work; the next ones wait in a queue of the caller's own, which keeps
 * nobody else waiting, and those beyond it are refused.
 */
export function shareWork(atWork = usualAtWork, ofAddress = waiting.address): ShareWork {
  const most = { ...waiting, address: ofAddress }
  const callers = new Map<string, { working: number; queue: (() => void)[] }>()
  return ({ kind, key }) =>
    new Promise((resolve, reject) => {
      const caller = `${kind} ${key}`
      const own = callers.get(caller) ?? { working: 0, queue: [] }
      callers.set(caller, own)
      const begin = () => {
        own.working++
        resolve(leaveOnce)
      }
      let hasLeft = false
      const leaveOnce = () => {
        if (hasLeft) return
        hasLeft = true
        own.working--
        own.queue.shift()?.()
        if (own.working === 0) callers.delete(caller)
      }
      if (own.working < atWork) begin()
      else if (own.queue.length < most[kind]) own.queue.push(begin)
      else reject(new Problem('TOO_MANY_REQUESTS', { retryAfterS }))
    })
}
