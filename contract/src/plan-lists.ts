import { type Frequency, nameKey, type Seasons } from '@puquio/domain'

export type Listed = { id: number; name: string; isRetired: boolean }
export type ListedSubcomponent = Listed & { componentId: number }
export type ListedFrequency = Listed & { rule: Frequency; marginDays: number | null }
export type KnownStation = {
  id: number
  code: string
  latitudeDeg: number | null
  longitudeDeg: number | null
  isRetired: boolean
}

/** What a project has, by which the rows of a plan are judged. */
export type PlanLists = {
  components: readonly Listed[]
  subcomponents: readonly ListedSubcomponent[]
  miningComponents: readonly Listed[]
  sourceTypes: readonly Listed[]
  profiles: readonly Listed[]
  frequencies: readonly ListedFrequency[]
  stations: readonly KnownStation[]
  seasons: Seasons
}

/** Entries by name, whatever case, accents and spaces; of two of one name the one still offered. */
export const byName = <E extends Listed>(entries: readonly E[]): ReadonlyMap<string, E> => {
  const found = new Map<string, E>()
  for (const entry of entries) {
    const key = nameKey(entry.name)
    if (!found.has(key) || !entry.isRetired) found.set(key, entry)
  }
  return found
}

/**
 * As the database's unique index has it: codes differ by more than case and spaces. Letter by
 * letter, since upper() there does not make two letters of one.
 */
export const stationKey = (code: string): string => {
  const plain = code.replace(/\s+/g, ' ').trim()
  const upper = plain.toUpperCase()
  return upper.length === plain.length ? upper : Array.from(plain, upperLetter).join('')
}

const upperLetter = (letter: string): string => {
  const upper = letter.toUpperCase()
  return upper.length === letter.length ? upper : letter
}

/** The offered name that a misspelt one probably means; null where nothing is near enough. */
export const closestName = (name: string, entries: Iterable<Listed>): string | null => {
  const wanted = nameKey(name).slice(0, 100)
  let closest: string | null = null
  let best = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const entry of entries) {
    if (entry.isRetired) continue
    const key = nameKey(entry.name)
    const isShortened = wanted.length >= 3 && key.startsWith(wanted.replace(/\.$/, ''))
    const distance = isShortened ? 0.5 : editDistance(wanted, key, best)
    if (distance < best) [closest, best] = [entry.name, distance]
  }
  return closest
}

/** Letters to insert, drop or change (Levenshtein 1966); stops counting at `limit`. */
const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let before = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(change, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    if (Math.min(...row) >= limit) return limit
    before = row
  }
  return before[b.length] ?? limit
}
