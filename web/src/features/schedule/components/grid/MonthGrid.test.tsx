import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../../../../../test/stage.tsx'
import { type Cell, monthRows } from '../../month/month-rows.ts'
import { MonthGrid } from './MonthGrid.tsx'
import '../../texts.ts'

const cell = (id: number, stationId: number, day: number, status: Cell['status']): Cell => ({
  id,
  stationId,
  day,
  status,
  type: 'scheduled',
  isMishap: false,
  withoutSample: false,
  componentId: 1,
  miningComponentId: null,
})

const show = (stationCount: number, onStepMonth = vi.fn()) => {
  const stations = Array.from({ length: stationCount }, (_, index) => ({
    id: index + 1,
    code: `P-${index + 1}`,
    name: 'Río Grande',
  }))
  const cells = stations.flatMap(({ id }) => [
    cell(id * 10, id, 3, 'done'),
    cell(id * 10 + 1, id, 3, 'unfulfilled'),
  ])
  stage(
    <MonthGrid
      planId={1}
      schedule={{ month: '2026-02', today: '2026-02-15' }}
      rows={monthRows(cells, stations)}
      isStale={false}
      onStepMonth={onStepMonth}
    />,
  )
  return onStepMonth
}
afterEach(cleanup)

const rowHeads = () => document.querySelectorAll('tbody th')
const focusedName = () => document.activeElement?.getAttribute('aria-label')

describe('the month as a table', () => {
  it('names each cell with its station, day and statuses, the most urgent first', () => {
    show(2)
    expect(
      screen.getByLabelText('P-2; martes, 3 de febrero de 2026; Incumplido, Realizado').textContent,
    ).toBe('2')
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('3')
    expect(screen.getAllByText('1/2')).toHaveLength(2)
  })

  it('takes the focus at today and moves it with the keys', () => {
    show(3)
    const today = document.querySelector<HTMLElement>('td[tabindex="0"]')
    today?.focus()
    expect(focusedName()).toContain('P-1; domingo, 15 de febrero')
    fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown' })
    fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowRight' })
    expect(focusedName()).toContain('P-2; lunes, 16 de febrero')
    expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1)
  })

  it('changes the month with the page keys', () => {
    const onStepMonth = show(1)
    const cell = document.querySelector('td[tabindex="0"]') ?? document
    fireEvent.keyDown(cell, { key: 'PageDown' })
    fireEvent.keyDown(cell, { key: 'PageUp' })
    expect(onStepMonth.mock.calls).toEqual([[1], [-1]])
  })

  it('draws only what is in sight of a long plan, and all of it on paper', () => {
    show(400)
    expect(rowHeads().length).toBeLessThan(80)
    fireEvent(window, new Event('beforeprint'))
    expect(rowHeads()).toHaveLength(400)
    fireEvent(window, new Event('afterprint'))
    expect(rowHeads().length).toBeLessThan(80)
  })
})
