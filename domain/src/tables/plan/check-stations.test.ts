import { describe, expect, it } from 'vitest'
import { cells, check, good, issues, lists, type Row } from '../../../test/plan-check.ts'
import { createPlanCheck } from './check-rows.ts'

describe('stations', () => {
  const point = { easting: '402 980,5', northing: '8543875', zone: '18 S', datum: 'WGS 84' }

  it('a known one may repeat its coordinates to the metre', () => {
    expect(
      issues({ easting: '402315,6', northing: '8543210.4', zone: '18S', datum: 'wgs-84' }),
    ).toEqual([])
  })

  it('a new one comes with its coordinates and its kind', () => {
    const { station } = check({
      ...point,
      stationCode: 'PZ-03',
      sourceType: 'Piezómetro',
      altitude: '4.190,5',
    })
    expect(station).toMatchObject({
      id: null,
      code: 'PZ-03',
      kind: 'piezometer',
      altitudeM: 4190.5,
    })
    expect(station?.point).toMatchObject({ eastingM: 402_980.5, zone: 18, sourceDatum: 'WGS84' })
  })

  it('takes the reading of an open mark that the limits leave', () => {
    const row = { ...point, easting: '402,980', altitude: '7.421', stationCode: 'N-2' }
    expect(check(row).station).toMatchObject({ altitudeM: 7.421, point: { eastingM: 402_980 } })
  })

  it('suggests the date that a spreadsheet keeps as a number', () => {
    expect(check({ estimatedOn: '46096' }).issues[0]?.params).toEqual({ suggestion: '15/03/2026' })
  })

  it('PSAD56 is converted', () => {
    const { station } = check({ ...point, datum: 'PSAD 56', stationCode: 'N-1' })
    expect(station?.point?.sourceDatum).toBe('PSAD56')
    expect(station?.point?.eastingM).toBeLessThan(402_980 - 150)
  })

  it('a known one without coordinates gets them', () => {
    expect(check({ ...point, stationCode: 'EF-01' }).station).toMatchObject({ id: 62 })
    expect(check({ stationCode: 'EF-01' }).station).toBeNull()
  })

  it('a new code is one station: told once, and not in two points', () => {
    const checkRow = createPlanCheck(lists)
    const at = (row: Row, number: number) =>
      checkRow(cells({ ...good, stationCode: 'N-1', ...row }), number)
    expect(at({}, 2).station).toMatchObject({ code: 'N-1', point: null })
    expect(at({ ...point, estimatedOn: '2026-04-01' }, 3).station?.point).not.toBeNull()
    expect(at({ ...point, stationCode: 'n-1', estimatedOn: '2026-05-01' }, 4)).toMatchObject({
      issues: [],
      station: null,
    })
    expect(at({ ...point, northing: '8543879', estimatedOn: '2026-06-01' }, 5).issues).toEqual([
      { column: 'easting', code: 'coordinates-differ-new', params: { row: 3 } },
    ])
  })

  it('two codes may share a point', () => {
    const checkRow = createPlanCheck(lists)
    for (const stationCode of ['AS02', 'F00768-AG01']) {
      expect(checkRow(cells({ ...good, ...point, stationCode }), 2).station?.code).toBe(stationCode)
    }
  })
})

it('the same monitoring twice is told with the row of the first', () => {
  const checkRow = createPlanCheck(lists)
  checkRow(cells(good), 7)
  expect(
    checkRow(
      cells({ ...good, stationCode: 'm-01', estimatedOn: '2026-03-15', observation: 'otra' }),
      9,
    ).issues,
  ).toEqual([{ column: 'stationCode', code: 'repeated-row', params: { row: 7 } }])
  expect(checkRow(cells({ ...good, commitment: 'COM-2' }), 10).issues).toEqual([])
})

describe('a code like a known one', () => {
  const checkAll = (codes: readonly string[], codeAnswers = {}) => {
    const checkRow = createPlanCheck(lists, { codeAnswers })
    return codes.map((stationCode, at) =>
      checkRow(cells({ ...good, stationCode, commitment: `C-${at}` }), at + 2),
    )
  }

  it('is asked about in its first row', () => {
    const [first, second, known] = checkAll(['m01', 'M01', 'm-01'])
    expect(first?.issues).toEqual([
      { column: 'stationCode', code: 'similar-code', params: { suggestion: 'M-01' } },
    ])
    expect([second?.issues, known?.issues]).toEqual([[], []])
  })

  it('is asked about where only leading zeros tell it from the known one', () => {
    const suggestion = { suggestion: 'M-01' }
    expect(checkAll(['M-1', 'M-001', 'M-10']).map(({ issues }) => issues)).toEqual([
      [{ column: 'stationCode', code: 'similar-code', params: suggestion }],
      [{ column: 'stationCode', code: 'similar-code', params: suggestion }],
      [],
    ])
  })

  it('means in all rows what was answered', () => {
    const asKnown = checkAll(['m01', 'M01'], { M01: 'M-01' })
    expect(asKnown.map(({ stationKey, station, issues }) => [stationKey, station, issues])).toEqual(
      [
        ['M-01', null, []],
        ['M-01', null, []],
      ],
    )
    const asNew = checkAll(['M01', 'M01'], { M01: 'M01' })
    expect(asNew.map(({ stationKey, issues }) => [stationKey, issues])).toEqual([
      ['M01', []],
      ['M01', []],
    ])
    expect(asNew[0]?.station).toMatchObject({ id: null, code: 'M01' })
  })

  it('is not like a retired one', () => {
    expect(checkAll(['OLD1'])[0]?.issues).toEqual([])
  })
})

describe('the name of a station', () => {
  const told = (rows: Row[]) => {
    const checkRow = createPlanCheck(lists)
    return rows.map((row, at) => {
      const { station } = checkRow(cells({ ...good, commitment: `C-${at}`, ...row }), at + 2)
      return station && [station.code, station.name, station.point !== null]
    })
  }
  const point = { easting: '402315', northing: '8543210', zone: '18S', datum: 'WGS84' }

  it('comes with a new one, from whichever row has it, beside its coordinates', () => {
    expect(told([{ stationCode: 'N-1', stationName: 'Río Blanco' }])).toEqual([
      ['N-1', 'Río Blanco', false],
    ])
    expect(
      told([
        { stationCode: 'N-1', ...point },
        { stationCode: 'N-1' },
        { stationCode: 'N-1', stationName: 'Río Blanco' },
        { stationCode: 'N-1', stationName: 'Río Negro' },
      ]),
    ).toEqual([['N-1', '', true], null, ['N-1', 'Río Blanco', true], null])
  })

  it('leaves that of a known one as it is', () => {
    expect(told([{ stationName: 'Otro nombre' }])).toEqual([null])
  })
})
