import { messageKeysMax, type Refusal, refusal } from '../message.ts'
import { type Fields, fieldsOf, visibleText } from '../unknown-fields.ts'

/**
 * Returns the fields of a form (application/x-www-form-urlencoded, a text) or of a JSON object, each as a text. A field
 * that comes twice, or is badly encoded, is refused: two readers could differ about it.
 */
export const formFields = (body: unknown): ReadonlyMap<string, string> | Refusal => {
  if (typeof body === 'string') return readForm(body)
  const fields = fieldsOf(body)
  return fields ? textsOf(fields) : refusal('not-an-object')
}

/** Most characters of a form's field, its bytes as hexadecimal digits among them. */
const fieldLengthMax = 200_000

const readForm = (text: string): ReadonlyMap<string, string> | Refusal => {
  const found = new Map<string, string>()
  const pairs = text.trim().split('&', messageKeysMax + 1)
  if (pairs.length > messageKeysMax) return refusal('too-many-keys')
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const name = decoded(at === -1 ? pair : pair.slice(0, at))
    const value = decoded(at === -1 ? '' : pair.slice(at + 1))
    if (name === '') continue
    if (name === null || value === null || found.has(name)) return refusal('form', shown(name))
    found.set(name, value)
  }
  return found.size === 0 ? refusal('form') : found
}

const textsOf = (fields: Fields): ReadonlyMap<string, string> | Refusal => {
  const names = Object.keys(fields)
  if (names.length > messageKeysMax) return refusal('too-many-keys')
  const found = new Map<string, string>()
  for (const name of names) {
    const value = fields[name]
    if (value === null) continue
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return refusal('form', shown(name))
    found.set(name, String(value))
  }
  return found
}

const decoded = (text: string): string | null => {
  if (text.length > fieldLengthMax) return null
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

const shown = (name: string | null): string => visibleText(name ?? '', 64)
