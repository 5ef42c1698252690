import { AsyncLocalStorage } from 'node:async_hooks'

/** The call or job that a transaction belongs to, which the audit trail records. */
export type Call = {
  /** The route's name in the API, such as `plans.annul`, or `job.` and the kind. */
  action: string
  userId: number | null
  /** The access token by which it was made, by its name. */
  token: string | null
  address: string | null
  requestId: string | null
  at: Date
}

/** Returns the call of a job, which no user made. */
export const ownCall = (action: string, at: Date): Call => ({
  action,
  userId: null,
  token: null,
  address: null,
  requestId: null,
  at,
})

const calls = new AsyncLocalStorage<Call>()

export const withCall = <T>(call: Call, work: () => T): T => calls.run(call, work)

/** Runs background work that a call starts, so that its writes are not recorded under that call. */
export const withoutCall = <T>(work: () => T): T => calls.exit(work)

/** Returns the current call in base64, safe inside a statement; null outside of a call. */
export function currentCall(): string | null {
  const call = calls.getStore()
  return call ? Buffer.from(JSON.stringify(call)).toString('base64') : null
}
