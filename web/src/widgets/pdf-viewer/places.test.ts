import { expect, it } from 'vitest'
import type { Turn } from './layout.ts'
import { percentOf, shareOf } from './places.ts'

const page = { width: 600, height: 800 }
const area = { x: 60, y: 80, width: 300, height: 20 }

it('is a part of the page', () => {
  expect(shareOf(area, page, 0)).toEqual({ left: 0.1, top: 0.1, width: 0.5, height: 0.025 })
})

it.each<[Turn, number[]]>([
  // A corner at the top left of the page comes to the top right of it when it is turned by a quarter.
  [90, [0.875, 0.1, 0.025, 0.5]],
  [180, [0.4, 0.875, 0.5, 0.025]],
  [270, [0.1, 0.4, 0.025, 0.5]],
])('stands on a page that is turned by %i degrees', (turn, [left, top, width, height]) => {
  const share = shareOf(area, page, turn)
  expect(share.left).toBeCloseTo(left ?? 0)
  expect(share.top).toBeCloseTo(top ?? 0)
  expect(share.width).toBeCloseTo(width ?? 0)
  expect(share.height).toBeCloseTo(height ?? 0)
})

it('comes back to its place after four quarters, whatever the place', () => {
  const turned = (turn: Turn, { left, top, width, height }: ReturnType<typeof shareOf>) =>
    shareOf({ x: left, y: top, width, height }, { width: 1, height: 1 }, turn)
  const share = shareOf(area, page, 0)
  const back = turned(90, turned(90, turned(90, turned(90, share))))
  expect(back.left).toBeCloseTo(share.left)
  expect(back.top).toBeCloseTo(share.top)
  expect(turned(180, share).left).toBeCloseTo(turned(90, turned(90, share)).left)
  expect(turned(270, share).top).toBeCloseTo(turned(90, turned(180, share)).top)
})

it('is written for a style', () => {
  expect(percentOf(shareOf(area, page, 0))).toMatchObject({ left: '10%', width: '50%' })
})
