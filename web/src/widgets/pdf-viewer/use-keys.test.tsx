import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { useKeys } from './use-keys.ts'

afterEach(cleanup)

const calls = { go: vi.fn(), zoomTo: vi.fn(), fit: vi.fn(), setTurn: vi.fn(), onFind: vi.fn() }
const Stage = ({ width }: { width: number }) => {
  const layout = { tops: [12, 900, 1800], widths: [], heights: [], width, height: 2700 }
  const frame = { width: 800, height: 600 }
  const { setTurn, onFind, ...moves } = calls
  const view = { ...moves, zoom: 1, layout, frame }
  const root = useRef<HTMLDivElement>(null)
  useKeys({ root, view, page: 2, turn: 270, setTurn, onFind })
  return (
    <div ref={root}>
      <p>pages</p>
      <input aria-label="page" />
    </div>
  )
}

const press = (key: string, more = {}) =>
  fireEvent.keyDown(screen.getByText('pages'), { key, ...more })

it('zooms, turns, searches and goes on by keys', () => {
  stage(<Stage width={700} />)
  press('+')
  press('-')
  press('0')
  press('r')
  press('f', { ctrlKey: true })
  press('ArrowRight')
  press('ArrowLeft')
  press('End', { ctrlKey: true })
  expect(calls.zoomTo.mock.calls).toEqual([[1.1], [0.9]])
  expect(calls.fit.mock.calls).toEqual([['width']])
  expect(calls.setTurn.mock.calls).toEqual([[0]])
  expect(calls.onFind).toHaveBeenCalledOnce()
  expect(calls.go.mock.calls).toEqual([[{ page: 3 }], [{ page: 1 }], [{ page: 3 }]])
})

it('leaves to the browser what scrolls a wide page, and what is typed', () => {
  calls.go.mockClear()
  calls.setTurn.mockClear()
  stage(<Stage width={1200} />)
  press('ArrowRight')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'r' })
  expect([calls.go.mock.calls, calls.setTurn.mock.calls]).toEqual([[], []])
})
