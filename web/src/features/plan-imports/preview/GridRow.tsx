import type { PreviewRow } from '@puquio/contract/plan-imports'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type GridColumn, gridColumns, rowHeightPx, shownCell } from './columns.ts'
import type { GridCell } from './grid-cell.ts'
import styles from './preview.module.css'
import { reasonOf } from './reason.ts'
import type { UnderstoodAs } from './understood-as.ts'
import '../texts.ts'

type GridRowProps = {
  index: number
  topPx: number
  /** Undefined until it is loaded. */
  row: PreviewRow | undefined
  activeAt: number | null
  understoodAs: UnderstoodAs
  /** The editor, shown instead of the active cell's text. */
  editor: ReactNode
}

export const cellId = (index: number, at: number) => `plan-cell-${index}-${at}`

/** Returns the cell of an event. */
export const gridCellOf = (target: EventTarget): GridCell | null => {
  const cell = target instanceof Element && target.closest('[id^="plan-cell-"]')
  const [, index, at] = /^plan-cell-(\d+)-(\d+)$/.exec(cell ? cell.id : '') ?? []
  return index === undefined ? null : { index: Number(index), at: Number(at) }
}

/** One row of the workbook, its bad cells marked. */
export const GridRow = ({ index, topPx, row, activeAt, understoodAs, editor }: GridRowProps) => (
  <div
    role="row"
    aria-rowindex={index + 2}
    className={styles.row}
    style={{ height: rowHeightPx, transform: `translateY(${topPx}px)` }}
  >
    <div role="rowheader" aria-colindex={1} className={styles.number}>
      {row?.row ?? '…'}
    </div>
    {gridColumns.map((column) => (
      <Cell
        key={column.column}
        index={index}
        column={column}
        row={row}
        isActive={activeAt === column.at}
        understoodAs={understoodAs}
        editor={activeAt === column.at ? editor : null}
      />
    ))}
  </div>
)

type CellProps = Pick<GridRowProps, 'index' | 'row' | 'understoodAs' | 'editor'> & {
  column: GridColumn
  isActive: boolean
}

const Cell = ({
  index,
  column: { column, at, widthPx, isNumber },
  row,
  isActive,
  understoodAs,
  editor,
}: CellProps) => {
  const { t } = useTranslation('planImports')
  const text = shownCell(row?.cells[at] ?? '')
  const issue = row?.issues.find((one) => one.column === column)
  const reason = issue && reasonOf(issue)
  const understood = understoodAs(column, text)
  const meaning = understood === null ? null : t('understood', { value: understood })
  return (
    <div
      id={cellId(index, at)}
      role="gridcell"
      aria-colindex={at + 2}
      aria-selected={isActive}
      aria-invalid={issue !== undefined || undefined}
      className={styles.cell}
      data-code={column === 'stationCode' || undefined}
      data-number={isNumber || undefined}
      style={{ width: widthPx }}
      title={
        meaning === null ? (reason ?? text) : [text, meaning, reason].filter(Boolean).join('. ')
      }
    >
      {editor ?? (
        <>
          {issue && <IconAlertCircle size={15} className={styles.mark} aria-hidden />}
          <span className={styles.texts}>
            <span className={styles.text}>{text}</span>
            {meaning !== null && (
              <>
                <span className={styles.understood} aria-hidden>
                  {understood}
                </span>
                <span className={styles.hidden}>, {meaning}</span>
              </>
            )}
          </span>
          {reason && <span className={styles.hidden}>{reason}</span>}
        </>
      )}
    </div>
  )
}
