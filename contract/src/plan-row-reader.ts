import { planCells } from './plan-cells.ts'
import type { PlanLists } from './plan-lists.ts'
import { type PlanCells, type PlanColumn, type PlanIssue, planColumns } from './plan-rows.ts'

/** What the cells of a row say: null where one is blank, undefined where it was not accepted. */
export type RowValues = { [C in PlanColumn]: CellValue<C> | undefined }

/** Reads rows cell by cell; what a cell is refused for joins `issues`. */
export const rowReader = (lists: PlanLists) => {
  const readers = cellReaders(lists)
  return (cells: PlanCells, issues: PlanIssue[]): RowValues => {
    const values: Partial<Record<PlanColumn, unknown>> = {}
    planColumns.forEach((column, at) => {
      const { value, issue } = readers[column](cells[at] ?? '')
      if (issue) issues.push(issue)
      values[column] = value
    })
    return values as RowValues
  }
}

type Schemas = ReturnType<typeof planCells>
type CellValue<C extends PlanColumn> = NonNullable<Schemas[C]['_zod']['output']> | null
type ReadCell = { value?: unknown; issue?: PlanIssue }

/** Plans repeat their words: what a text means is kept, a few thousand texts a column. */
const cellReaders = (lists: PlanLists) => {
  const schemas = planCells(lists)
  const reader = (column: PlanColumn) => {
    const known = new Map<string, ReadCell>()
    return (text: string): ReadCell => {
      let read = known.get(text)
      if (!read) {
        read = readCell(column, schemas[column].safeParse(text))
        if (known.size >= 5_000) known.clear()
        known.set(text, read)
      }
      return read
    }
  }
  return Object.fromEntries(planColumns.map((column) => [column, reader(column)])) as Record<
    PlanColumn,
    (text: string) => ReadCell
  >
}

type Told = PlanIssue['params'] & { code: PlanIssue['code'] }
type Parsed = ReturnType<Schemas[PlanColumn]['safeParse']>
const readCell = (column: PlanColumn, parsed: Parsed): ReadCell => {
  if (parsed.success) return { value: parsed.data }
  const [issue] = parsed.error.issues
  const { code, ...params } = (issue?.code === 'custom' ? issue.params : {}) as Told
  return { issue: { column, code, params } }
}
