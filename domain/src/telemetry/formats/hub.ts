import { fieldsOf } from './unknown-fields.ts'

/** A member of an object in JSON, its value as it is written there. */
export type JsonMember = { name: string; text: string }

/**
 * Cuts an object in JSON into its members without reading their values anew, so that what a hub says for a device is kept
 * byte by byte; a name that stands twice gives two. Null for what is no object.
 */
export function membersOf(text: string): JsonMember[] | null {
  if (fieldsOf(parsed(text)) === null) return null
  const members: JsonMember[] = []
  let [depth, begin, name] = [0, 0, '']
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (sign === '"') at = endOfText(text, at)
    else if (opening.has(sign)) {
      if (depth++ === 0) begin = at + 1
    } else if (depth === 1 && sign === ':') {
      name = JSON.parse(text.slice(begin, at)) as string
      begin = at + 1
    } else if (depth === 1 && (sign === ',' || sign === '}')) {
      const value = text.slice(begin, at).trim()
      // Nothing stands in an empty object.
      if (value !== '') members.push({ name, text: value })
      begin = at + 1
    }
    if (closing.has(sign)) depth--
  }
  return members
}

/** What a hub says of one device behind it: `device`, and beside it `id`, `data`, `client`, `key` or `keys`. */
export type HubWord = {
  /** The device's serial; '' where none is named. */
  device: string
  /** Of the command that is answered, or of the request; 0 without one. */
  id: number
  /** As it is written; '' without it. */
  data: string
  /** Asked for as `client`: what the device reported; else what it was given. */
  isClient: boolean
  /** Names of attributes; null where all are asked for. */
  keys: string[] | null
  /** Whether one was asked for, by `key`, whose value is answered alone. */
  isOne: boolean
}

/**
 * Reads what a hub publishes for one device: connect, disconnect, the answer of a command, a request of attributes. Null for
 * what is no object. Source: thingsboard.io/docs/reference/gateway-mqtt-api.
 */
export function readHubWord(text: string): HubWord | null {
  const members = membersOf(text)
  if (!members) return null
  const values = new Map(members.map(({ name, text: value }) => [name, value]))
  const valueOf = (name: string) => parsed(values.get(name) ?? 'null')
  const [device, id, key, keys] = ['device', 'id', 'key', 'keys'].map(valueOf)
  const named = Array.isArray(keys) ? keys.filter((one) => typeof one === 'string') : null
  return {
    device: typeof device === 'string' ? device : '',
    id: Number.isInteger(id) && Number(id) > 0 && Number(id) <= lastId ? Number(id) : 0,
    data: values.get('data') ?? '',
    isClient: valueOf('client') === true,
    keys: typeof key === 'string' ? [key] : named,
    isOne: typeof key === 'string',
  }
}

const lastId = 2_147_483_647
const opening = new Set(['{', '['])
const closing = new Set(['}', ']'])

/** Returns the place of the sign that ends the text which begins at another. */
function endOfText(json: string, begin: number): number {
  let at = begin + 1
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
