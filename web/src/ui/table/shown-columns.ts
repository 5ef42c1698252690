import { useCallback, useState } from 'react'
import { readStored, writeStored } from '../../lib/storage.ts'
import { watchScrollFrame } from '../scroll/scroll-frame.ts'
import { type Column, columnWidths } from './column.ts'

/**
 * Which columns of the table of this name are shown: what the person chose, kept on the device, less
 * what does not fit into the element that `frame` is given to. What the rows contain changes nothing.
 */
export const useShownColumns = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  hasCheck: boolean,
) => {
  if (import.meta.env.DEV) requireOwnKeys(columns)
  const [choice, setChoice] = useState(() => readChoice(name))
  const [width, setWidth] = useState(0)
  const frame = useCallback((element: HTMLDivElement) => {
    const measure = () => setWidth(element.clientWidth)
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    const stop = watchScrollFrame(element)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [])
  const choose = (key: string, isShown: boolean) => {
    const next = { ...choice, [key]: isShown }
    setChoice(next)
    writeStored('device', storageKey(name), next)
  }
  const showAll = () => {
    const next = Object.fromEntries(columns.map((column) => [column.key, true]))
    setChoice(next)
    writeStored('device', storageKey(name), next)
  }
  const wanted = shownColumns(columns, choice)
  const room = width - endWidth - (hasCheck ? checkWidth : 0)
  const shown = width === 0 ? wanted : fittingColumns(columns, choice, room)
  return { frame, shown, leftOut: wanted.filter((one) => !shown.includes(one)), choose, showAll }
}

/** Two columns of one key would be chosen and drawn as one: thrown while Puquio is built and tested. */
export function requireOwnKeys<Row>(columns: readonly Column<Row>[]): void {
  const keys = columns.map(({ key }) => key)
  const repeated = keys.filter((key, index) => keys.indexOf(key) < index)
  if (repeated.length > 0) throw new Error(`Columns with one key: ${repeated.join(', ')}`)
}

/** Of the column of boxes and of the one of actions, in DataTable.module.css. */
const checkWidth = 40
const endWidth = 44
const padding = 24

/** As many as fit into this many pixels. */
export const fittingColumns = <Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  room: number,
): Column<Row>[] => {
  const most = removable(shownColumns(columns, choice), choice).length
  for (let leftOut = 0; ; leftOut++) {
    const shown = shownColumns(columns, choice, leftOut)
    if (leftOut === most || shown.reduce((sum, one) => sum + needed(one), 0) <= room) return shown
  }
}

/** A head is never cut; its letters are about this wide, and the sort arrow two of them. */
const letterWidth = 7
const needed = ({ head, unit, isNumber, width, maxWidth, sortKey }: Column<never>): number => {
  const letters = head.length + (unit === undefined ? 0 : unit.length + 3) + (sortKey ? 2 : 0)
  const kind = width ?? (isNumber ? 'number' : undefined)
  const content = kind === undefined ? (maxWidth ?? 280) : columnWidths[kind]
  return Math.max(content, letters * letterWidth) + padding
}

export type ColumnChoice = Readonly<Record<string, boolean>>

/** The first column always stays: it names the row. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  leftOut = 0,
): Column<Row>[] => {
  const wanted = columns.filter(
    (column, index) => index === 0 || (choice[column.key] ?? !column.isOptional),
  )
  const gone = removable(wanted, choice).slice(0, leftOut)
  return wanted.filter((column) => !gone.includes(column))
}

/** Columns with a priority that nobody chose, the least important first and of these the last. */
const removable = <Row>(columns: readonly Column<Row>[], choice: ColumnChoice): Column<Row>[] =>
  columns
    .filter(({ key, priority }) => priority !== undefined && choice[key] !== true)
    .toReversed()
    .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))

const storageKey = (name: string) => `puquio.columns.${name}`

const readChoice = (name: string): ColumnChoice => {
  const stored = readStored<unknown>('device', storageKey(name))
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored)
  return Object.fromEntries(entries.filter(([, isShown]) => typeof isShown === 'boolean'))
}
