import { defaultMenu, type MenuEntry, menuDepthMax } from '@puquio/domain'

/** An entry of a menu that is edited; `key` stays the same while it is moved and saved. */
export type DraftEntry = MenuEntry & { key: string }
export type Draft = readonly DraftEntry[]

export type Way = 'up' | 'down' | 'in' | 'out'
export type DropPosition = 'before' | 'after' | 'inside'

let made = 0
export const newKey = (): string => `new-${++made}`

export const indexOf = (draft: Draft, key: string): number =>
  draft.findIndex((entry) => entry.key === key)

/** Where what hangs below an entry ends. */
const endOf = (draft: Draft, at: number): number => {
  const depth = draft[at]?.depth ?? 0
  const end = draft.findIndex((entry, index) => index > at && entry.depth <= depth)
  return end === -1 ? draft.length : end
}

const siblingBefore = (draft: Draft, at: number): number => {
  const depth = draft[at]?.depth ?? 0
  const before = draft.findLastIndex((entry, index) => index < at && entry.depth <= depth)
  return draft[before]?.depth === depth ? before : -1
}

const folderOf = (draft: Draft, at: number): number => {
  const depth = draft[at]?.depth ?? 0
  return draft.findLastIndex((entry, index) => index < at && entry.depth < depth)
}

/** Puts an entry with what hangs below it at a place of the rest; null where it would be too deep. */
const put = (part: Draft, rest: Draft, at: number, depth: number): Draft | null => {
  const shift = depth - (part[0]?.depth ?? 0)
  const moved = part.map((entry) => ({ ...entry, depth: entry.depth + shift }))
  if (moved.some((entry) => entry.depth > menuDepthMax)) return null
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)]
}

const split = (draft: Draft, at: number): { part: Draft; rest: Draft } => {
  const end = endOf(draft, at)
  return { part: draft.slice(at, end), rest: [...draft.slice(0, at), ...draft.slice(end)] }
}

/** Moves an entry among its siblings, into the folder above it, or out of its folder; null where it cannot. */
export const move = (draft: Draft, key: string, way: Way): Draft | null => {
  const at = indexOf(draft, key)
  const entry = draft[at]
  if (entry === undefined) return null
  const { part, rest } = split(draft, at)
  const before = siblingBefore(draft, at)
  switch (way) {
    case 'up':
      return before === -1 ? null : put(part, rest, before, entry.depth)
    case 'down':
      return rest[at]?.depth === entry.depth ? put(part, rest, endOf(rest, at), entry.depth) : null
    case 'in':
      return draft[before]?.kind === 'folder' ? put(part, rest, at, entry.depth + 1) : null
    case 'out': {
      const folder = folderOf(draft, at)
      return folder === -1 ? null : put(part, rest, endOf(rest, folder), entry.depth - 1)
    }
  }
}

/** Puts an entry beside or into another one; null where it cannot be. */
export const drop = (
  draft: Draft,
  { key, target, position }: { key: string; target: string; position: DropPosition },
): Draft | null => {
  const at = indexOf(draft, key)
  if (at === -1) return null
  const { part, rest } = split(draft, at)
  const to = indexOf(rest, target)
  const beside = rest[to]
  if (beside === undefined) return null
  if (position === 'before') return put(part, rest, to, beside.depth)
  if (position === 'after') return put(part, rest, endOf(rest, to), beside.depth)
  return beside.kind === 'folder' ? put(part, rest, endOf(rest, to), beside.depth + 1) : null
}

/** Adds an entry: into the selected folder, else after what is selected, else at the end. */
export const add = (draft: Draft, entry: DraftEntry, selected: string | null): Draft => {
  const at = selected === null ? -1 : indexOf(draft, selected)
  const beside = draft[at]
  if (beside === undefined) return [...draft, entry]
  const end = endOf(draft, at)
  const inside = beside.kind === 'folder' ? put([entry], draft, end, beside.depth + 1) : null
  return inside ?? put([entry], draft, end, beside.depth) ?? draft
}

/** Removes an entry with what hangs below it. */
export const remove = (draft: Draft, key: string): Draft => {
  const at = indexOf(draft, key)
  return at === -1 ? draft : split(draft, at).rest
}

export const change = (draft: Draft, key: string, values: Partial<MenuEntry>): Draft =>
  draft.map((entry) => (entry.key === key ? { ...entry, ...values } : entry))

/** A new project's menu; an entry that leads to the same screen stays the same one. */
export const toDefault = (draft: Draft): Draft =>
  defaultMenu.map((alias) => {
    const known = draft.find((entry) => entry.alias === alias)
    const entry = known ?? { ...blank, key: newKey(), kind: 'screen' as const, alias }
    return { ...entry, depth: 0, label: `menu.${alias}` }
  })

export const blank: Omit<DraftEntry, 'key' | 'kind'> = {
  id: null,
  depth: 0,
  label: '',
  alias: null,
  boardId: null,
  url: null,
}

/** Where an entry stands, for who does not see it. */
export const placeOf = (draft: Draft, key: string) => {
  const at = indexOf(draft, key)
  const folder = folderOf(draft, at)
  const depth = draft[at]?.depth ?? 0
  const end = folder === -1 ? draft.length : endOf(draft, folder)
  const siblings = draft.slice(folder + 1, end).filter((entry) => entry.depth === depth)
  return {
    position: siblings.findIndex((entry) => entry.key === key) + 1,
    of: siblings.length,
    folder: draft[folder] ?? null,
  }
}

/** Entries as they are sent. */
export const toEntries = (draft: Draft): MenuEntry[] => draft.map(({ key: _key, ...rest }) => rest)

export const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(toEntries(one)) === JSON.stringify(toEntries(other))

export type TreeOf<Node> = Node & { children: TreeOf<Node>[] }

/** Entries with what hangs below each. */
export const toTree = <Entry extends { depth: number }>(
  entries: readonly Entry[],
  depth = 0,
): TreeOf<Entry>[] =>
  entries.flatMap((entry, at) => {
    if (entry.depth !== depth) return []
    const after = entries.slice(at + 1)
    const end = after.findIndex((other) => other.depth <= depth)
    return [{ ...entry, children: toTree(end === -1 ? after : after.slice(0, end), depth + 1) }]
  })
