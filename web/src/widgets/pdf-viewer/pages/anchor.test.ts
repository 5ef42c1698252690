import { expect, it } from 'vitest'
import { gapPx, layOut } from '../layout.ts'
import { anchorAt, currentPage, positionOf } from './anchor.ts'

const frame = { width: 1000, height: 700 }
const sizes = Array.from({ length: 300 }, () => ({ width: 600, height: 840 }))

it('keeps what is in sight in place when a page before it turns out higher', () => {
  const before = layOut(sizes, 1, 0)
  const top = (before.tops[199] ?? 0) + 100
  const anchor = anchorAt(before, frame, { left: 0, top }, { x: 500, y: gapPx })
  const after = layOut(sizes.with(3, { width: 600, height: 1200 }), 1, 0)
  expect(positionOf(after, frame, anchor).top).toBeCloseTo(top + 480)
})

it('keeps the point under the finger when it is zoomed', () => {
  const before = layOut(sizes, 1, 0)
  const at = { x: 300, y: 400 }
  const anchor = anchorAt(before, frame, { left: 0, top: 50_000 }, at)
  const after = layOut(sizes, 2, 0)
  const position = positionOf(after, frame, anchor)
  const again = anchorAt(after, frame, position, at)
  expect(again.page).toBe(anchor.page)
  expect(again.across).toBeCloseTo(anchor.across)
  expect(again.down).toBeCloseTo(anchor.down)
})

it('says which page is read: the one in the upper third, and the last at the end', () => {
  const layout = layOut(sizes, 1, 0)
  const at = (page: number) => (layout.tops[page - 1] ?? 0) - gapPx
  expect(currentPage(layout, frame, 0)).toBe(1)
  expect(currentPage(layout, frame, at(12))).toBe(12)
  expect(currentPage(layout, frame, at(12) - 100)).toBe(12)
  expect(currentPage(layout, frame, at(12) - 400)).toBe(11)
  expect(currentPage(layout, frame, layout.height - frame.height)).toBe(300)
})
