import { useState } from 'react'
import { readStored, writeStored } from '../../lib/storage.ts'
import type { Column } from './column.ts'

/** Which columns of the table of this name the person wants to see, kept on the device. */
export const useShownColumns = <Row>(name: string, columns: readonly Column<Row>[]) => {
  const [choice, setChoice] = useState(() => readChoice(name))
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
  return { shown: shownColumns(columns, choice), choose, showAll }
}

export type ColumnChoice = Readonly<Record<string, boolean>>

/** The first column always stays: it names the row. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
): Column<Row>[] =>
  columns.filter((column, index) => index === 0 || (choice[column.key] ?? !column.isOptional))

const storageKey = (name: string) => `puquio.columns.${name}`

const readChoice = (name: string): ColumnChoice => {
  const stored = readStored<unknown>('device', storageKey(name))
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored)
  return Object.fromEntries(entries.filter(([, isShown]) => typeof isShown === 'boolean'))
}
