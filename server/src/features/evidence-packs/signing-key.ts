import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { lock } from '../../platform/db/lock.ts'
import type {
  AccountScope,
  ProjectScope,
  SystemScope,
  UserScope,
} from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Platform } from '../../platform/platform.ts'

/** Where the private key stands, for `keys`. */
export const signingContext = 'installation'

type Row = { id: number; publicKey: string; privateSealed: string; createdAt: string }
type AnyScope = ProjectScope | UserScope | AccountScope | SystemScope

export async function readSigningKey(scope: AnyScope): Promise<Row | null> {
  const [row] = await scope.rows<Row>(
    sql`select id, public_key, private_sealed, created_at from signing_key`,
  )
  return row ?? null
}

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

async function makeKey({ keys }: Pick<Platform, 'keys'>, within: ProjectScope): Promise<Row> {
  await lock(within, 'signing-key')
  const known = await readSigningKey(within)
  if (known) return known
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const sealed = keys.seal('pack-signing', signingContext, privateKey)
  const [row] = await within.rows<Row>(sql`
    insert into signing_key (public_key, private_sealed, created_at)
    values (${publicKey}, ${sealed}, ${within.clock.now()}) returning id, public_key, private_sealed, created_at`)
  return row as Row
}

/** For a change of the master key. */
export const storeSigningKey = async (scope: SystemScope, id: number, sealed: string) => {
  await scope.rows(sql`update signing_key set private_sealed = ${sealed} where id = ${id}`)
}
