import { isValue } from '../value.ts'
import { keyLengthMax, messageDepthMax, messageKeysMax, type Refusal, refusal } from './message.ts'
import { type Fields, fieldsOf, visibleText } from './unknown-fields.ts'

export type MessageValues = { values: Record<string, number>; unread: string[] }

/**
 * Returns the numbers of an object as it was sent: true is 1, false 0, "12.5" 12.5. Objects in it are joined by
 * points, four levels deep; texts, lists, null and what is not finite are unread.
 */
export const messageValues = (fields: Fields | null, where = ''): MessageValues | Refusal => {
  const found = emptyValues()
  const isRead = fields === null || addFields(found, fields, '', 1)
  return isRead ? found : refusal('too-many-keys', where)
}

/** The object has no prototype: what a sender calls `__proto__` reaches nothing. */
export const emptyValues = (): MessageValues => ({
  values: Object.create(null) as Record<string, number>,
  unread: [],
})

/** Adds one value; false where the message has more than it may. */
export const addValue = (found: MessageValues, key: string, value: unknown): boolean => {
  const number = numberOfField(value)
  if (number === null || !isMessageKey(key) || Object.hasOwn(found.values, key))
    found.unread.push(visibleText(key, keyLengthMax))
  else found.values[key] = number
  return Object.keys(found.values).length + found.unread.length <= messageKeysMax
}

/** Whether a text may be the key of a variable. */
export const isMessageKey = (key: string): boolean =>
  key.length <= keyLengthMax &&
  visible.test(key) &&
  !key.split('.').some((part) => namesOfPrototypes.has(part))

/** Returns a number, of a text too where it is written as JSON writes numbers; null for anything else. */
export const numberOfField = (value: unknown): number | null => {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' && value.length <= numberLengthMax && numberText.test(value))
    return measurable(Number(value))
  return typeof value === 'number' ? measurable(value) : null
}

const addFields = (found: MessageValues, fields: Fields, prefix: string, depth: number): boolean =>
  Object.keys(fields).every((name) => {
    const nested = depth < messageDepthMax ? fieldsOf(fields[name]) : null
    if (nested) return addFields(found, nested, `${prefix}${name}.`, depth + 1)
    return addValue(found, `${prefix}${name}`, fields[name])
  })

const numberLengthMax = 64
const numberText = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i
const visible = /^\P{C}+$/u
const namesOfPrototypes = new Set(['__proto__', 'constructor', 'prototype'])

const measurable = (number: number): number | null => (isValue(number) ? number : null)
