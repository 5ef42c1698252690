import type { MenuItemKind } from './menu.ts'
import { isMenuScreen } from './screens.ts'
import { isUrlAllowed } from './url-rule.ts'

/** One entry of a menu that is edited: entries stand in their order, each with its depth. */
export type MenuEntry = {
  /** Null for one that is new. */
  id: number | null
  /** 0 at the top; the parent of a deeper one is the last entry above it whose depth is one less, a folder. */
  depth: number
  kind: MenuItemKind
  label: string
  alias: string | null
  boardId: number | null
  url: string | null
}

export const menuEntriesMax = 200
/** The depth of the deepest entries: two folders within each other, and what is in them. */
export const menuDepthMax = 2

type MenuField = 'id' | 'depth' | 'label' | 'alias' | 'boardId' | 'url'
export type MenuIssue = {
  /** Which entry. */
  at: number
  field: MenuField
  problem: 'required' | 'not-valid' | 'url'
}

/** Returns what is wrong with a menu that is edited; empty when nothing is. */
export const menuIssues = (entries: readonly MenuEntry[]): MenuIssue[] =>
  entries.flatMap((entry, at) => {
    const issues = [labelIssue(entry), targetIssue(entry), placeIssue(entries, at)]
    return issues.flatMap((issue) => (issue === null ? [] : [{ at, ...issue }]))
  })

type Issue = Omit<MenuIssue, 'at'> | null

const labelIssue = ({ label }: MenuEntry): Issue =>
  label.trim() === '' ? { field: 'label', problem: 'required' } : null

/** Each kind leads to one thing, and names no other. */
const targetIssue = ({ kind, alias, boardId, url }: MenuEntry): Issue => {
  const isGiven = { alias: alias !== null, boardId: boardId !== null, url: url !== null }
  const target = ({ folder: null, screen: 'alias', board: 'boardId', link: 'url' } as const)[kind]
  for (const field of ['alias', 'boardId', 'url'] as const) {
    if (field === target && !isGiven[field]) return { field, problem: 'required' }
    if (field !== target && isGiven[field]) return { field, problem: 'not-valid' }
  }
  if (kind === 'screen' && !isMenuScreen(alias)) return { field: 'alias', problem: 'not-valid' }
  if (kind !== 'link' || url === null) return null
  if (url.trim() === '') return { field: 'url', problem: 'required' }
  return isUrlAllowed(url) ? null : { field: 'url', problem: 'url' }
}

const placeIssue = (entries: readonly MenuEntry[], at: number): Issue => {
  const [entry, before] = [entries[at], entries[at - 1]]
  if (entry === undefined) return null
  if (entry.id !== null && entries.findIndex(({ id }) => id === entry.id) < at)
    return { field: 'id', problem: 'not-valid' }
  const deepest = before === undefined ? 0 : before.depth + (before.kind === 'folder' ? 1 : 0)
  const isPlaced = entry.depth <= Math.min(deepest, menuDepthMax)
  return isPlaced ? null : { field: 'depth', problem: 'not-valid' }
}
