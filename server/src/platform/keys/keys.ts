import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

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
}

export type Purpose = 'mail-password' | 'report-secret' | 'pack-signing'

const version = 'v1'
const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key drawn from the master key by HKDF-SHA-256 (RFC 5869), one for each purpose. */
export function openKeys(masters: readonly [MasterKey, ...MasterKey[]]): Keys {
  const [newest] = masters
  const drawn = new Map<string, Buffer>()
  const keyFor = ({ id, secret }: MasterKey, purpose: Purpose) => {
    const name = `${id} ${purpose}`
    const key = drawn.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
    drawn.set(name, key)
    return key
  }
  return {
    seal(purpose, context, text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', keyFor(newest, purpose), iv)
      cipher.setAAD(Buffer.from(context))
      const sealed = Buffer.concat([
        iv,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
      return `${version}.${newest.id}.${sealed.toString('base64url')}`
    },
    open(purpose, context, sealed) {
      const [given, id, body = ''] = sealed.split('.')
      const master = masters.find((one) => one.id === id)
      const bytes = Buffer.from(body, 'base64url')
      if (given !== version || !master || bytes.length < ivBytes + tagBytes) return null
      try {
        const decipher = createDecipheriv(
          'aes-256-gcm',
          keyFor(master, purpose),
          bytes.subarray(0, ivBytes),
        )
        decipher.setAAD(Buffer.from(context))
        decipher.setAuthTag(bytes.subarray(-tagBytes))
        const text = decipher.update(bytes.subarray(ivBytes, -tagBytes))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${version}.${newest.id}.`),
  }
}

export const newMasterKey = (): MasterKey => ({
  id: randomBytes(4).toString('hex'),
  secret: randomBytes(32),
})
