import { useElementSize, useMergedRef } from '@mantine/hooks'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { readStored, writeStored } from '../../lib/storage.ts'
import type { Column } from './column.ts'

/**
 * Which columns of the table of this name are shown: what the person chose, kept on the device, less
 * what does not fit into the element that `frame` is given to.
 */
export const useShownColumns = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
) => {
  const [choice, setChoice] = useState(() => readChoice(name))
  const { frame, leftOut } = useLeftOut(columns, choice, rows)
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
  return { frame, shown: shownColumns(columns, choice, leftOut), choose, showAll }
}

/** How many columns to leave out: measured before the browser paints, one more each time. */
const useLeftOut = <Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  rows: readonly Row[] | undefined,
) => {
  const frame = useRef<HTMLDivElement>(null)
  const { ref: measured, width } = useElementSize<HTMLDivElement>()
  const heads = columns.map(({ head }) => head).join()
  // A new object is a new layout, which is measured from the start.
  const layout = useMemo(() => ({ width, heads, choice, rows }), [width, heads, choice, rows])
  const [fit, setFit] = useState({ layout, leftOut: 0 })
  const leftOut = fit.layout === layout ? fit.leftOut : 0
  const most = removable(shownColumns(columns, choice), choice).length
  useLayoutEffect(() => {
    const element = frame.current
    if (element && leftOut < most && element.scrollWidth > element.clientWidth)
      setFit({ layout, leftOut: leftOut + 1 })
  }, [layout, leftOut, most])
  return { frame: useMergedRef(frame, measured), leftOut }
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
