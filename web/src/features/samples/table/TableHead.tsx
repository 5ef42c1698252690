import { VisuallyHidden } from '@mantine/core'
import type { TableColumn } from '@puquio/contract/laboratory/result-table'
import { parameterGroupTerms, symbolIn, unitIn } from '@puquio/domain'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { nextSort, parseSort } from '../../../ui/table/column.ts'
import { fadePx, type FixedColumn, groupsOf, keptMark } from './layout.ts'
import { cellId } from './position.ts'
import styles from './table.module.css'
import '../texts.ts'

type TableHeadProps = {
  fixed: readonly FixedColumn[]
  columns: readonly TableColumn[]
  first: number
  rest: number
  keptPx: number
  active: number | null
  sort: string
  onSort: (sort: string) => void
}

/** Two rows: the groups of parameters, and the parameters with their units, each leading to its page. */
export const TableHead = (props: TableHeadProps) => {
  const { fixed, columns, first, rest, keptPx, active, sort, onSort } = props
  const language = useLanguage()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {fixed.map((column, at) => (
          <FixedHead
            key={column.key}
            column={column}
            kept={keptMark(fixed, column)}
            at={at}
            sort={sort}
            onSort={onSort}
          />
        ))}
        {first > 0 && <td aria-hidden colSpan={first} />}
        {groupsOf(columns).map(({ group, count }, at) => (
          <th
            key={`${group} ${at}`}
            scope="colgroup"
            colSpan={count}
            className={styles.group}
            title={parameterGroupTerms[group][language]}
          >
            <span style={{ left: keptPx + fadePx }}>{parameterGroupTerms[group][language]}</span>
          </th>
        ))}
        {rest > 0 && <td aria-hidden colSpan={rest} />}
        <td aria-hidden rowSpan={2} className={styles.edge} />
      </tr>
      <tr aria-rowindex={2}>
        {first > 0 && <td aria-hidden colSpan={first} />}
        {columns.map((column, at) => (
          <th
            key={column.id}
            id={cellId({ row: -1, column: first + at })}
            scope="col"
            aria-colindex={fixed.length + first + at + 1}
            data-row={-1}
            data-column={first + at}
            data-active={active === first + at || undefined}
            className={styles.parameter}
          >
            <Link {...paths.parameterData(column.id)} tabIndex={-1} title={column.name[language]}>
              {column.symbol && <VisuallyHidden>{column.name[language]} </VisuallyHidden>}
              <span className={styles.symbol}>
                {symbolIn(column.symbol, language) || column.name[language]}
              </span>
              <span className={styles.unit}>{unitIn(column.unit, language)}</span>
            </Link>
          </th>
        ))}
        {rest > 0 && <td aria-hidden colSpan={rest} />}
      </tr>
    </thead>
  )
}

type FixedHeadProps = Pick<TableHeadProps, 'sort' | 'onSort'> & {
  column: FixedColumn
  kept: ReturnType<typeof keptMark>
  at: number
}

const FixedHead = ({ column, kept, at, sort, onSort }: FixedHeadProps) => {
  const { t } = useTranslation('samples')
  const { key, isKept, leftPx } = column
  const names = {
    place: t('stationAndDay'),
    station: t('station'),
    date: t('dateShort'),
    depth: t('depthShort'),
    type: t('typeShort'),
    campaign: t('campaign'),
  }
  const sortKeys = {
    place: 'sampledOn',
    station: 'station',
    date: 'sampledOn',
    depth: null,
    type: null,
    campaign: null,
  } as const
  const sortKey = sortKeys[key]
  const sorted = parseSort(sort)
  const isSorted = sortKey !== null && sorted?.key === sortKey
  return (
    <th
      rowSpan={2}
      scope="col"
      id={at === 0 ? cellId({ row: -1, column: -1 }) : undefined}
      aria-colindex={at + 1}
      aria-sort={isSorted ? (sorted.isDescending ? 'descending' : 'ascending') : undefined}
      data-kept={kept}
      style={isKept ? { left: leftPx } : undefined}
    >
      {sortKey === null ? (
        names[key]
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(nextSort(sort, sortKey))}
        >
          {names[key]}
          <span aria-hidden>{isSorted ? (sorted.isDescending ? ' ↓' : ' ↑') : ''}</span>
        </button>
      )}
    </th>
  )
}
