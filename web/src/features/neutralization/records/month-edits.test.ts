import { expect, test } from 'vitest'
import type { TFunction } from 'i18next'
import { cellsOf } from '../../../lib/pasted-cells.ts'
import { cellColumns, emptyDay, valueOf, withValue } from './columns.ts'
import {
  differences,
  type MonthEdits,
  pastedChanges,
  readCell,
  readEdited,
  withDeviceDays,
  withTexts,
} from './month-edits.ts'

const lime = {
  id: 7,
  name: 'Cal',
  formula: 'CaOH2' as const,
  purity: 0.9,
  efficiency: 0.85,
  prices: [],
  isRetired: false,
  version: 1,
  share: 1,
  lowStockDays: null,
}
const columns = cellColumns([lime], false, ((key: string) => key) as TFunction<'neutralizers'>)
const days = ['2026-02-01', '2026-02-02', '2026-02-03']
const none: MonthEdits = new Map()
const recorded = (on: string) => ({ ...emptyDay(on), flowLs: 12, version: 3 })
const columnOf = (key: string) => {
  const found = columns.find((column) => column.key === key)
  if (!found) throw new Error(key)
  return found
}

test('a block of a spreadsheet fills days downwards and columns to the right, and nothing beyond them', () => {
  const cells = cellsOf('45\t\t24\t3,2\t7.4\n46\t\t20\t3,1\t7.5\n47\n48\n') ?? []
  const changes = pastedChanges(cells, { on: '2026-02-02', key: 'flowLs' }, days, columns)
  const edits = withTexts(none, changes, recorded, 'es-PE')
  expect([...edits.keys()]).toEqual(['2026-02-02', '2026-02-03'])
  const edited = edits.get('2026-02-02')
  const { day, bad } = edited ? readEdited(edited, columns) : { day: null, bad: [] }
  expect(day).toMatchObject({
    flowLs: 45,
    volumeM3: null,
    hours: 24,
    phIn: 3.2,
    phOut: 7.4,
    version: 3,
  })
  expect(bad).toEqual([])
  const end = pastedChanges([['a', 'b']], { on: '2026-02-03', key: 'note' }, days, columns)
  expect(end).toEqual([{ on: '2026-02-03', key: 'note', text: 'a' }])
})

test('a cell that is not understood, or out of bounds, is bad; a dash is empty', () => {
  expect(readCell('mucho', columnOf('flowLs'))).toBeUndefined()
  expect(readCell('17', columnOf('phOut'))).toBeUndefined()
  expect(readCell('25', columnOf('hours'))).toBeUndefined()
  expect(readCell('–', columnOf('flowLs'))).toBeNull()
  expect(readCell(' con lluvia ', columnOf('note'))).toBe('con lluvia')
})

test('a day that says again what is recorded is edited no more', () => {
  const typed = withTexts(
    none,
    [{ on: '2026-02-01', key: 'flowLs', text: '13' }],
    recorded,
    'es-PE',
  )
  expect(typed.size).toBe(1)
  const back = withTexts(
    typed,
    [{ on: '2026-02-01', key: 'flowLs', text: '12' }],
    recorded,
    'es-PE',
  )
  expect(back.size).toBe(0)
})

test('what devices measured fills what is empty, is marked so, and is theirs no more once it is typed over', () => {
  const measured = [{ on: '2026-02-01', flowLs: 44.129, phIn: 3.1, phOut: null }]
  const { edits, days: count } = withDeviceDays(none, measured, recorded, columns)
  expect(count).toBe(1)
  const edited = edits.get('2026-02-01')
  expect(edited?.base).toMatchObject({ flowLs: 12, phIn: 3.1, fromDevice: ['phIn'] })
  const day = withValue({ ...emptyDay('2026-02-01'), fromDevice: ['phIn', 'flowLs'] }, 'phIn', 3)
  expect(day.fromDevice).toEqual(['flowLs'])
})

test('a product has its cells, and what two people recorded differs by cell', () => {
  const mine = withValue(emptyDay('2026-02-01'), 'kg-7', 1500)
  expect(valueOf(mine, 'kg-7')).toBe(1500)
  const theirs = withValue(withValue(mine, 'kg-7', 1400), 'note', 'pesado')
  expect(differences(mine, theirs, columns).map(({ key }) => key)).toEqual(['kg-7', 'note'])
})
