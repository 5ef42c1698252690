import { languages, nameKey } from '@puquio/domain'
import { type PlanColumn, planColumns, requiredColumns } from './plan-rows.ts'
import { planColumnTerms } from './terms.ts'

/** The official column that a heading names, in any of the languages, with or without its asterisk. */
export const columnOfHeading = (heading: string): PlanColumn | null =>
  columns.get(headingKey(heading)) ?? null

export type Layout = { columns: Partial<Record<PlanColumn, number>> }
export type HeadingsRead = Layout & {
  /** How many official columns were found: what tells a header from other rows. */
  known: number
  missing: PlanColumn[]
  /** Headings that are no official column, or name one a second time. */
  unknown: string[]
}

/** Reads a row of texts as the header of the official template. */
export const readHeadings = (texts: readonly string[]): HeadingsRead => {
  const found: Partial<Record<PlanColumn, number>> = {}
  const unknown: string[] = []
  texts.forEach((text, at) => {
    const column = columnOfHeading(text)
    if (column && found[column] === undefined) found[column] = at
    else if (text.trim() !== '') unknown.push(text.trim())
  })
  const missing = requiredColumns.filter((column) => found[column] === undefined)
  return { columns: found, known: Object.keys(found).length, missing, unknown }
}

// What stands in brackets is the unit, which people drop.
const headingKey = (heading: string): string => nameKey(heading.replace(/\([^)]*\)|[*:]/g, ''))

const columns: ReadonlyMap<string, PlanColumn> = new Map(
  planColumns.flatMap((column) => [
    [headingKey(column), column] as const,
    ...languages.map((one) => [headingKey(planColumnTerms[column][one]), column] as const),
  ]),
)
