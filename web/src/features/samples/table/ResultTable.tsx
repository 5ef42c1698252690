import type { TableColumn, TableRow } from '@puquio/contract/laboratory/result-table'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMediaQuery } from '@mantine/hooks'
import { paths } from '../../../lib/paths.ts'
import type { Format } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { watchScrollFrame } from '../../../ui/scroll/scroll-frame.ts'
import { useRowWindow } from '../../../ui/table/use-row-window.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useIsPrinting } from '../../../ui/use-is-printing.ts'
import { CellHint } from './CellHint.tsx'
import type { CellWords } from './cell-words.ts'
import {
  columnWidthPx,
  fixedColumns,
  headHeightPx,
  keptWidthOf,
  rowHeightPx,
  widthOf,
} from './layout.ts'
import { cellId, type Position, positionOf } from './position.ts'
import styles from './table.module.css'
import { TableHead } from './TableHead.tsx'
import { SampleRow } from './TableRow.tsx'
import { useCellHint } from './use-cell-hint.ts'
import { useColumnWindow } from './use-column-window.ts'
import { useTableKeys } from './use-table-keys.ts'
import '../texts.ts'

type ResultTableProps = {
  rows: readonly TableRow[]
  columns: readonly TableColumn[]
  hasDepth: boolean
  /** The number of all samples, where it is known. */
  total: number | null
  isStale: boolean
  format: Format
  sort: string
  onSort: (sort: string) => void
  /** Called when the last rows are drawn. */
  onNearEnd: () => void
}

/** Samples by parameters, of which those in sight are drawn. The table keeps the focus, and keys move its active cell. */
export const ResultTable = (props: ResultTableProps) => {
  const { rows, columns, hasDepth, total, isStale, format, sort, onSort, onNearEnd } = props
  const { t } = useTranslation('samples')
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const isWide = useMediaQuery('(min-width: 68em)', undefined, { getInitialValueInEffect: false })
  const isWhole = useIsPrinting()
  const words = useCellWords(columns)
  const fixed = useMemo(
    () => fixedColumns({ isPhone, isWide, hasDepth }),
    [isPhone, isWide, hasDepth],
  )
  const [beforePx, keptPx] = [widthOf(fixed), keptWidthOf(fixed)]
  const heightPx = isPhone ? rowHeightPx.phone : rowHeightPx.wide
  const frame = useRef<HTMLDivElement>(null)
  const down = useRowWindow({
    frame,
    count: rows.length,
    rowHeightPx: heightPx,
    headHeightPx,
    isWhole,
  })
  const across = useColumnWindow({ frame, count: columns.length, beforePx, keptPx, isWhole })
  const { first, last } = across
  const drawn = useMemo(() => columns.slice(first, last), [columns, first, last])
  useEffect(() => (frame.current ? watchScrollFrame(frame.current) : undefined), [])
  const [active, setActive] = useState<Position>({ row: 0, column: 0 })
  const hints = useCellHint()

  const isNearEnd = down.last >= rows.length - nearEnd
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  const open = ({ row, column }: Position) => {
    const [sample, parameter] = [rows[row], columns[column]]
    if (sample) return void navigate(paths.sample(sample.id))
    return parameter && void navigate(paths.parameterData(parameter.id))
  }
  const keys = useTableKeys({
    active,
    size: { rows: rows.length, columns: columns.length },
    onMove: (next) => {
      setActive(next)
      if (next.row >= 0) down.show(next.row)
      if (next.column >= 0) across.show(next.column)
      hints.choose({ ...next, by: 'keys' })
    },
    onOpen: open,
    onClose: hints.close,
  })
  const press = (event: MouseEvent<HTMLTableElement>) => {
    const at = positionOf(event.target)
    if (!at || at.row < 0 || (event.target as Element).closest('a')) return
    setActive(at)
    // Touch has no hover: it opens the hint, whose links open the sample and its chart.
    if ((event.nativeEvent as PointerEvent).pointerType === 'touch' && at.column >= 0)
      hints.choose({ ...at, by: 'touch' })
    else open(at)
  }
  const isDrawn =
    (active.row === -1 || (active.row >= down.first && active.row < down.last)) &&
    (active.column === -1 || (active.column >= first && active.column < last))
  const { hint } = hints
  const hinted = hint && hintedCell(rows, columns, hint)
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        data-stale={isStale || undefined}
        style={{ scrollPaddingLeft: keptPx, scrollPaddingTop: headHeightPx }}
        onScroll={() => {
          down.look()
          across.look()
          if (hint?.by === 'mouse') hints.close()
        }}
      >
        <table
          role="grid"
          tabIndex={0}
          className={styles.table}
          style={{ width: beforePx + columns.length * columnWidthPx }}
          aria-label={t('tableTitle')}
          aria-rowcount={total === null ? -1 : total + 2}
          aria-colcount={fixed.length + columns.length}
          aria-activedescendant={isDrawn ? cellId(active) : undefined}
          aria-busy={isStale}
          onKeyDown={keys}
          onBlur={hints.close}
          onClick={press}
          onPointerOver={({ target, pointerType }) => {
            if (pointerType === 'touch') return
            const at = positionOf(target)
            if (at && hintedCell(rows, columns, at)) hints.pointAt(at)
            else hints.leave()
          }}
          onPointerLeave={hints.leave}
        >
          <colgroup>
            {fixed.map(({ key, widthPx }) => (
              <col key={key} style={{ width: widthPx }} />
            ))}
            {columns.map(({ id }) => (
              <col key={id} style={{ width: columnWidthPx }} />
            ))}
            <col style={{ width: 0 }} />
          </colgroup>
          <TableHead
            fixed={fixed}
            columns={drawn}
            first={first}
            rest={columns.length - last}
            keptPx={keptPx}
            active={active.row === -1 ? active.column : null}
            sort={sort}
            onSort={onSort}
          />
          <tbody>
            <Space heightPx={down.before} />
            {rows.slice(down.first, down.last).map((row, at) => (
              <SampleRow
                key={row.id}
                row={row}
                index={down.first + at}
                fixed={fixed}
                columns={drawn}
                first={first}
                rest={columns.length - last}
                active={active.row === down.first + at ? active.column : null}
                words={words}
                format={format}
              />
            ))}
            <Space heightPx={down.after} />
          </tbody>
        </table>
      </div>
      {hint && hinted && (
        <CellHint
          {...hinted}
          cell={cellId(hint)}
          isSheet={hint.by === 'touch'}
          words={words}
          format={format}
          onClose={hints.close}
          onEnter={hints.stay}
          onLeave={hints.leave}
        />
      )}
    </>
  )
}

/** The next page is asked for once fewer rows than this follow those in sight. */
const nearEnd = 30

const Space = ({ heightPx }: { heightPx: number }) =>
  heightPx > 0 && <tr aria-hidden style={{ height: heightPx }} />

const hintedCell = (rows: readonly TableRow[], columns: readonly TableColumn[], at: Position) => {
  const [row, column] = [rows[at.row], columns[at.column]]
  const result = row?.results.find(({ parameterId }) => parameterId === column?.id)
  return row && column && result ? { row, column, result } : null
}

const useCellWords = (columns: readonly TableColumn[]): CellWords => {
  const { t } = useTranslation('samples')
  const [language, locale] = [useLanguage(), useLocale()]
  return useMemo(() => {
    const names = new Map(columns.map(({ id, name }) => [id, name[language]]))
    return { t, language, locale, nameOf: (id) => names.get(id) ?? '…' }
  }, [columns, t, language, locale])
}
