import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * `puq_`, 43 random characters (256 bits) and a checksum of six, so that programs that look for leaked secrets
 * know one for sure, and a mistyped one costs no question to the database.
 */
const prefix = 'puq_'
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 43
const checksumLength = 6
const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`)

export function newTokenText(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)])
  const head = `${prefix}${random.join('')}`
  return `${head}${checksumOf(head)}`
}

export const isTokenText = (text: string): boolean =>
  pattern.test(text) && text.endsWith(checksumOf(text.slice(0, -checksumLength)))

function checksumOf(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let i = 0; i < checksumLength; i++) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`
    rest = Math.floor(rest / alphabet.length)
  }
  return digits
}
