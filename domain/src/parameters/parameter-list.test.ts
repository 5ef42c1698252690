import { describe, expect, it } from 'vitest'
import { readParameterList } from './parameter-list.ts'

describe('readParameterList', () => {
  it('reads a profile, and leaves what is not certain', () => {
    expect(
      readParameterList('pH;CE; OD;T;STS;As;CN WAD;pH;Unobtainium', { matrix: 'water' }),
    ).toEqual({
      found: ['ph', 'conductivity', 'do', 'temperature', 'tss', 'cn-wad'],
      several: [{ text: 'As', keys: ['as-total', 'as-dissolved'] }],
      unknown: ['Unobtainium'],
    })
  })
  it('reads commas where there are no semicolons', () => {
    expect(readParameterList('PM10, PM2.5,SO2, Pb en PM10').found).toEqual([
      'air-pm10',
      'air-pm25',
      'air-so2',
      'air-pb-pm10',
    ])
    expect(readParameterList('Benzo(g,h,i)perileno, m,p-Xileno, pH', { matrix: 'water' })).toEqual({
      found: ['benzo-ghi-perylene', 'm-p-xylene', 'ph'],
      several: [],
      unknown: [],
    })
    expect(readParameterList('m,p-Xileno').found).toEqual(['m-p-xylene'])
  })
  it('keeps what a comma may be part of', () => {
    expect(readParameterList('caudal\nnivel piezométrico').found).toEqual([
      'flow',
      'piezometric-level',
    ])
    expect(readParameterList('')).toEqual({ found: [], several: [], unknown: [] })
  })
})
