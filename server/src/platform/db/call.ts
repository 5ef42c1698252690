import { AsyncLocalStorage } from 'node:async_hooks'

/** By which call, or job, a transaction writes: the audit trail takes it from every transaction. */
export type Call = {
  /** The route's name in the API, such as `plans.annul`, or `job.` and the kind. */
  action: string
  userId: number | null
  address: string | null
  requestId: string | null
  at: Date
}

/** Of what the installation does by itself. */
export const ownCall = (action: string, at: Date): Call => ({
  action,
  userId: null,
  address: null,
  requestId: null,
  at,
})

const calls = new AsyncLocalStorage<Call>()

export const withCall = <T>(call: Call, work: () => T): T => calls.run(call, work)

/** Runs work that a call only begins: what it writes is not of that call. */
export const withoutCall = <T>(work: () => T): T => calls.exit(work)

/** Returns it as one word that can stand in the text of a statement; null outside of a call. */
export function currentCall(): string | null {
  const call = calls.getStore()
  return call ? Buffer.from(JSON.stringify(call)).toString('base64') : null
}
