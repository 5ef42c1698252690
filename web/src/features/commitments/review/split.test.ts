import { expect, it } from 'vitest'
import { partsOf } from './SplitDialog.tsx'

it('splits at a sentence or a semicolon; what has neither stays whole in both', () => {
  expect(partsOf('Se regarán las vías. Se cubrirán los camiones.')).toEqual([
    'Se regarán las vías.',
    'Se cubrirán los camiones.',
  ])
  expect(partsOf('Regar las vías; cubrir los camiones.')).toEqual([
    'Regar las vías.',
    'cubrir los camiones.',
  ])
  expect(partsOf('A 1.5 m de la vía')).toEqual(['A 1.5 m de la vía', 'A 1.5 m de la vía'])
})
