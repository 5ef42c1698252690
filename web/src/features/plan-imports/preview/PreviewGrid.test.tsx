import type { PreviewRow } from '@puquio/contract/plan-imports'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../../../test/stage.tsx'
import { PreviewGrid } from './PreviewGrid.tsx'

afterEach(cleanup)

const rowAt = (index: number): PreviewRow => ({
  row: index + 3,
  cells: [`P-${index}`],
  position: index,
  issues: [],
})

const show = (total: number, activeIndex = 0) => {
  const look = vi.fn()
  const [onEdit, onUse] = [vi.fn(), vi.fn()]
  stage(
    <PreviewGrid
      frame={createRef()}
      total={total}
      rowAt={rowAt}
      look={look}
      active={{ index: activeIndex, at: 0 }}
      understoodAs={(_, text) => (text === 'P-3' ? 'P-03' : null)}
      onActive={vi.fn()}
      onEdit={onEdit}
      onUse={onUse}
      onClear={vi.fn()}
      onUndo={vi.fn()}
      onRedo={vi.fn()}
      editor={null}
    />,
  )
  const grid = screen.getByRole('grid')
  // jsdom does not scroll.
  fireEvent.scroll(grid)
  return {
    grid,
    look,
    onEdit,
    onUse,
    numbers: () => screen.getAllByRole('rowheader').map((one) => one.textContent),
  }
}

it('draws of a workbook only what is in sight, and says which rows those are', () => {
  const { grid, look, numbers } = show(50_000)
  expect(numbers()[0]).toBe('3')
  expect(numbers().length).toBeLessThan(60)
  grid.scrollTop = 36_000
  fireEvent.scroll(grid)
  expect(numbers()).toContain('1003')
  expect(numbers()).not.toContain('3')
  expect(look.mock.lastCall).toEqual([988, 1011])
  expect(grid.getAttribute('aria-rowcount')).toBe('50001')
})

it('brings the active cell into sight, and names it', () => {
  const { grid, numbers } = show(50_000, 30_000)
  expect(numbers()).toContain('30003')
  const named = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
  expect(named?.textContent).toBe('P-30000')
})

it('brings the active cell into the window, a far one to the top of the grid', () => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { grid } = show(50_000, 30_000)
  expect(grid.scrollTop).toBeGreaterThanOrEqual(29_998 * 36)
  expect(brought.mock.contexts.at(-1)).toMatchObject({ textContent: 'P-30000' })
  brought.mockRestore()
})

it('draws all of a short one', () => {
  expect(show(5).numbers()).toEqual(['3', '4', '5', '6', '7'])
})

it('takes the suggested name by Ctrl+Enter, and corrects by Enter', () => {
  const { grid, onEdit, onUse } = show(5)
  fireEvent.keyDown(grid, { key: 'Enter', ctrlKey: true })
  expect([onUse.mock.calls.length, onEdit.mock.calls.length]).toEqual([1, 0])
  fireEvent.keyDown(grid, { key: 'Enter' })
  expect([onUse.mock.calls.length, onEdit.mock.calls.length]).toEqual([1, 1])
})

it('shows beside what is written what it was understood as, also in its title and its name', () => {
  show(5)
  const cell = screen.getByRole('gridcell', { name: 'P-3, Se entiende P-03' })
  expect(within(cell).getByText('P-03')).toBeDefined()
  expect(cell.title).toBe('P-3. Se entiende P-03')
  expect(screen.getByRole('gridcell', { name: 'P-2' }).title).toBe('P-2')
})
