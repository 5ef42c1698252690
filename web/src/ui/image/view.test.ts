import { describe, expect, it } from 'vitest'
import {
  changeView,
  freshView,
  scaleMax,
  scaleMin,
  transformOf,
  type View,
  type ViewAction,
} from './view.ts'

const after = (...actions: ViewAction[]): View => actions.reduce(changeView, freshView)

describe('changeView', () => {
  it('turns by quarters, both ways around', () => {
    expect(after({ kind: 'rotate', quarter: -1 }).turns).toBe(3)
    expect(
      after(...Array.from({ length: 4 }, () => ({ kind: 'rotate', quarter: 1 }) as const)),
    ).toEqual(freshView)
  })

  it('mirrors along the axis of the screen, turned or not', () => {
    expect(after({ kind: 'flip', axis: 'x' }).isFlippedX).toBe(true)
    const turned = after({ kind: 'rotate', quarter: 1 }, { kind: 'flip', axis: 'x' })
    expect([turned.isFlippedX, turned.isFlippedY]).toEqual([false, true])
  })

  it('keeps the size within bounds, and the middle of the screen in place', () => {
    expect(after({ kind: 'zoom', factor: 1000 }).scale).toBe(scaleMax)
    expect(after({ kind: 'zoom', factor: 0.001 }).scale).toBe(scaleMin)
    expect(after({ kind: 'move', dxPx: 10, dyPx: -4 }, { kind: 'zoom', factor: 2 })).toMatchObject({
      xPx: 20,
      yPx: -8,
    })
  })

  it('centres without changing the size', () => {
    const view = after(
      { kind: 'zoom', factor: 2 },
      { kind: 'move', dxPx: 5, dyPx: 5 },
      { kind: 'center' },
    )
    expect(view).toMatchObject({ scale: 2, xPx: 0, yPx: 0 })
    expect(transformOf(view)).toBe('translate(0px, 0px) scale(2) rotate(0deg) scale(1, 1)')
  })
})
