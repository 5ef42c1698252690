import { formFields, networkDeviceKey, networkFormats, type NetworkWay } from '@puquio/domain'
import type { KeyObject } from 'node:crypto'
import { claimsOf, isInTime, isJwt, isSignedBy, saysTheSame } from './signature.ts'

export type NetworkMessage = {
  /** As JSON gives it, the text of a form, or what a signature says: what stands beside that is not read. */
  body: unknown
  signature: { jwt: string; beside: ReadonlyMap<string, string> } | null
}

/** Reads what a network sent: JSON, a form, either with a field JWT, or (Rock 7) a JWT that is the whole message. */
export function readMessage(way: NetworkWay, bytes: Buffer): NetworkMessage {
  const text = bytes.toString('utf8').trim()
  if (!networkFormats[way].mayBeSigned) return { body: jsonOf(text), signature: null }
  if (isJwt(text)) return { body: claimsOf(text), signature: { jwt: text, beside: new Map() } }
  const body = text.startsWith('{') ? jsonOf(text) : text
  const fields = formFields(body)
  const jwt = 'problem' in fields ? undefined : fields.get('JWT')
  if ('problem' in fields || jwt === undefined) return { body, signature: null }
  return { body: claimsOf(jwt), signature: { jwt, beside: fields } }
}

/** Whether the key signed the message, not long ago, and nothing else stands beside the signature. */
export function isGenuine(
  { body, signature }: NetworkMessage,
  { key, nowMs }: { key: KeyObject; nowMs: number },
): boolean {
  if (signature === null || typeof body !== 'object' || body === null) return false
  const claims = body as Record<string, unknown>
  return (
    isSignedBy(key, signature.jwt) &&
    isInTime(claims, nowMs) &&
    saysTheSame(claims, signature.beside)
  )
}

/** Under which a message is kept: with its event where the address alone says that. */
export const keptWayIn = (way: NetworkWay, event: string): string =>
  networkFormats[way].hasEvent ? `${way}:${event}` : way

export const deviceKeyIn = (way: NetworkWay, { body }: NetworkMessage): string =>
  networkDeviceKey(way, body)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
