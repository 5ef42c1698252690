import { type PlanColumn, planColumns } from '@puquio/domain'
import type { PlanImport, PreviewRow } from '@puquio/contract/plan-imports'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { CellEditor } from './CellEditor.tsx'
import { CellVerdict } from './CellVerdict.tsx'
import { shownCell } from './columns.ts'
import { type FileCell, movedBy, nextBad, type GridCell } from './grid-cell.ts'
import { PreviewGrid } from './PreviewGrid.tsx'
import { PreviewTools } from './PreviewTools.tsx'
import {
  answersOf,
  codeQuestions,
  correctionsOf,
  type SharedAnswer,
  sharedAnswers,
  withCodeQuestion,
} from './questions.ts'
import { useCorrections } from './use-corrections.ts'
import { useRowCheck } from './use-row-check.ts'
import { useUndo } from './use-undo.ts'
import { usePreviewRows } from './use-preview-rows.ts'
import '../texts.ts'

type PreviewProps = { one: PlanImport; isCorrectable: boolean }

/** The rows of the file, with bad cells corrected in place. */
export const Preview = ({ one, isCorrectable }: PreviewProps) => {
  const { t } = useTranslation('planImports')
  const { t: columnName } = useTranslation('planColumns')
  const frame = useRef<HTMLDivElement>(null)
  const [onlyBad, setOnlyBad] = useState(false)
  // Once the last of them is corrected, all rows are shown again.
  const showsOnlyBad = onlyBad && one.badCellCount > 0
  const [cell, setCell] = useState<FileCell>(() => badCells(one)[0] ?? { position: 0, at: 0 })
  /** The cell corrected last: the search for the next error starts there, not at the cell after Enter. */
  const [corrected, setCorrected] = useState<FileCell | null>(null)
  const [begun, setBegun] = useState<{ start: string; value: string } | null>(null)
  const { total, rowAt, look, error } = usePreviewRows(one.key, showsOnlyBad)
  const { correct, correctAll, answerCode, answerCodes, answering, shown } = useCorrections(one.key)
  const questions = useMemo(() => {
    const asked = [...codeQuestions(one.badCells)]
    return new Map(asked.filter(([code]) => !answering.has(code)))
  }, [one.badCells, answering])
  const { issuesOf, choicesOf, understoodAs } = useRowCheck(one)
  const { record, undo, redo, canUndo, canRedo } = useUndo()
  if (error) return <ErrorState {...failureOf(error)} />

  const count = total ?? 0
  const indexOf = (position: number) =>
    showsOnlyBad ? firstFrom(position, count, rowAt) : Math.min(position, count - 1)
  const active = { index: Math.max(0, indexOf(cell.position)), at: cell.at }
  const move = (to: GridCell, from: FileCell | null = null) => {
    const position = showsOnlyBad ? rowAt(to.index)?.position : to.index
    if (position !== undefined) setCell({ position, at: to.at })
    setCorrected(from)
  }
  const column = planColumns[active.at] as PlanColumn
  const shownAt = (index: number) => {
    const row = shown(rowAt(index))
    return row && withCodeQuestion(row, questions)
  }
  const row = shownAt(active.index)
  /** The draft of the active cell; null while none is edited, or once its row has left the list. */
  const typed = row?.position === cell.position ? begun : null
  const withValue = (value: string) =>
    (row?.cells ?? []).map((cell, at) => (at === active.at ? value : cell))
  const found =
    typed && row ? (issuesOf?.(withValue(typed.value), row.row) ?? []) : (row?.issues ?? [])
  const issue = found.find((one) => one.column === column)
  const suggestion = issue?.params['suggestion']
  const commit = (value: string) => {
    setBegun(null)
    if (!row || value === shownCell(row.cells[active.at] ?? '')) return
    const before = row.cells[active.at] ?? ''
    const cells = withValue(value)
    const issues = issuesOf?.(cells, row.row) ?? []
    const redo = () => correct({ ...row, cells }, column, value, issues)
    const undo = () => correct(row, column, before, row.issues)
    redo()
    record({ cell, undo, redo })
  }
  const answer = (means: string) => {
    setBegun(null)
    // The button that answered is gone.
    frame.current?.focus({ preventScroll: true })
    if (!row) return
    const code = row.cells[active.at] ?? ''
    const redo = () => answerCode(row, code, means)
    redo()
    record({ cell, undo: () => answerCode(row, code, null), redo })
  }
  const giveAll = ({ kind, given }: SharedAnswer) => {
    setBegun(null)
    frame.current?.focus({ preventScroll: true })
    const give = (isTakenBack: boolean) =>
      kind === 'known-codes'
        ? answerCodes(answersOf(given, isTakenBack))
        : correctAll(correctionsOf(given, isTakenBack))
    give(false)
    record({ cell, undo: () => give(true), redo: () => give(false) })
  }
  const goToChanged = (changed: FileCell | undefined) => {
    if (changed) setCell(changed)
    setCorrected(null)
  }
  const use = issue?.code === 'similar-code' ? answer : commit
  const edit = (start = shownCell(row?.cells[active.at] ?? '')) => {
    if (isCorrectable && row) setBegun({ start, value: start })
  }
  // The next one must not be a cell whose correction is still on its way.
  const isStillBad = ({ position, at }: FileCell) =>
    shownAt(indexOf(position))?.issues.some((issue) => issue.column === planColumns[at]) ?? true
  const goToBad = () => {
    const next = nextBad(badCells(one).filter(isStillBad), corrected ?? cell)
    if (next) setCell(next)
    setCorrected(null)
    frame.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={t('grid')}>
      <PreviewTools
        one={one}
        onlyBad={onlyBad}
        onOnlyBad={(isOnly) => {
          setBegun(null)
          setOnlyBad(isOnly)
        }}
        onNextBad={goToBad}
        onUndo={canUndo ? () => goToChanged(undo()) : null}
        onRedo={canRedo ? () => goToChanged(redo()) : null}
      />
      <CellVerdict
        row={row && typed ? { ...row, cells: withValue(typed.value) } : row}
        column={column}
        issue={issue}
        onUse={isCorrectable ? use : undefined}
        onKeep={() => answer(row?.cells[active.at] ?? '')}
        shared={issue && isCorrectable ? sharedAnswers(issue, one.badCells) : []}
        onShared={giveAll}
        understoodAs={understoodAs}
      />
      <PreviewGrid
        frame={frame}
        total={count}
        rowAt={shownAt}
        look={look}
        active={active}
        understoodAs={understoodAs}
        onActive={(next) => {
          setBegun(null)
          move(next)
        }}
        onEdit={edit}
        onClear={() => {
          if (isCorrectable) commit('')
        }}
        onUndo={() => goToChanged(undo())}
        onRedo={() => goToChanged(redo())}
        onUse={() => {
          if (isCorrectable && typeof suggestion === 'string') use(suggestion)
        }}
        editor={
          typed && row ? (
            <CellEditor
              key={`${cell.position} ${active.at}`}
              label={t('editCell', { column: columnName(column), row: row.row })}
              start={typed.start}
              choices={choicesOf(column)}
              onType={(value) => setBegun({ ...typed, value })}
              onCommit={(value, way) => {
                commit(value)
                const key = { down: 'ArrowDown', right: 'ArrowRight', stay: '' }[way]
                move(movedBy(key, active, count) ?? active, cell)
              }}
              onCancel={() => setBegun(null)}
            />
          ) : null
        }
      />
    </section>
  )
}

const badCells = (one: PlanImport): FileCell[] =>
  one.badCells.map(({ position, column }) => ({ position, at: planColumns.indexOf(column) }))

/** Returns the first shown row at or after a position of the file, else the last one. */
const firstFrom = (
  position: number,
  count: number,
  rowAt: (index: number) => PreviewRow | undefined,
) => {
  for (let index = 0; index < count; index++)
    if ((rowAt(index)?.position ?? -1) >= position) return index
  return count - 1
}
