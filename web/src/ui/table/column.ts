import type { ReactNode } from 'react'

export type RowKey = string | number

export type Column<Row> = {
  key: string
  head: string
  /** What it shares with columns beside it, above the head: a product of several, say. */
  over?: string
  /** Stands in the head, so that the cells hold bare numbers. */
  unit?: string
  cell: (row: Row) => ReactNode
  /** The whole text of a cell that may be cut, where the cell itself is no string. */
  title?: (row: Row) => string
  /** Numbers: right-aligned, in tabular figures. */
  isNumber?: boolean
  /** How wide it is at least; names and texts grow, up to `maxWidth`, where there is room. */
  width?: keyof typeof columnWidths
  /** Widest width in pixels; 280 where not given. */
  maxWidth?: number
  /** The sort key of the list's route; without one the column cannot be sorted. */
  sortKey?: string
  /** Left out where the table is wider than its frame, 3 before 2; without one it always stays. */
  priority?: 2 | 3
  /** Shown only when chosen. */
  isOptional?: boolean
  /** Left out of the cards on phones. */
  isWideOnly?: boolean
  /** Heads the cards on phones, where that is not the first column. */
  isCardHead?: boolean
  /** What heads a card in place of the cell, where the cell is pressed itself: a card's head opens the row. */
  cardHead?: (row: Row) => ReactNode
}

/** The whole name of a column, where its head stands alone. */
export const nameOf = ({ over, head }: Pick<Column<never>, 'over' | 'head'>): string =>
  over === undefined ? head : `${over} · ${head}`

/** Pixels of a cell's content by kind; whatever is longer is cut. */
export const columnWidths = {
  number: 60,
  date: 76,
  short: 104,
  instant: 118,
  second: 136,
  period: 164,
  name: 170,
  text: 170,
} as const

export type Sort = { key: string; isDescending: boolean }

/** `-name` sorts by name downwards. */
export const parseSort = (sort: string | undefined): Sort | null =>
  sort === undefined || sort === ''
    ? null
    : { key: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') }

/** The first click sorts upwards, the next one downwards, and so on. */
export const nextSort = (sort: string | undefined, key: string): string =>
  sort === key ? `-${key}` : key

/** The rows of a page: 21 to 40 of 87. */
export const pageRange = (page: number, size: number, total: number) => ({
  from: total === 0 ? 0 : (page - 1) * size + 1,
  to: Math.min(page * size, total),
  pages: Math.max(1, Math.ceil(total / size)),
})
