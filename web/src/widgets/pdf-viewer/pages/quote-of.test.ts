import { expect, it } from 'vitest'
import { quoteOf } from './quote-of.ts'

it('makes one line of a selection, and joins what a line had cut', () => {
  expect(quoteOf('  El titular\nrealizará el moni-\ntoreo   trimestral.\n')).toBe(
    'El titular realizará el monitoreo trimestral.',
  )
})

it('keeps hyphens that belong to a name', () => {
  expect(quoteOf('la R.D. 907-2014-\nMEM y el ECO-\nOLA')).toBe(
    'la R.D. 907-2014- MEM y el ECO- OLA',
  )
})
