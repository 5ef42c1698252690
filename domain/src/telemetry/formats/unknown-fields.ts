import { cutText } from '../../cut-text.ts'

/** What JSON.parse may give as an object. */
export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null

/** Returns an own field: `constructor` and `__proto__` are found only where the sender wrote them. */
export const fieldOf = (fields: Fields | null, name: string): unknown =>
  fields !== null && Object.hasOwn(fields, name) ? fields[name] : undefined

export const objectIn = (fields: Fields | null, name: string): Fields | null =>
  fieldsOf(fieldOf(fields, name))

/** Returns the objects of a list, as many as a sender may reasonably have; [] where there is none. */
export const objectsIn = (fields: Fields | null, name: string): Fields[] => {
  const list = fieldOf(fields, name)
  if (!Array.isArray(list)) return []
  return list
    .slice(0, listMax)
    .map(fieldsOf)
    .filter((one) => one !== null)
}

/** Returns a number, or what the format means by leaving it out. */
export const numberIn = (fields: Fields | null, name: string, absent = 0): number => {
  const value = fieldOf(fields, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : absent
}

/** Returns a text of one line, without what a database or a screen could not show; '' where there is none. */
export const textIn = (fields: Fields | null, name: string, max = textMax): string => {
  const value = fieldOf(fields, name)
  return typeof value === 'string' ? visibleText(value, max) : ''
}

/** Returns the texts of a list that may be names; [] where there is none. */
export const namesIn = (fields: Fields | null, name: string): string[] => {
  const list = fieldOf(fields, name)
  if (!Array.isArray(list)) return []
  return list.slice(0, listMax).filter((one) => typeof one === 'string' && isName.test(one))
}

/** Returns an identifier that a network gave; '' for anything else. */
export const nameIn = (fields: Fields | null, name: string): string => {
  const value = fieldOf(fields, name)
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return typeof value === 'string' && value.length <= nameMax && isName.test(value) ? value : ''
}

export const visibleText = (text: string, max: number): string =>
  cutText(cutText(text, 4 * max).replace(/\p{C}/gu, '\ufffd'), max)

const listMax = 100
const textMax = 500
/** Of what becomes a part of a key. */
const nameMax = 64
const isName = /^[\w.:+/=-]{1,128}$/
