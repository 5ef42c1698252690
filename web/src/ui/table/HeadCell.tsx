import { type Column, nextSort, parseSort } from './column.ts'
import styles from './DataTable.module.css'
import type { TableSearch } from './table-search.ts'

type HeadCellProps = { column: Column<never>; search: TableSearch | undefined }

export const HeadCell = ({ column, search }: HeadCellProps) => {
  const { sortKey } = column
  const sort = parseSort(search?.sort)
  const direction =
    sortKey === undefined || sort?.key !== sortKey
      ? null
      : sort.isDescending
        ? 'descending'
        : 'ascending'
  const name = (
    <>
      {column.over && (
        <span className={styles.over} title={column.over}>
          {column.over}
        </span>
      )}
      {column.head}
      {column.unit && <span className={styles.unit}> ({column.unit})</span>}
    </>
  )
  return (
    <th
      scope="col"
      data-number={column.isNumber || undefined}
      {...(direction ? { 'aria-sort': direction } : {})}
    >
      {sortKey === undefined || search === undefined ? (
        name
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() => search.change({ sort: nextSort(search.sort, sortKey) })}
        >
          {name}
          <span className={styles.arrow} aria-hidden>
            {direction && arrows[direction]}
          </span>
        </button>
      )}
    </th>
  )
}

const arrows = { ascending: '↑', descending: '↓' }
