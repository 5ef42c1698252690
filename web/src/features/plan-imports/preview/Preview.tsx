import { type PlanColumn, planColumns } from '@puquio/domain'
import { Button, Checkbox } from '@mantine/core'
import type { PlanImport } from '@puquio/contract/plan-imports'
import { IconArrowDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { CellEditor } from './CellEditor.tsx'
import { CellVerdict } from './CellVerdict.tsx'
import { shownCell } from './columns.ts'
import { movedBy, nextBad, type Place } from './place.ts'
import { PreviewGrid } from './PreviewGrid.tsx'
import styles from './preview.module.css'
import { useCorrections } from './use-corrections.ts'
import { useRowCheck } from './use-row-check.ts'
import { usePreviewRows } from './use-preview-rows.ts'
import '../texts.ts'

type PreviewProps = { one: PlanImport; isCorrectable: boolean }

/** The rows as the file has them; bad cells are corrected where they stand. */
export const Preview = ({ one, isCorrectable }: PreviewProps) => {
  const { t } = useTranslation('planImports')
  const { t: columnName } = useTranslation('planColumns')
  const frame = useRef<HTMLDivElement>(null)
  const [onlyBad, setOnlyBad] = useState(false)
  // Once the last of them is corrected, all rows are shown again.
  const showsOnlyBad = onlyBad && one.badCellCount > 0
  const [isFresh, setIsFresh] = useState(true)
  const [place, setPlace] = useState<Place>(() => badPlaces(one, false)[0] ?? { index: 0, at: 0 })
  /** What is being typed into the active cell; null while nothing is. */
  const [typed, setTyped] = useState<{ start: string; value: string } | null>(null)
  const { total, rowAt, look, error } = usePreviewRows(one.key, showsOnlyBad)
  const { correct, answerCode, shown } = useCorrections(one.key)
  const { issuesOf, choicesOf, codeOf } = useRowCheck(one)
  if (error) return <ErrorState {...failureOf(error)} />

  const count = total ?? 0
  const active = { ...place, index: Math.max(0, Math.min(place.index, count - 1)) }
  const column = planColumns[active.at] as PlanColumn
  const row = shown(rowAt(active.index))
  const withValue = (value: string) =>
    (row?.cells ?? []).map((cell, at) => (at === active.at ? value : cell))
  const found =
    typed && row ? (issuesOf?.(withValue(typed.value), row.row) ?? []) : (row?.issues ?? [])
  const issue = found.find((one) => one.column === column)
  const suggestion = issue?.params['suggestion']
  const commit = (value: string) => {
    setTyped(null)
    if (!row || value === shownCell(row.cells[active.at] ?? '')) return
    const cells = withValue(value)
    correct({ ...row, cells }, column, value, issuesOf?.(cells, row.row) ?? [])
  }
  const answer = (means: string) => {
    setTyped(null)
    if (row) answerCode(row, row.cells[active.at] ?? '', means)
  }
  const use = issue?.code === 'similar-code' ? answer : commit
  const edit = (start = shownCell(row?.cells[active.at] ?? '')) => {
    if (isCorrectable && row) setTyped({ start, value: start })
  }
  const bad = badPlaces(one, showsOnlyBad)
  // The next one must not be a cell whose correction is still on its way.
  const isStillBad = ({ index, at }: Place) =>
    shown(rowAt(index))?.issues.some((issue) => issue.column === planColumns[at]) ?? true
  const goToBad = () => {
    const next = nextBad(bad.filter(isStillBad), active, isFresh)
    setIsFresh(false)
    if (next) setPlace(next)
    frame.current?.focus()
  }
  return (
    <section aria-label={t('grid')}>
      {one.badCellCount > 0 && (
        <div className={styles.tools}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowDown size={16} />}
            onClick={goToBad}
          >
            {t('nextBad')}
          </Button>
          <Checkbox
            label={t('onlyBad')}
            checked={onlyBad}
            onChange={(event) => {
              setOnlyBad(event.currentTarget.checked)
              setPlace({ index: 0, at: bad[0]?.at ?? 0 })
            }}
          />
        </div>
      )}
      <CellVerdict
        row={row && typed ? { ...row, cells: withValue(typed.value) } : row}
        column={column}
        issue={issue}
        onUse={isCorrectable ? use : undefined}
        onKeep={() => answer(row?.cells[active.at] ?? '')}
        understanding={{ codeOf, decimalMarks: one.decimalMarks }}
      />
      <PreviewGrid
        frame={frame}
        total={count}
        rowAt={(index) => shown(rowAt(index))}
        look={look}
        active={active}
        onActive={(next) => {
          setTyped(null)
          setIsFresh(false)
          setPlace(next)
        }}
        onEdit={edit}
        onUse={() => {
          if (isCorrectable && typeof suggestion === 'string') use(suggestion)
        }}
        editor={
          typed && row ? (
            <CellEditor
              key={`${active.index} ${active.at}`}
              label={t('editCell', { column: columnName(column), row: row.row })}
              start={typed.start}
              choices={choicesOf(column)}
              onType={(value) => setTyped({ ...typed, value })}
              onCommit={(value, move) => {
                commit(value)
                const key = { down: 'ArrowDown', right: 'ArrowRight', stay: '' }[move]
                setPlace(movedBy(key, active, count) ?? active)
              }}
              onCancel={() => setTyped(null)}
            />
          ) : null
        }
      />
    </section>
  )
}

/** Where the bad cells are in what is shown: all rows, or those with errors only. */
const badPlaces = ({ badCells }: PlanImport, onlyBad: boolean): Place[] => {
  const positions = [...new Set(badCells.map(({ position }) => position))]
  return badCells.map(({ position, column }) => ({
    index: onlyBad ? positions.indexOf(position) : position,
    at: planColumns.indexOf(column),
  }))
}
