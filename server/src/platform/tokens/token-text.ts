import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * A prefix, 43 random characters (256 bits) and a checksum of six, so that programs that look for leaked secrets
 * know one for sure, and a mistyped one costs no question to the database.
 */
const prefixes = { access: 'puq_', laboratory: 'pul_', device: 'pud_', network: 'pun_' }
type TokenKind = keyof typeof prefixes
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Whatever looks like a token, wherever in a text. */
export const tokenTexts = new RegExp(`(${Object.values(prefixes).join('|')})[0-9A-Za-z]+`, 'g')
const randomLength = 43
const checksumLength = 6
const pattern = new RegExp(`^[0-9A-Za-z]{${randomLength + checksumLength}}$`)

export function newTokenText(kind: TokenKind = 'access'): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)])
  const head = `${prefixes[kind]}${random.join('')}`
  return `${head}${checksumOf(head)}`
}

export const isTokenText = (text: string, kind: TokenKind = 'access'): boolean =>
  text.startsWith(prefixes[kind]) &&
  pattern.test(text.slice(prefixes[kind].length)) &&
  text.endsWith(checksumOf(text.slice(0, -checksumLength)))

function checksumOf(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let i = 0; i < checksumLength; i++) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`
    rest = Math.floor(rest / alphabet.length)
  }
  return digits
}
