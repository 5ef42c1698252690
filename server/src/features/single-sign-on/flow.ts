import { createHmac, randomBytes } from 'node:crypto'

/** What a flow sends to the provider, and expects back. */
export type Flow = { state: string; nonce: string; verifier: string }

export const newFlowSecret = () => randomBytes(32).toString('base64url')

/**
 * All follow from the secret in the browser's cookie, so that the server keeps nothing while somebody is at
 * the provider, and only the browser that began a flow can end it.
 */
export function flowOf(secret: string): Flow {
  const drawn = (purpose: string) =>
    createHmac('sha256', secret).update(purpose).digest('base64url')
  return { state: drawn('state'), nonce: drawn('nonce'), verifier: drawn('verifier') }
}
