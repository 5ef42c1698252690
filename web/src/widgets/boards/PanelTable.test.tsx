import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { PanelTable } from './PanelTable.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('says how many rows lie below the edge of its panel', () => {
  let scrolled = 0
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const top = this instanceof HTMLTableRowElement ? this.sectionRowIndex * 20 - scrolled : 0
    return { top, bottom: top + (this instanceof HTMLTableRowElement ? 20 : 65) } as DOMRect
  })
  stage(
    <div data-panel-content data-testid="panel">
      <PanelTable
        label="Filas"
        columns={[{ key: 'a', head: 'A', cell: (row: number) => row }]}
        rows={[1, 2, 3, 4, 5, 6, 7, 8]}
        rowKey={(row) => row}
      />
    </div>,
  )
  expect(screen.getByText('5 filas más abajo')).toBeDefined()
  scrolled = 80
  act(() => void fireEvent.scroll(screen.getByTestId('panel')))
  expect(screen.getByText('1 fila más abajo')).toBeDefined()
  scrolled = 100
  act(() => void fireEvent.scroll(screen.getByTestId('panel')))
  expect(screen.queryByText(/más abajo/)).toBeNull()
})

it('is cards on a phone, the first of them until somebody asks for the rest', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  stage(
    <PanelTable
      label="Filas"
      columns={[
        { key: 'a', head: 'Estación', cell: (row: number) => `E-${row}` },
        { key: 'b', head: 'Batería', isExtra: true, cell: () => '60' },
      ]}
      rows={[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}
      rowKey={(row) => row}
    />,
  )
  const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(cards()).toHaveLength(8)
  expect(cards()[0]).toBe('EstaciónE-1')
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Mostrar 2 filas más' })))
  expect(cards()).toHaveLength(10)
  expect(screen.queryByRole('button')).toBeNull()
})
