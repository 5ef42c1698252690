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
 * Stations whose codes have one key are one station: case and spaces aside. The database's
 * station_key() says the same of every text; a test compares them.
 */
export const stationKey = (code: string): string =>
  code
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[a-zà-öø-ÿœ]+/g, (letters) => letters.toUpperCase())

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
