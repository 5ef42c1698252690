import { expect, it } from 'vitest'
import { figuresIn } from './figures-in.ts'

it('puts figures side by side before they are too low, as far as the panel is wide enough', () => {
  expect(figuresIn({ widthPx: 900, heightPx: 700 }, 3)).toEqual({ columns: 1, heightPx: 203 })
  expect(figuresIn({ widthPx: 900, heightPx: 420 }, 3)).toEqual({ columns: 2, heightPx: 180 })
  expect(figuresIn({ widthPx: 1200, heightPx: 260 }, 3)).toEqual({ columns: 3, heightPx: 230 })
  expect(figuresIn({ widthPx: 300, heightPx: 200 }, 3)).toEqual({ columns: 1, heightPx: 100 })
})
