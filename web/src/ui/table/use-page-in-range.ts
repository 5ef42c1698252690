import { useEffect } from 'react'
import { pageRange } from './column.ts'
import type { DataTableProps } from './table-props.ts'

type Listed<Row> = Pick<DataTableProps<Row>, 'rows' | 'total' | 'search'>

/** A page beyond the last one, of an old address or after its last row went, gives way to the last. */
export function usePageInRange<Row>({ rows, total = 0, search }: Listed<Row>): void {
  const last = search ? pageRange(search.page, search.size, total).pages : 1
  const isBeyond = rows?.length === 0 && total > 0 && search !== undefined && search.page > last
  useEffect(() => {
    if (isBeyond) search.goToPage(last)
  })
}
