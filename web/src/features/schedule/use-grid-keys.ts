import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type CellPosition, positionAfter } from './month/grid-keys.ts'
import type { Day, MonthRow } from './month/month-rows.ts'

type GridKeys = {
  rows: readonly MonthRow[]
  days: readonly Day[]
  show: (row: number) => void
  onStepMonth: (months: -1 | 1) => void
}

/** One cell takes the focus; keys move it, Enter and a click open what is there. */
export const useGridKeys = ({ rows, days, show, onStepMonth }: GridKeys) => {
  const size = { rows: rows.length, days: days.length }
  const [position, setPosition] = useState<CellPosition>(() => firstPosition(days))
  const [open, setOpen] = useState<CellPosition | null>(null)
  // The table may have become smaller since.
  const focus = {
    row: Math.min(position.row, size.rows - 1),
    day: Math.min(position.day, size.days),
  }
  const wanted = useRef<CellPosition | null>(null)
  const table = useRef<HTMLElement | null>(null)

  // A row far away is drawn only after the scroll: the focus follows when it is there.
  useEffect(() => {
    if (wanted.current === null) return
    const cell = cellAt(table.current, wanted.current)
    if (!cell) return
    wanted.current = null
    cell.focus()
  })

  const goTo = (next: CellPosition) => {
    setPosition(next)
    wanted.current = next
    show(next.row)
  }
  const openAt = ({ row, day }: CellPosition) => {
    if ((rows[row]?.byDay.get(day)?.length ?? 0) > 0) setOpen({ row, day })
  }
  const close = useCallback(() => {
    setOpen((was) => {
      wanted.current = was
      return null
    })
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const at = positionOf(event.target)
    if (at === null || open !== null) return
    table.current = event.currentTarget
    if (event.key === 'Enter' || event.key === ' ') openAt(at)
    else if (event.key === 'PageUp' || event.key === 'PageDown')
      onStepMonth(event.key === 'PageUp' ? -1 : 1)
    else {
      const next = positionAfter(event, at, size)
      if (next === null) return
      goTo(next)
    }
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const at = positionOf((event.target as Element).closest('td'))
    if (at === null) return
    table.current = event.currentTarget
    setPosition(at)
    openAt(at)
  }
  return { focus, open, close, handlers: { onKeyDown, onClick } }
}

/** Today where the month has it, so that the tab key leads there. */
const firstPosition = (days: readonly Day[]): CellPosition => ({
  row: 0,
  day: days.find(({ isToday }) => isToday)?.day ?? 1,
})

const positionOf = (target: EventTarget | null): CellPosition | null => {
  if (!(target instanceof HTMLElement) || target.dataset['day'] === undefined) return null
  return { row: Number(target.dataset['row']), day: Number(target.dataset['day']) }
}

const cellAt = (table: HTMLElement | null, { row, day }: CellPosition) =>
  table?.querySelector<HTMLElement>(`td[data-row="${row}"][data-day="${day}"]`) ?? null
