import type { EnterableParameter } from '@puquio/contract/laboratory/sample-entry'
import type { SampleResult } from '@puquio/contract/laboratory/sample-record'
import { parameterOf, unitNames } from '@puquio/domain'
import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../../lib/pasted-cells.ts'
import { pasteCells } from './paste.ts'
import { emptyRow, finderOf, proposedRow, readRows, type Row, rowOf } from './rows.ts'

const parameter = (
  id: number,
  key: 'cu-total' | 'pb-total' | 'ph' | 'as-total' | 'as-dissolved' | 'so4',
) => ({ ...parameterOf(key), id, key, aliases: [] }) as unknown as EnterableParameter
const parameters = [
  parameter(1, 'cu-total'),
  parameter(2, 'pb-total'),
  parameter(3, 'ph'),
  parameter(4, 'as-total'),
  parameter(5, 'as-dissolved'),
  parameter(6, 'so4'),
]
const find = finderOf(parameters, 'water')
const units = unitNames(parameters, [{ name: 'mg por litro', unit: 'mg/L' }])
const row = (values: Partial<Row>): Row => ({ ...emptyRow, ...values })
const read = (rows: Row[], decimalMark: '.' | ',' = '.') =>
  readRows(rows, { find, units, decimalMark, today: '2026-02-15', sampledOn: '2026-02-10' })

const how = { parameters, units, language: 'es' } as const

describe('readRows', () => {
  it('sends what has a value, by the parameter that its name means', () => {
    const { results, issues } = read([
      row({ parameter: 'Cobre total', text: '0,0233', unit: 'mg/L', analysedOn: '12/02/2026' }),
      row({ parameter: 'Plomo total', unit: 'mg/L' }),
      row({ parameter: 'pH', text: '7.5', unit: 'unidad de pH' }),
    ])
    expect(issues).toEqual([])
    expect(results).toMatchObject([
      { row: 0, parameterId: 1, text: '0,0233', unit: 'mg/L', analysedOn: '2026-02-12' },
      { row: 2, parameterId: 3, text: '7.5', analysedOn: null },
    ])
  })

  it('names what it does not understand at its cell', () => {
    const { issues } = read([
      row({ parameter: 'As', text: '1', unit: 'mg/L' }),
      row({ parameter: 'Unobtainio', text: '1', unit: 'mg/L' }),
      row({ parameter: 'Cobre total', text: 'turbia', unit: 'mgl' }),
      row({ parameter: 'Cu total', text: '1', unit: 'mg/L' }),
      row({ parameter: 'Plomo total', text: '1', unit: 'mg/L', analysedOn: '09/02/2026' }),
      row({ parameter: 'pH', text: '7', unit: '', analysedOn: '31/02/2026' }),
    ])
    expect(issues.map(({ row: at, field, code }) => `${at} ${field} ${code}`)).toEqual([
      '0 parameter several-parameters',
      '1 parameter unknown-parameter',
      '2 unit unknown-unit',
      '2 text not-a-value',
      '3 parameter repeated',
      '4 analysedOn before-sample',
      '5 analysedOn no-such-day',
    ])
  })

  it('reads a unit with the parameter’s substance, and by the project’s alias; with another one it asks', () => {
    const { results, issues } = read([
      row({ parameter: 'Sulfatos', text: '250', unit: 'mg SO4/L' }),
      row({ parameter: 'Cobre total', text: '1', unit: 'mg SO4/L' }),
      row({ parameter: 'Plomo total', text: '1', unit: 'mg por litro' }),
    ])
    expect(results).toMatchObject([{ parameterId: 6 }, { parameterId: 2 }])
    expect(issues).toMatchObject([{ row: 1, field: 'unit', code: 'unknown-unit' }])
  })

  it.each([
    ['mg SO4/L', '0.5'],
    ['mmol/L', '0.00520488509'],
  ])('writes limits of before in the unit of their text: %s', (textUnit, detectionLimit) => {
    const result = {
      text: '250',
      textUnit,
      parameter: { ...parameters[5], group: 'ions' },
      detectionLimit: 0.5,
      quantificationLimit: null,
      uncertainty: null,
      method: null,
      laboratoryReference: null,
      analysedOn: null,
    } as unknown as SampleResult
    expect(rowOf(result, how).detectionLimit.slice(0, 13)).toBe(detectionLimit)
  })

  it('writes limits of before so that they mean the same under any decimal mark', () => {
    const result = {
      parameter: { ...parameters[0], group: 'metals' },
      text: '900',
      textUnit: 'µg/L',
      detectionLimit: 0.001234,
      quantificationLimit: null,
      uncertainty: 0.05,
      method: null,
      laboratoryReference: null,
      analysedOn: '2026-02-12',
    } as unknown as SampleResult
    const [shown, limits] = [rowOf(result, how), ['.', ','] as const]
    expect(shown).toMatchObject({ unit: 'µg/L', detectionLimit: '1.2340', uncertainty: '50' })
    expect(shown.analysedOn).toBe('12/02/2026')
    for (const mark of limits) expect(read([shown], mark).issues).toEqual([])
  })
})

describe('pasteCells', () => {
  it('fills a block of a spreadsheet in from a cell, and adds rows', () => {
    const cells = cellsOf('Cobre total\t0.9\tug/L\r\nPlomo total\t<0.005\t\r\n') ?? []
    const rows = pasteCells(
      [proposedRow(parameters[2] as EnterableParameter, 'es')],
      cells,
      { row: 0, field: 'parameter' },
      { find, language: 'es', max: 400 },
    )
    expect(rows).toEqual([
      row({ parameter: 'Cobre total', text: '0.9', unit: 'ug/L' }),
      row({ parameter: 'Plomo total', text: '<0.005', unit: 'mg/L' }),
    ])
    const down = pasteCells(
      rows,
      cellsOf('1\n2\n3') ?? [],
      { row: 0, field: 'text' },
      { find, language: 'es', max: 3 },
    )
    expect(down.map(({ text }) => text)).toEqual(['1', '2', '3'])
  })

  it('reads quoted cells, and leaves the text of one cell alone', () => {
    expect(cellsOf('"Cobre\ntotal"\t"1 ""x"""')).toEqual([['Cobre total', '1 "x"']])
    expect(cellsOf('<0.005')).toBeNull()
    expect(cellsOf('a\t\tb\n')).toEqual([['a', '', 'b']])
  })
})
