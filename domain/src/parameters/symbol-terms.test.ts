import { expect, it } from 'vitest'
import { symbolIn } from './symbol-terms.ts'

it('writes what abbreviates words in each language, and chemical symbols alike', () => {
  const inEnglish = (symbol: string) => symbolIn(symbol, 'en')
  expect(['CE', 'OD', 'SST', 'DBO5', 'AyG'].map(inEnglish)).toEqual([
    'EC',
    'DO',
    'TSS',
    'BOD5',
    'O&G',
  ])
  expect(['pH', 'SO4', 'Zn total', 'Cu dis.', 'toString'].map(inEnglish)).toEqual([
    'pH',
    'SO4',
    'Zn total',
    'Cu diss.',
    'toString',
  ])
  expect(symbolIn('SST', 'fr')).toBe('MES')
  expect(symbolIn('SST', 'es')).toBe('SST')
})
