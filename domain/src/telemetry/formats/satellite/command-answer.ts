import type { DeviceEvent, MessagePayload } from '../message.ts'
import { fieldsOf } from '../unknown-fields.ts'

type CommandAnswer = Extract<DeviceEvent, { kind: 'answered' }>

/**
 * Reads the bytes of a satellite message as the answer to a command: JSON with the command's `id`, `success` or `error` (or
 * both), and at most the states of relays, as `{"id":17,"success":true,"relay1":"on"}`. Null for anything else, which is
 * telemetry: what a device measures may have an `id`, too.
 */
export function readCommandAnswer({ encoding, text }: MessagePayload): CommandAnswer | null {
  if (encoding !== 'hex' || !text.toLowerCase().startsWith('7b') || text.length > longest)
    return null
  const body = utf8Of(text)
  const said = body === null ? null : fieldsOf(parsed(body))
  if (body === null || said === null) return null
  const { id } = said
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > lastId) return null
  if (!Object.hasOwn(said, 'success') && !Object.hasOwn(said, 'error')) return null
  if (!Object.keys(said).every((key) => known.has(key))) return null
  return { kind: 'answered', commandId: id, body }
}

const known = new Set(['id', 'success', 'error', 'state', 'relay1', 'relay2'])
const lastId = 2_147_483_647
/** Digits of the longest message of a RockBLOCK, 340 bytes. */
const longest = 680

function utf8Of(hex: string): string | null {
  try {
    return decodeURIComponent(hex.replace(/../g, '%$&'))
  } catch {
    return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
