import { beforeEach, describe, expect, it } from 'vitest'
import { type Column, nextSort, pageRange, parseSort } from './column.ts'
import { rowsPerPage, setRowsPerPage } from './rows-per-page.ts'
import { extendTo, toggleKey, togglePage } from './selection.ts'
import { fittingColumns, shownColumns } from './shown-columns.ts'
import { mergeSearch } from '../../lib/search.ts'

describe('sort', () => {
  it('goes upwards, then downwards, then upwards again', () => {
    expect(nextSort(undefined, 'title')).toBe('title')
    expect(nextSort('title', 'title')).toBe('-title')
    expect(nextSort('-title', 'title')).toBe('title')
    expect(nextSort('-firstOn', 'title')).toBe('title')
  })

  it('is read from the address', () => {
    expect(parseSort('-title')).toEqual({ key: 'title', isDescending: true })
    expect(parseSort('')).toBeNull()
  })
})

describe('pageRange', () => {
  it.each([
    [1, 20, 87, { from: 1, to: 20, pages: 5 }],
    [5, 20, 87, { from: 81, to: 87, pages: 5 }],
    [1, 20, 0, { from: 0, to: 0, pages: 1 }],
  ])('page %i of %i in %i', (page, size, total, range) => {
    expect(pageRange(page, size, total)).toEqual(range)
  })
})

describe('mergeSearch', () => {
  it('takes out what is empty and keeps the rest', () => {
    expect(
      mergeSearch(
        { tab: 'map', page: 3, search: 'rio' },
        { page: undefined, search: '', kind: 'air' },
      ),
    ).toEqual({
      tab: 'map',
      kind: 'air',
    })
    expect(mergeSearch({ stations: [1, 2] }, { stations: [] })).toEqual({})
  })
})

describe('selection', () => {
  it('toggles rows and keeps those of other pages', () => {
    expect([...toggleKey(new Set([1]), 1)]).toEqual([])
    expect([...togglePage(new Set([9, 1]), [1, 2])]).toEqual([9, 1, 2])
    expect([...togglePage(new Set([9, 1, 2]), [1, 2])]).toEqual([9])
  })

  it('extends in both directions', () => {
    expect(extendTo(new Set([4]), [1, 2, 3, 4], 4, 2)).toEqual(new Set([2, 3, 4]))
    expect([...extendTo(new Set(), [1, 2, 3], 8, 2)]).toEqual([2])
  })
})

describe('shownColumns', () => {
  const column = (key: string, isOptional = false): Column<string> => ({
    key,
    head: key,
    cell: String,
    isOptional,
  })
  const columns = [column('code'), column('name'), column('altitude', true)]

  it('hides optional ones until they are chosen, and never the first', () => {
    const keys = (choice: Record<string, boolean>) =>
      shownColumns(columns, choice).map(({ key }) => key)
    expect(keys({})).toEqual(['code', 'name'])
    expect(keys({ altitude: true, name: false, code: false })).toEqual(['code', 'altitude'])
  })

  it('leaves out by priority what does not fit, never what was chosen', () => {
    const wide: Column<string>[] = [
      column('code'),
      { ...column('kind'), priority: 3 },
      { ...column('standard'), priority: 2 },
      { ...column('category'), priority: 2 },
      column('name'),
    ]
    const keys = (leftOut: number, choice = {}) =>
      shownColumns(wide, choice, leftOut).map(({ key }) => key)
    expect(keys(1)).toEqual(['code', 'standard', 'category', 'name'])
    expect(keys(2)).toEqual(['code', 'standard', 'name'])
    expect(keys(9)).toEqual(['code', 'name'])
    expect(keys(9, { kind: true })).toEqual(['code', 'kind', 'name'])
  })
})

describe('fittingColumns', () => {
  const columns: Column<string>[] = [
    { key: 'recipient', head: 'Destinatario', cell: String, width: 'name' },
    { key: 'reason', head: 'Motivo', cell: String, width: 'text' },
    { key: 'attempts', head: 'Intentos', cell: String, isNumber: true, priority: 3 },
    { key: 'project', head: 'Proyecto', cell: String, width: 'name', priority: 2 },
  ]
  const keys = (room: number, choice = {}) =>
    fittingColumns(columns, choice, room).map(({ key }) => key)

  it('leaves out by the width of the frame and the kinds of the columns alone', () => {
    expect(keys(670)).toEqual(['recipient', 'reason', 'attempts', 'project'])
    expect(keys(600)).toEqual(['recipient', 'reason', 'project'])
    expect(keys(0)).toEqual(['recipient', 'reason'])
    expect(keys(0, { project: true })).toEqual(['recipient', 'reason', 'project'])
  })
})

describe('rowsPerPage', () => {
  beforeEach(() => localStorage.clear())

  it('is 20 until something else is chosen', () => {
    expect(rowsPerPage()).toBe(20)
    setRowsPerPage(50)
    expect(rowsPerPage()).toBe(50)
    localStorage.setItem('puquio.rowsPerPage', '7')
    expect(rowsPerPage()).toBe(20)
  })
})
