import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertSigningKey, readSigningKey, type SigningKey } from './signing-key-store.ts'

/** Where the private key stands, for `keys`. */
export const signingContext = 'installation'

/** SHA-256 of the key's DER, in hexadecimal: what two people can compare by telephone. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(createPublicKey(publicKey).export({ type: 'spki', format: 'der' }))
    .digest('hex')

export type Signer = { publicKey: string; fingerprint: string; sign: (bytes: Buffer) => Buffer }

/** The installation's signer; its key is made when the first pack is. */
export async function signerOf(
  { keys }: Pick<Platform, 'keys'>,
  scope: ProjectScope,
): Promise<Signer> {
  const { publicKey, privateSealed } =
    (await readSigningKey(scope)) ??
    (await scope.transaction((within) => makeKey({ keys }, within)))
  const privateKey = keys.open('pack-signing', signingContext, privateSealed)
  if (privateKey === null) throw new Error('the key that signs packs does not open')
  return {
    publicKey,
    fingerprint: fingerprintOf(publicKey),
    sign: (bytes) => sign(null, bytes, privateKey),
  }
}

async function makeKey(
  { keys }: Pick<Platform, 'keys'>,
  within: ProjectScope,
): Promise<SigningKey> {
  await lock(within, 'signing-key')
  const known = await readSigningKey(within)
  if (known) return known
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const privateSealed = keys.seal('pack-signing', signingContext, privateKey)
  return insertSigningKey(within, { publicKey, privateSealed })
}
