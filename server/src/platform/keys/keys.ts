import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The newest first: it seals, all of them open. */
export type MasterKey = { id: string; secret: Buffer }

export type Keys = {
  /**
   * Encrypts a text for the database. `purpose` keeps the product's uses apart; `context` says where it
   * stands (`project 3`): moved elsewhere, it does not open.
   */
  seal: (purpose: Purpose, context: string, text: string) => string
  /** Returns null for what was altered, moved, sealed for another purpose, or by a key that is gone. */
  open: (purpose: Purpose, context: string, sealed: string) => string | null
  /** Whether the newest key sealed it. */
  isCurrent: (sealed: string) => boolean
  /**
   * Encrypts a text for an address: what is the same seals to the same, so that an address can be a favourite. Letters,
   * digits, `-` and `_` only.
   */
  sealAddress: (purpose: AddressPurpose, context: string, text: string) => string
  /** Returns null for what was altered, belongs elsewhere, or was sealed by another key than the newest. */
  openAddress: (purpose: AddressPurpose, context: string, sealed: string) => string | null
}

export type Purpose = 'mail-password' | 'report-secret' | 'pack-signing'
export type AddressPurpose = 'board'

const version = 'v1'
const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key drawn from the master key by HKDF-SHA-256 (RFC 5869), one for each purpose. */
export function openKeys(masters: readonly [MasterKey, ...MasterKey[]]): Keys {
  const [newest] = masters
  const drawn = new Map<string, Buffer>()
  const keyFor = ({ id, secret }: MasterKey, purpose: Purpose | AddressPurpose | 'board iv') => {
    const name = `${id} ${purpose}`
    const key = drawn.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
    drawn.set(name, key)
    return key
  }
  return {
    seal(purpose, context, text) {
      const sealed = encrypt(keyFor(newest, purpose), randomBytes(ivBytes), { context, text })
      return `${version}.${newest.id}.${sealed.toString('base64url')}`
    },
    open(purpose, context, sealed) {
      const [given, id, body = ''] = sealed.split('.')
      const master = masters.find((one) => one.id === id)
      if (given !== version || !master) return null
      return decrypt(keyFor(master, purpose), Buffer.from(body, 'base64url'), context)
    },
    isCurrent: (sealed) => sealed.startsWith(`${version}.${newest.id}.`),
    sealAddress(purpose, context, text) {
      // Drawn from what is sealed: another text or context never meets the same one.
      const iv = createHmac('sha256', keyFor(newest, `${purpose} iv`))
        .update(JSON.stringify([context, text]))
        .digest()
        .subarray(0, ivBytes)
      return encrypt(keyFor(newest, purpose), iv, { context, text }).toString('base64url')
    },
    openAddress(purpose, context, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      // Several spellings decode to the same bytes: only the one that was given is taken.
      if (bytes.toString('base64url') !== sealed) return null
      return decrypt(keyFor(newest, purpose), bytes, context)
    },
  }
}

function encrypt(key: Buffer, iv: Buffer, { context, text }: { context: string; text: string }) {
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(context))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, bytes: Buffer, context: string): string | null {
  if (bytes.length < ivBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(context))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const text = decipher.update(bytes.subarray(ivBytes, -tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

export const newMasterKey = (): MasterKey => ({
  id: randomBytes(4).toString('hex'),
  secret: randomBytes(32),
})
