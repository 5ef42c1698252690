import { VisuallyHidden } from '@mantine/core'
import type { TableColumn, TableResult, TableRow } from '@puquio/contract/laboratory/result-table'
import { sampleTypeTerms } from '@puquio/contract/terms/sample-types'
import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import type { Format } from '../../../lib/texts/format.ts'
import { marks, signOf } from '../result-hint.ts'
import { cellLines, cellMark, cellText, type CellWords } from './cell-words.ts'
import { type FixedColumn, keptMark } from './layout.ts'
import { cellId } from './position.ts'
import styles from './table.module.css'

type RowProps = {
  row: TableRow
  index: number
  fixed: readonly FixedColumn[]
  /** The parameters that are drawn, and the place of the first of them among all. */
  columns: readonly TableColumn[]
  first: number
  /** How many parameters after them are not drawn. */
  rest: number
  /** The column of the active cell, where it is one of this row. */
  active: number | null
  words: CellWords
  format: Format
}

/** A sample: where and when it was taken, then its results. */
export const SampleRow = memo((props: RowProps) => {
  const { row, index, fixed, columns, first, rest, active, words, format } = props
  const { t } = useTranslation('samples')
  const results = useMemo(
    () => new Map(row.results.map((one) => [one.parameterId, one])),
    [row.results],
  )
  const exceeding = row.results.filter(({ outcome }) => outcome === 'exceeds').length
  return (
    <tr aria-rowindex={index + 3}>
      {fixed.map((column, at) =>
        at === 0 ? (
          <th
            key={column.key}
            id={cellId({ row: index, column: -1 })}
            scope="row"
            aria-colindex={1}
            data-row={index}
            data-column={-1}
            data-active={active === -1 || undefined}
            data-kept={keptMark(fixed, column)}
            style={{ left: 0 }}
          >
            <Link {...paths.sample(row.id)} tabIndex={-1} className={styles.open}>
              <span className={styles.place}>
                <span className={styles.code} title={row.station.name}>
                  {row.station.code}
                </span>
                {exceeding > 0 && (
                  <span className={styles.count} title={t('exceedingCount', { count: exceeding })}>
                    <span aria-hidden>
                      {marks.exceeds} {exceeding}
                    </span>
                    <VisuallyHidden>{t('exceedingCount', { count: exceeding })}</VisuallyHidden>
                  </span>
                )}
              </span>
              {column.key === 'place' && (
                <span className={styles.below}>{format.date(row.sampledOn)}</span>
              )}
            </Link>
          </th>
        ) : (
          <td
            key={column.key}
            aria-colindex={at + 1}
            data-kept={keptMark(fixed, column)}
            style={column.isKept ? { left: column.leftPx } : undefined}
          >
            <Fact column={column.key} row={row} words={words} format={format} />
          </td>
        ),
      )}
      {first > 0 && <td aria-hidden colSpan={first} />}
      {columns.map((column, at) => (
        <ResultCell
          key={column.id}
          position={{ row: index, column: first + at }}
          at={fixed.length + first + at + 1}
          column={column}
          result={results.get(column.id)}
          isActive={active === first + at}
          words={words}
        />
      ))}
      {rest > 0 && <td aria-hidden colSpan={rest} />}
      <td aria-hidden className={styles.edge} />
    </tr>
  )
})

type FactProps = Pick<RowProps, 'row' | 'words' | 'format'> & { column: FixedColumn['key'] }

const Fact = ({ column, row, words, format }: FactProps) => {
  const { t } = useTranslation('samples')
  if (column === 'date')
    return (
      <span className={styles.cut}>
        {row.sampledAt === null ? format.date(row.sampledOn) : format.instant(row.sampledAt)}
      </span>
    )
  if (column === 'depth')
    return (
      <span className={styles.number}>{row.depthM === null ? '' : format.number(row.depthM)}</span>
    )
  const text =
    column === 'type'
      ? sampleTypeTerms[row.type][words.language]
      : row.isApproved
        ? row.campaign
        : `${row.campaign} (${t('unapproved')})`
  return (
    <span className={styles.cut} title={text}>
      {text}
    </span>
  )
}

type ResultCellProps = {
  position: { row: number; column: number }
  at: number
  column: TableColumn
  result: TableResult | undefined
  isActive: boolean
  words: CellWords
}

const ResultCell = ({ position, at, column, result, isActive, words }: ResultCellProps) => {
  const mark = result ? cellMark(result) : null
  const name = column.name[words.language]
  return (
    <td
      id={cellId(position)}
      aria-colindex={at}
      aria-label={
        result && [name, signOf(mark), ...cellLines(result, column, words)].join(' · ').trim()
      }
      data-row={position.row}
      data-column={position.column}
      data-active={isActive || undefined}
      data-mark={mark ?? undefined}
      data-filled={result ? true : undefined}
    >
      {result && (
        <span className={styles.value}>
          <span className={styles.sign}>{signOf(mark)}</span>
          <span className={styles.figure} data-calculated={result.calculated !== null || undefined}>
            {cellText(result, words.locale)}
          </span>
          {result.applied && <sup>{result.applied.qualifier}</sup>}
          {result.limit?.toBeVerified && <sup>*</sup>}
        </span>
      )}
    </td>
  )
}
