import type { Content } from '../xlsx/write/content.ts'

/** What a report says of one subject, in the reader's language: on paper, and its tables as a workbook and as CSV. */
export type ReportSection = {
  title: string
  /** Begins on a page of its own. */
  startsPage?: boolean
  parts: readonly SectionPart[]
}

export type SectionPart =
  | { kind: 'text'; text: string }
  /** What a reader must not miss. */
  | { kind: 'notice'; text: string }
  | { kind: 'facts'; rows: readonly SectionFact[] }
  | SectionChart
  | SectionTable

/** A workbook counts with the number and has its unit beside it, where the value is one. */
export type SectionFact = readonly [
  name: string,
  value: string,
  measured?: { value: number; unit: string } | undefined,
]

export type SectionChart = {
  kind: 'chart'
  /** The text of an SVG, dark on white. */
  svg: string
  /** What it shows, to who does not see it. */
  words: string
  caption?: string
  /** Share of the page's width, in percent: 100 where it is left out. */
  widthPercent?: number
}

export type SectionTable = {
  kind: 'table'
  /** Above the table, and the name of its sheet. */
  title: string
  columns: readonly SectionColumn[]
  rows: readonly (readonly SectionCell[])[]
  /** Above the rows: that there are more than these. */
  notice?: string
}
/** `share` is the column's part of the width, against those of the others. */
export type SectionColumn = { heading: string; share: number; isNumber: boolean }
export type SectionCell = {
  text: string
  /** What a workbook holds in its place: a number or a date where the text is one. */
  value?: Content
  mark?: CellMark
}
/** Said by a sign beside the text, too, so that it is seen without colours. */
export type CellMark = 'exceeds' | 'near' | 'muted'

/** How a report begins where it has a cover. */
export type SectionCover = {
  /** PNG or JPEG. */
  logo: Uint8Array | null
  logoWords: string
  facts: readonly (readonly [name: string, value: string])[]
}
