import type { PreviewRow } from '@puquio/contract/plan-imports'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useRowWindow } from '../../../ui/table/use-row-window.ts'
import { gridColumns, gridWidthPx, rowHeightPx, rowNumberPx } from './columns.ts'
import { cellId, GridRow, gridCellOf } from './GridRow.tsx'
import { movedBy, type GridCell } from './grid-cell.ts'
import styles from './preview.module.css'
import type { UnderstoodAs } from './understood-as.ts'
import '../texts.ts'

type PreviewGridProps = {
  frame: RefObject<HTMLDivElement | null>
  total: number
  rowAt: (index: number) => PreviewRow | undefined
  /** Called with the visible rows. */
  look: (first: number, last: number) => void
  active: GridCell
  understoodAs: UnderstoodAs
  onActive: (cell: GridCell) => void
  /** Starts editing the active cell, with a first letter or with its value. */
  onEdit: (typed?: string) => void
  onClear: () => void
  onUndo: () => void
  onRedo: () => void
  /** Accepts the suggested name for the active cell. */
  onUse: () => void
  /** The field in the active cell while it is corrected. */
  editor: ReactNode
}

/**
 * The workbook's rows, of which only visible ones are rendered. The grid keeps the focus and uses
 * aria-activedescendant, since a cell scrolled out of view is not in the document.
 */
export const PreviewGrid = (props: PreviewGridProps) => {
  const { frame, total, rowAt, look, active, onActive, onEdit, onUse, editor } = props
  const { understoodAs, onClear, onUndo, onRedo } = props
  const { t } = useTranslation('planImports')
  const { t: columnName } = useTranslation('planColumns')
  const rows = useRowWindow({ frame, count: total, rowHeightPx, headHeightPx: rowHeightPx })
  const { first, last, show } = rows
  useEffect(() => look(first, last - 1))
  const isEditing = editor !== null
  const wasEditing = useRef(false)
  useEffect(() => {
    // The editor that had the focus is gone.
    if (wasEditing.current && !isEditing && document.activeElement === document.body)
      frame.current?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing, frame])
  const isDrawn = active.index >= first && active.index < last
  // The line above the grid about the active row changes its height, and so moves the grid.
  const hasCome = rowAt(active.index) !== undefined
  useEffect(() => {
    comeNear(frame.current, active.index)
    show(active.index)
    showColumn(frame.current, active.at)
    // The grid may reach below the window, so the cell is scrolled into the window, too.
    if (isDrawn) document.getElementById(cellId(active.index, active.at))?.scrollIntoView(nearest)
  }, [show, frame, active.index, active.at, isDrawn, hasCome])

  const press = (event: KeyboardEvent) => {
    if (isEditing) return
    if (event.altKey) return
    const command = (event.ctrlKey || event.metaKey) && commandOf(event)
    if (command) {
      event.preventDefault()
      return { use: onUse, undo: onUndo, redo: onRedo }[command]()
    }
    if (event.ctrlKey || event.metaKey) return
    const moved = movedBy(event.key, active, total)
    if (moved) onActive(moved)
    else if (event.key === 'Enter' || event.key === 'F2') onEdit()
    else if (event.key.length === 1 && event.key !== ' ') onEdit(event.key)
    else if (event.key === 'Delete' || event.key === 'Backspace') onClear()
    else return
    event.preventDefault()
  }
  // A second click or tap on a cell edits it.
  const pick = ({ target }: MouseEvent) => {
    const cell = gridCellOf(target)
    if (!cell) return
    const isHere = cell.index === active.index && cell.at === active.at
    if (!isHere) onActive(cell)
    else if (!isEditing) onEdit()
  }
  return (
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      aria-label={t('grid')}
      aria-rowcount={total + 1}
      aria-colcount={gridColumns.length + 1}
      aria-activedescendant={isDrawn ? cellId(active.index, active.at) : undefined}
      className={styles.frame}
      style={{ height: (total + 1) * rowHeightPx + scrollbarPx }}
      onScroll={rows.look}
      onKeyDown={press}
      onClick={pick}
    >
      <div role="row" aria-rowindex={1} className={styles.head} style={{ width: gridWidthPx }}>
        <div role="columnheader" aria-colindex={1} className={styles.number}>
          {t('row')}
        </div>
        {gridColumns.map(({ column, at, widthPx, isNumber }) => (
          <div
            key={column}
            role="columnheader"
            aria-colindex={at + 2}
            className={styles.cell}
            data-code={column === 'stationCode' || undefined}
            data-number={isNumber || undefined}
            style={{ width: widthPx }}
            title={columnName(column)}
          >
            <span className={styles.text}>{columnName(column)}</span>
          </div>
        ))}
      </div>
      <div
        role="rowgroup"
        className={styles.body}
        style={{ height: total * rowHeightPx, width: gridWidthPx }}
      >
        {Array.from({ length: last - first }, (_, drawn) => first + drawn).map((index) => (
          <GridRow
            key={rowAt(index)?.position ?? `at ${index}`}
            index={index}
            topPx={index * rowHeightPx}
            row={rowAt(index)}
            activeAt={active.index === index ? active.at : null}
            understoodAs={understoodAs}
            editor={active.index === index ? editor : null}
          />
        ))}
      </div>
    </div>
  )
}

/** Returns what a key does with Ctrl or Cmd. */
const commandOf = ({ key, shiftKey }: KeyboardEvent) => {
  if (key === 'Enter') return 'use'
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : null
}

/** Scrolls a row that is out of view to the top of the grid, next to the line about it. */
const comeNear = (frame: HTMLElement | null, index: number) => {
  if (!frame) return
  const fromSightPx = index * rowHeightPx - frame.scrollTop
  const isNear = fromSightPx > -2 * rowHeightPx && fromSightPx < frame.clientHeight + rowHeightPx
  if (!isNear) frame.scrollTop = Math.max(0, (index - 2) * rowHeightPx)
}

const nearest = { block: 'nearest', inline: 'nearest' } as const

/** Room for the horizontal scroll bar. */
const scrollbarPx = 18

/** Scrolls a column next to the sticky ones: the row numbers and, where there is room, the codes. */
const showColumn = (frame: HTMLElement | null, at: number) => {
  const column = gridColumns[at]
  if (!frame || !column) return
  const { leftPx, widthPx } = column
  const isCodeKept = frame.clientWidth >= codeKeptFromPx
  if (at === 0 && isCodeKept) return
  const keptPx = rowNumberPx + (isCodeKept ? (gridColumns[0]?.widthPx ?? 0) : 0)
  const fromPx = leftPx + widthPx - frame.clientWidth
  // A column wider than the rest of the frame shows its start.
  frame.scrollLeft = Math.min(leftPx - keptPx, Math.max(fromPx, frame.scrollLeft))
}

/** As in preview.module.css: on phones the codes would leave no room for their rows. */
const codeKeptFromPx = 560
