import { createHmac, randomBytes } from 'node:crypto'
import { proofMinutes } from '@puquio/contract/people/proof'

/** What a flow sends to the provider, and expects back. */
export type Flow = {
  state: string
  nonce: string
  verifier: string
  /** The person is asked anew, and the provider says that it was within this time; null where its session will do. */
  signedInWithinS: number | null
}

export const newFlowSecret = () => randomBytes(32).toString('base64url')

const ofProof = 'again.'
/** Of a flow by which somebody signs in again: its secret says so, and with it what is asked of the provider. */
export const newProofSecret = () => `${ofProof}${newFlowSecret()}`
export const isProofSecret = (secret: string) => secret.startsWith(ofProof)

/**
 * All follow from the secret in the browser's cookie, so that the server keeps nothing while somebody is at
 * the provider, and only the browser that began a flow can end it.
 */
export function flowOf(secret: string): Flow {
  const drawn = (purpose: string) =>
    createHmac('sha256', secret).update(purpose).digest('base64url')
  const signedInWithinS = isProofSecret(secret) ? proofMinutes * 60 : null
  return {
    state: drawn('state'),
    nonce: drawn('nonce'),
    verifier: drawn('verifier'),
    signedInWithinS,
  }
}
