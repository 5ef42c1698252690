import { stringifySearchWith } from '@tanstack/react-router'
import { z } from 'zod'

/**
 * Parts of a page's search schema. They read what an address can hold, where the router has made
 * numbers of digits; what they cannot read is left out, so that a page opens at any address. Read
 * by hand, since every visitor fetches them.
 */
const part = <Value>(read: (value: unknown) => Value | undefined) =>
  z.unknown().transform(read).optional()

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const wholeOf = (value: unknown, max: number): number | undefined => {
  const number = /^[1-9]\d*$/.test(textOf(value)) ? Number(value) : 0
  return number >= 1 && number <= max ? number : undefined
}

const largestId = 2_147_483_647

export const searchText = part((value) => textOf(value) || undefined)

export const searchNumber = (max = largestId) => part((value) => wholeOf(value, max))

/** 7, `3,7` or `[3,7]`: the ids of a list. */
export const searchIds = part((value) => {
  const given: unknown[] = Array.isArray(value) ? value : textOf(value).split(',')
  const ids = given.map((id) => wholeOf(id, largestId)).filter((id) => id !== undefined)
  return ids.length > 0 ? ids : undefined
})

/** As `searchIds`; 0 stands for those without any. */
export const searchIdsOrNone = part((value) => {
  const given: unknown[] = Array.isArray(value) ? value : textOf(value).split(',')
  const ids = given
    .map((id) => (textOf(id) === '0' ? 0 : wholeOf(id, largestId)))
    .filter((id) => id !== undefined)
  return ids.length > 0 ? ids : undefined
})

/** Yes, no, or either where it is left out. */
export const searchYesNo = part((value) =>
  String(value) === 'true' ? true : String(value) === 'false' ? false : undefined,
)

export const searchFlag = part((value) => (String(value) === 'true' ? true : undefined))

export const searchMatch = (pattern: RegExp) =>
  part((value) => (pattern.test(textOf(value)) ? textOf(value) : undefined))

export const searchMonth = searchMatch(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)

export const searchDay = searchMatch(/^[1-9]\d{3}-\d\d-\d\d$/)

export const searchChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  part((value) => choices.find((choice) => choice === value))

/** `meia,its`: several of these, none of them meaning all. */
export const searchChoices = <const Choice extends string>(choices: readonly Choice[]) =>
  part((value) => {
    const given: unknown[] = Array.isArray(value) ? value : textOf(value).split(',')
    const found = choices.filter((choice) => given.includes(choice))
    return found.length > 0 ? found : undefined
  })

/** By one of these keys, upwards or, as `-name`, downwards. */
export const searchSort = <const Key extends string>(keys: readonly Key[]) =>
  searchChoice<Key | `-${Key}`>(keys.flatMap((key) => [key, `-${key}` as const]))

/** What every list keeps in the address. */
export const searchOfTable = <const Key extends string>(sortKeys: readonly Key[]) =>
  z.object({
    page: searchNumber(999_999),
    size: searchNumber(100),
    sort: searchSort(sortKeys),
    search: searchText,
  })

/** A page's search, or changes of it, not validated yet. */
export type SearchValues = Readonly<Record<string, unknown>>

/** Empty values leave the address. */
export const mergeSearch = (values: SearchValues, changes: SearchValues): SearchValues =>
  Object.fromEntries(
    Object.entries({ ...values, ...changes }).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** An address with its lists of ids as `3,7`. */
export const writeSearch = stringifySearchWith(
  (value: unknown) => (Array.isArray(value) ? value.join(',') : JSON.stringify(value)),
  JSON.parse,
)
