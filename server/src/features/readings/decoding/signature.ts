import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { clockAheadMaxMs } from '@puquio/domain'

/** Of Ground Control, which signs for RockBLOCK and Rock 7. Source: docs.groundcontrol.com, RockBLOCK web services, JWT. */
const publishedKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAlaWAVJfNWC4XfnRx96p9
cztBcdQV6l8aKmzAlZdpEcQR6MSPzlgvihaUHNJgKm8t5ShR3jcDXIOI7er30cIN
4/9aVFMe0LWZClUGgCSLc3rrMD4FzgOJ4ibD8scVyER/sirRzf5/dswJedEiMte1
ElMQy2M6IWBACry9u12kIqG0HrhaQOzc6Tr8pHUWTKft3xwGpxCkV+K1N+9HCKFc
cbwb8okRP6FFAMm5sBbw4yAu39IVvcSL43Tucaa79FzOmfGs5mMvQfvO1ua7cOLK
fAwkhxEjirC0/RYX7Wio5yL6jmykAHJqFG2HT0uyjjrQWMtoGgwv9cIcI7xbsDX6
owIDAQAB
-----END PUBLIC KEY-----`

/** @param pem of the signer; the published one where it is left out. */
export const signatureKey = (pem = publishedKey): KeyObject => createPublicKey(pem)

const compact = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/

export const isJwt = (text: string): boolean => compact.test(text)

type Claims = Readonly<Record<string, unknown>>

/** Returns what a JWT says, whoever signed it; null where it is none. */
export function claimsOf(jwt: string): Claims | null {
  const payload = compact.exec(jwt)?.[2]
  return payload === undefined ? null : objectOf(payload)
}

/** Whether the key signed the JWT by RS256: what its own head asks for instead is not believed. */
export function isSignedBy(key: KeyObject, jwt: string): boolean {
  const [, head = '', payload = '', signature = ''] = compact.exec(jwt) ?? []
  if (signature === '' || objectOf(head)?.['alg'] !== 'RS256') return false
  const signed = Buffer.from(`${head}.${payload}`)
  return verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))
}

/**
 * Ground Control sends a message again for days. Shorter than message keys are kept (7 days), so that a repeated one is
 * always recognised.
 */
const oldestMs = 6 * 86_400_000

/**
 * Whether what was signed may be taken now, by when it was signed (`iat`) and until when it holds (`exp`), both in s since
 * 1970: else it would be good for ever, for whoever kept it. A message without `iat` or `exp` is taken at any time: the
 * signature covers all claims, so nobody removed one.
 */
export function isInTime(claims: Claims, nowMs: number): boolean {
  const isWithin = (name: string, fromMs: number, untilMs: number) => {
    const seconds = claims[name]
    if (seconds === undefined) return true
    return typeof seconds === 'number' && seconds * 1000 >= fromMs && seconds * 1000 <= untilMs
  }
  return (
    isWithin('iat', nowMs - oldestMs, nowMs + clockAheadMaxMs) &&
    isWithin('exp', nowMs - clockAheadMaxMs, Number.POSITIVE_INFINITY)
  )
}

/** What stands beside a signature in clear may not say another thing than what was signed. */
export const saysTheSame = (claims: Claims, beside: ReadonlyMap<string, string>): boolean =>
  ['imei', 'momsn', 'transmit_time', 'data'].every(
    (name) => !beside.has(name) || claims[name] === beside.get(name),
  )

function objectOf(part: string): Claims | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Claims)
      : null
  } catch {
    return null
  }
}
