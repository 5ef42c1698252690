import type { AnalysedSample } from '@puquio/contract/laboratory/hydrochemistry'
import { expect, it } from 'vitest'
import { fittingColumns } from '../../ui/table/shown-columns.ts'
import { sampleColumns } from './sample-columns.tsx'

const columns = sampleColumns({
  t: ((key: string) => key) as never,
  format: { number: String } as never,
  stationOf: () => '',
  campaignOf: () => '',
  rule: 'counted as half',
})
const shown = (calculated: number | null, measured: number | null) => {
  const sample = { conductivity: { measured, calculated } } as AnalysedSample
  const column = columns.find(({ key }) => key === 'conductivity')
  return [column?.cell(sample), column?.title?.(sample)]
}

it('a conductivity agrees from 0.9 to 1.1 of the measured one, and is marked beyond', () => {
  for (const calculated of [900, 1000, 1100])
    expect(shown(calculated, 1000)).toEqual([`1000 / ${calculated}`, 'conductivity'])
  for (const calculated of [899, 1101])
    expect(shown(calculated, 1000)).toEqual([
      `△ 1000 / ${calculated}`,
      'conductivity. conductivityDiffers',
    ])
})

it('an ion has its meq/L and its mg/L, and a mark in words where it was not detected', () => {
  const sample = { meqL: { ca: 2, cl: 0.1 }, nonDetects: ['cl'] } as unknown as AnalysedSample
  const of = (ion: string) => {
    const column = columns.find(({ key }) => key === ion)
    return [column?.cell(sample), column?.title?.(sample)]
  }
  expect(of('ca')).toEqual(['2 (40.1)', ''])
  expect(of('cl')).toEqual(['0.1 (3.55) ○', 'nonDetects: counted as half'])
  expect(of('mg')).toEqual(['null', ''])
})

it('nothing differs where one of the two is not known', () => {
  expect(shown(null, 1000)).toEqual(['1000 / null', 'conductivity'])
  expect(shown(1000, null)).toEqual(['null / 1000', 'conductivity'])
})

it('beside a diagram facies and dissolved solids are in sight, then conductivity, before all others', () => {
  const heads: Record<string, string> = {
    station: 'Estación',
    dateShort: 'Fecha',
    balanceShort: 'Balance',
    tdsShort: 'SDT',
    conductivityShort: 'CE',
  }
  const inSpanish = sampleColumns({
    t: ((key: string) => heads[key] ?? key) as never,
    format: {} as never,
    stationOf: () => '',
    campaignOf: () => '',
    rule: '',
  })
  const keysIn = (room: number) => fittingColumns(inSpanish, {}, room).map(({ key }) => key)
  const first = ['station', 'sampledOn', 'errorPercent', 'facies', 'tdsMgL']
  expect(keysIn(560)).toEqual(first)
  expect(keysIn(700)).toEqual([...first, 'conductivity'])
})
