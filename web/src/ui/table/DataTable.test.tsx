import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './table-props.ts'

type Plant = { id: number; name: string; flow: number }

const plants: Plant[] = [
  { id: 1, name: 'Norte', flow: 12.5 },
  { id: 2, name: 'Sur', flow: 3 },
  { id: 3, name: 'Este', flow: 7 },
]

const search = {
  page: 1,
  size: 20,
  sort: 'name',
  search: undefined,
  change: vi.fn(),
  goToPage: vi.fn(),
  setSize: vi.fn(),
}

const show = (props: Partial<DataTableProps<Plant>>) =>
  stage(
    <DataTable<Plant>
      name="plants"
      label="Plantas"
      columns={[
        { key: 'name', head: 'Nombre', cell: (plant) => plant.name, sortKey: 'name' },
        { key: 'flow', head: 'Caudal', unit: 'L/s', cell: (plant) => plant.flow, isNumber: true },
      ]}
      rows={plants}
      total={3}
      rowKey={(plant) => plant.id}
      rowName={(plant) => plant.name}
      search={search}
      empty={<p>Sin plantas</p>}
      {...props}
    />,
  )

afterEach(cleanup)

describe('DataTable', () => {
  it('tells how it is sorted and asks for the other direction', () => {
    show({})
    const head = screen.getByRole('columnheader', { name: /Nombre/ })
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    fireEvent.click(within(head).getByRole('button'))
    expect(search.change).toHaveBeenCalledWith({ sort: '-name' })
  })

  it('goes to the last page from one beyond it', () => {
    show({ rows: [], total: 45, search: { ...search, page: 9 } })
    expect(search.goToPage).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('refuses two columns of one key', () => {
    const column = { key: 'flow', head: 'Caudal', cell: (plant: Plant) => plant.flow }
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => show({ columns: [column, { ...column, head: 'Nivel' }] })).toThrow('one key: flow')
    quiet.mockRestore()
  })

  it('moves by arrows and opens by Enter', () => {
    const onOpen = vi.fn()
    show({ onOpen })
    const [, first, second] = screen.getAllByRole('row')
    first?.focus()
    fireEvent.keyDown(first as Element, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(second)
    fireEvent.keyDown(second as Element, { key: 'Enter' })
    expect(onOpen).toHaveBeenCalledWith(plants[1])
  })

  it('opens the actions of a row by the full stop', async () => {
    const onSelect = vi.fn()
    show({ actions: () => [{ label: 'Editar', onSelect }] })
    fireEvent.keyDown(screen.getAllByRole('row')[1] as Element, { key: '.' })
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }))
    expect(onSelect).toHaveBeenCalled()
  })

  it('selects by Space and shows what can be done', () => {
    const onChange = vi.fn()
    show({
      selection: { keys: new Set([2]), onChange, bar: <button type="button">Retirar</button> },
    })
    expect(screen.getByRole('button', { name: 'Retirar' })).toBeTruthy()
    fireEvent.keyDown(screen.getAllByRole('row')[1] as Element, { key: ' ' })
    expect(onChange).toHaveBeenCalledWith(new Set([2, 1]))
  })

  it('shows what is wrong, nothing at all, and that it is loading', () => {
    const onRetry = vi.fn()
    show({ rows: undefined, failure: { text: 'Sin conexión', requestId: 'r-1' }, onRetry })
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(onRetry).toHaveBeenCalled()
    cleanup()
    show({ rows: [], total: 0 })
    expect(screen.getByText('Sin plantas')).toBeTruthy()
    cleanup()
    const { container } = show({ rows: undefined, total: undefined })
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy()
  })
})

describe('a narrow table', () => {
  const frameOf = (width: number) =>
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  const columns: DataTableProps<Plant>['columns'] = [
    { key: 'name', head: 'Nombre', cell: (plant) => plant.name, width: 'name' },
    { key: 'note', head: 'Nota', cell: () => 'muy larga '.repeat(40), width: 'text' },
    { key: 'flow', head: 'Caudal', cell: (plant) => plant.flow, isNumber: true, priority: 2 },
  ]
  afterEach(() => vi.restoreAllMocks())

  it('says how many columns have no room, and leaves none out where there is room', () => {
    frameOf(400)
    show({ columns })
    expect(screen.getByText('1 columna no cabe')).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: 'Caudal' })).toBeNull()
    cleanup()
    frameOf(700)
    show({ columns })
    expect(screen.queryByText(/no cabe/)).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Caudal' })).toBeTruthy()
  })
})

describe('the menu of columns', () => {
  afterEach(() => vi.restoreAllMocks())

  it('tells what has no room from what nobody chose', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
    const cell = (plant: Plant) => plant.flow
    show({
      columns: [
        { key: 'name', head: 'Nombre', cell: (plant) => plant.name, width: 'name' },
        { key: 'note', head: 'Nota', cell, width: 'text' },
        { key: 'flow', head: 'Caudal', cell, isNumber: true, priority: 2 },
        { key: 'depth', head: 'Calado', cell, isOptional: true },
      ],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Columnas' }))
    const flow = await screen.findByRole('checkbox', { name: 'Caudal' })
    const depth = screen.getByRole('checkbox', { name: 'Calado' })
    expect(screen.getAllByText('No cabe')).toHaveLength(1)
    expect([flow, depth].map((one) => (one as HTMLInputElement).checked)).toEqual([false, false])
    fireEvent.click(flow)
    expect(screen.getByRole('columnheader', { name: 'Caudal' })).toBeTruthy()
    expect(screen.queryByText('No cabe')).toBeNull()
    localStorage.clear()
  })
})

describe('the cards of a phone', () => {
  const flow = { key: 'flow', head: 'Caudal', cell: (plant: Plant) => plant.flow }
  const name = { key: 'name', head: 'Nombre', cell: (plant: Plant) => plant.name }
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width'),
      media,
      addEventListener() {},
      removeEventListener() {},
    }))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('are headed by their first column, or by the one that is meant for it', () => {
    const onOpen = vi.fn()
    show({ onOpen, columns: [flow, name] })
    expect(screen.getByRole('button', { name: '12.5' })).toBeTruthy()
    cleanup()
    show({ onOpen, columns: [flow, { ...name, isCardHead: true }] })
    expect(screen.getByRole('button', { name: 'Norte' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '12.5' })).toBeNull()
  })

  it('have a head that can be pressed once, where the cell is pressed itself', () => {
    const edited = { ...name, cell: (plant: Plant) => <button type="button">{plant.name}</button> }
    const cardHead = (plant: Plant) => plant.name
    show({ onOpen: vi.fn(), columns: [{ ...edited, cardHead }, flow] })
    const heads = screen.getAllByRole('button', { name: 'Norte' })
    expect(heads).toHaveLength(1)
    expect(heads[0]?.querySelector('button')).toBeNull()
  })

  it('leave out what says nothing of a row', () => {
    const note = { key: 'note', head: 'Nota', cell: ({ id }: Plant) => (id === 2 ? 'Nueva' : '–') }
    show({ columns: [name, note, flow] })
    expect(screen.getAllByText('Nota')).toHaveLength(1)
    expect(screen.getAllByText('Caudal')).toHaveLength(3)
  })

  it('open by a tap anywhere, once, and by none on a control', async () => {
    const onOpen = vi.fn()
    const onSelect = vi.fn()
    const onChange = vi.fn()
    show({
      onOpen,
      columns: [name, flow],
      actions: () => [{ label: 'Editar', onSelect }],
      selection: { keys: new Set(), onChange, bar: null },
    })
    fireEvent.click(screen.getByText('12.5'))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(plants[0])
    fireEvent.click(screen.getByRole('button', { name: 'Sur' }))
    expect(onOpen).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getAllByRole('checkbox')[0] as Element)
    fireEvent.click(screen.getByRole('button', { name: /^Acciones.*Norte$/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }))
    expect(onSelect).toHaveBeenCalled()
    expect(onChange).toHaveBeenCalled()
    expect(onOpen).toHaveBeenCalledTimes(2)
  })
})
