import type { TableColumn, TableRow } from '@puquio/contract/laboratory/result-table'
import type { TableSearchValues } from './use-table-search.ts'

type Chosen = Pick<TableSearchValues, 'group' | 'parameters' | 'exceeding'>

/** Returns the columns of a table: of exceedances alone those that exceed in one of the given rows. */
export const columnsWithin = (
  all: readonly TableColumn[],
  { group, parameters, exceeding }: Chosen,
  rows: readonly TableRow[],
): readonly TableColumn[] => {
  const chosen = all.filter(
    (one) =>
      (group === undefined || one.group === group) &&
      (parameters === undefined || parameters.includes(one.id)),
  )
  if (!exceeding) return chosen
  const exceeded = new Set(
    rows.flatMap(({ results }) =>
      results.filter(({ outcome }) => outcome === 'exceeds').map((one) => one.parameterId),
    ),
  )
  return chosen.filter(({ id }) => exceeded.has(id))
}
