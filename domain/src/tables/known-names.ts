import { languages, type Text } from '../languages.ts'
import { nameKey } from '../name-key.ts'

/** An entry of one of a project's lists. */
export type Listed = { id: number; name: string; isRetired: boolean }

/** Looks up the entry that a cell names. */
export type NamedList<Entry extends Listed = Listed> = {
  entries: readonly Entry[]
  find: (text: string) => Entry | undefined
}

/** Entries by name, whatever case, accents and spaces. Where a retired entry and another have the same name, the other is found. */
export const namedList = <Entry extends Listed>(entries: readonly Entry[]): NamedList<Entry> => {
  const found = new Map<string, Entry>()
  for (const entry of entries) {
    const key = nameKey(entry.name)
    if (!found.has(key) || !entry.isRetired) found.set(key, entry)
  }
  return { entries, find: (text) => found.get(nameKey(text)) }
}

/** Finds which of the product's terms a text is, in any language, by another word for it or as the API's value. */
export const knownWords = <Value extends string>(
  terms: Readonly<Record<Value, Text>>,
  also: Readonly<Record<string, readonly string[] | undefined>> = {},
) => {
  const values = Object.keys(terms) as Value[]
  const known: ReadonlyMap<string, Value> = new Map(
    values.flatMap((value) => [
      [nameKey(value), value] as const,
      ...languages.map((language) => [nameKey(terms[value][language]), value] as const),
      ...(also[value] ?? []).map((word) => [nameKey(word), value] as const),
    ]),
  )
  return (text: string): Value | null => known.get(nameKey(text)) ?? null
}

/** Pairs of letters that are compared for all suggestions of one list, some tenths of a second: then no more are made. */
const comparedMax = 20_000_000

/** Suggests, for issues of many rows, the offered name closest to a misspelt one; none where none is close enough. */
export const nameSuggester = (entries: Iterable<Listed>) => {
  const offered = [...entries]
    .filter(({ isRetired }) => !isRetired)
    .map(({ name }) => ({ name, key: nameKey(name) }))
  const known = new Map<string, { suggestion?: string }>()
  let left = comparedMax
  const closest = (wanted: string): { suggestion?: string } => {
    let suggestion: string | undefined
    let best = Math.max(1, Math.floor(wanted.length / 3)) + 1
    for (const { name, key } of offered) {
      const isShortened = wanted.length >= 3 && key.startsWith(wanted.replace(/\.$/, ''))
      if (!isShortened) left -= wanted.length * key.length
      if (left < 0) break
      const distance = isShortened ? 0.5 : editDistance(wanted, key, best)
      if (distance < best) [suggestion, best] = [name, distance]
    }
    return suggestion === undefined ? {} : { suggestion }
  }
  return (name: string): { suggestion?: string } => {
    const wanted = nameKey(name).slice(0, 100)
    const found = known.get(wanted) ?? closest(wanted)
    known.set(wanted, found)
    return found
  }
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
