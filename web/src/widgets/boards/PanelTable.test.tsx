import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { PanelTable } from './PanelTable.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
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
