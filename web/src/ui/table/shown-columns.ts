import { useState } from 'react'
import type { Column } from './column.ts'

/** Which columns of the table of this name the person wants to see, kept on the device. */
export const useShownColumns = <Row>(name: string, columns: readonly Column<Row>[]) => {
  const [choice, setChoice] = useState(() => readChoice(name))
  const choose = (key: string, isShown: boolean) => {
    const next = { ...choice, [key]: isShown }
    setChoice(next)
    localStorage.setItem(storageKey(name), JSON.stringify(next))
  }
  const showAll = () => {
    const next = Object.fromEntries(columns.map((column) => [column.key, true]))
    setChoice(next)
    localStorage.setItem(storageKey(name), JSON.stringify(next))
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
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([key, value]) => (typeof value === 'boolean' ? [[key, value]] : [])),
    )
  } catch {
    return {}
  }
}
