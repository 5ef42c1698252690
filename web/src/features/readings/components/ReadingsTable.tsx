import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchValues } from '../../../lib/search.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import type { Store } from '../../../lib/store.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { tableSearch } from '../../../ui/table/table-search.ts'
import { exactText, meanText, unitText } from '../../../widgets/graph/chart/value-text.ts'
import type { Span } from '../../../widgets/graph/lines/span.ts'
import type { ShownLine } from '../../../widgets/graph/lines/shown-line.ts'
import { type TableCell, type TableRow, tableRows } from '../lines/table-rows.ts'
import type { GraphSearch } from '../search.ts'
import '../texts.ts'

type ReadingsTableProps = {
  lines: readonly ShownLine[]
  span: () => Span
  arrivals: Store<number>
  search: GraphSearch
  change: (changes: SearchValues) => void
  timeZone: string
}

/** A table that is read must not move at every reading. */
const everyMs = 5_000

/** What the graph shows, as rows. */
export const ReadingsTable = (props: ReadingsTableProps) => {
  const { lines, span, arrivals, search, change, timeZone } = props
  const { t } = useTranslation('readings')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat(timeZone)
  const [, setSeen] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeen(arrivals.read()), everyMs)
    return () => clearInterval(timer)
  }, [arrivals])
  const listed = tableSearch({ ...search, sort: undefined, search: undefined }, change, 'at')
  const { page, size } = listed
  const { rows, total } = tableRows(lines, span(), { page, size })
  const value = ({ decimals }: ShownLine, cell: TableCell) =>
    [
      (cell.isMean ? meanText : exactText)(cell.value, decimals, locale),
      cell.isSuspect && `(${t('suspect')})`,
    ]
      .filter(Boolean)
      .join(' ')
  const columns: Column<TableRow>[] = [
    {
      key: 'at',
      head: t('time'),
      width: 'second',
      cell: ({ atMs }) => format.instantToTheSecond(new Date(atMs).toISOString()),
    },
    ...lines.map(
      (line, index): Column<TableRow> => ({
        key: String(line.id),
        head: line.name,
        unit: unitText(line.unit, language),
        isNumber: true,
        cell: ({ cells }) => {
          const cell = cells[index]
          return cell ? value(line, cell) : '–'
        },
        title: ({ cells }) => {
          const cell = cells[index]
          if (!cell || cell.min === cell.max) return ''
          const bound = (one: number) => exactText(one, line.decimals, locale)
          return t('minToMax', { min: bound(cell.min), max: bound(cell.max) })
        },
      }),
    ),
  ]
  return (
    <DataTable
      name="readings"
      label={t('table')}
      columns={columns}
      rows={rows}
      total={total}
      rowKey={({ atMs }) => atMs}
      rowName={({ atMs }) => format.instantToTheSecond(new Date(atMs).toISOString())}
      search={{ ...listed, sort: undefined }}
      empty={<EmptyState title={t('noReadings')} />}
    />
  )
}
