import type { Content } from './content.ts'
import type { CellStyle } from './style-table.ts'

/**
 * A drop-down: values of its own, without commas and 255 characters in all, or a column of
 * another sheet, of any length.
 */
export type Choices = {
  from: string[] | { sheet: string; column: number; firstRow: number; count: number }
  /** Without it other values are taken with a warning. */
  strict?: boolean
  refusal?: { title: string; text: string }
}

export type WrittenColumn = {
  header?: string
  headerStyle?: CellStyle
  headerNote?: string
  widthChars?: number
  /** Of its cells, the empty ones that somebody will fill included. */
  style?: CellStyle
  choices?: Choices
  /** Shown when a cell of the column is entered. */
  prompt?: { title: string; text: string }
}

export type StyledCell = { content: Content; style?: CellStyle; note?: string }

export type WrittenSheet = {
  name: string
  columns: WrittenColumn[]
  rows: (Content | StyledCell)[][]
  freeze?: { rows: number; columns: number }
  /** Filter buttons on the header. */
  filter?: boolean
  hidden?: boolean
  landscape?: boolean
  /** Down to which row drop-downs and prompts reach. */
  lastEntryRow?: number
}

export type WorkbookProperties = { title?: string; author?: string; createdAt?: Date }

const invalidInSheetName = /[[\]:*?/\\]/g

/** Sheet names as the program takes them: 31 characters, none of []:*?/\, no apostrophe at the ends. */
export function sheetName(name: string, taken: readonly string[] = []): string {
  const clean =
    name
      .replace(invalidInSheetName, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet'
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`
    const candidate = clean.slice(0, 31 - suffix.length) + suffix
    const same = taken.some((other) => other.toLowerCase() === candidate.toLowerCase())
    if (!same) return candidate
  }
}
