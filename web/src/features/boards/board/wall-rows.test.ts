import { expect, it } from 'vitest'
import { wallRows } from './wall-rows.ts'

const panel = (
  width: 3 | 6 | 12,
  height: 'low' | 'middle' | 'tall',
  kind: 'text' | 'alarms' = 'alarms',
) => ({ kind, width, height })

it('shares a screen among the rows of a board, each by its tallest panel', () => {
  expect(
    wallRows([
      panel(3, 'low'),
      panel(3, 'low'),
      panel(6, 'middle'),
      panel(12, 'tall'),
      panel(6, 'low'),
      panel(12, 'low'),
    ]),
  ).toBe('minmax(230px, 380fr) minmax(300px, 620fr) minmax(206px, 200fr) minmax(206px, 200fr)')
})

it('gives texts the height that they have', () => {
  expect(wallRows([panel(12, 'tall', 'text'), panel(6, 'low')])).toBe('auto minmax(206px, 200fr)')
})
