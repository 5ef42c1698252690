import { expect, it } from 'vitest'
import { formatIn } from '../../../lib/texts/format.ts'
import { costText } from './cost-text.ts'

const format = formatIn('es-PE', 'America/Lima')
const [none, some] = [
  { input: 0, output: 0 },
  { input: 9000, output: 0 },
]

it('says that there is no price where tokens cost nothing, instead of a cost of 0', () => {
  expect(costText({ costUsd: 0, tokens: some }, format, 'Sin precio')).toBe('Sin precio')
  expect(costText({ costUsd: 0, tokens: none }, format, 'Sin precio')).toBe('USD 0.00')
  expect(costText({ costUsd: 0.25, tokens: some }, format, 'Sin precio')).toBe('USD 0.25')
})
