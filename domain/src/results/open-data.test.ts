import { describe, expect, it } from 'vitest'
import pm10 from '../../test/open-data/digesa_lambayeque_pm10.csv?raw'
import effluents from '../../test/open-data/inei_1998_efluentes_relaves.csv?raw'
import water from '../../test/open-data/oefa_componente_ambiental_agua.csv?raw'
import { dateOrderOfColumn } from '../../test/date-order-of-column.ts'
import { readCsv } from '../../test/read-csv.ts'
import { shippedNames } from '../../test/result-names.ts'
import { findParameter } from '../parameters/find-parameter.ts'
import { findUnit } from '../units/find-unit.ts'
import { detectDelimiter } from './layout/csv-dialect.ts'
import { type CheckedResult, resultChecker } from './held/check-result.ts'
import type { Mapping } from './layout/mapping.ts'
import { proposeMapping } from './layout/propose-mapping.ts'
import { type LayoutCell, readLayout } from './layout/read-layout.ts'
import { decimalMarkOfColumn } from './values/decimal-mark.ts'
import { readValue } from './values/read-value.ts'

const rowsOf = (text: string): string[][] => {
  const rows = readCsv(text)
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
}

const propose = (rows: string[][]) => {
  const found = proposeMapping([{ name: '', rows: rows.slice(0, 60) }], {
    isStation: () => false,
    isParameter: (text) => findParameter(text).kind !== 'none',
    isUnit: (text) => findUnit(text) !== null,
  })
  if (!found) throw new Error('no table of results was found')
  return found
}

/** A file as an import checks it: columns as a whole first, then each value. */
const check = (rows: string[][], mapping: Mapping) => {
  const cells = [...readLayout([{ name: '', rows }], mapping)]
  const stations = [...new Set(cells.map((cell) => String(cell.fields.station)))]
  const methods = [...new Set(cells.map((cell) => String(cell.fields.method ?? '')))]
  const order = dateOrderOfColumn(cells.map((cell) => cell.fields.date ?? ''))
  const marks = decimalMarkOfColumn(cells.map((cell) => cell.value))
  const names = shippedNames(stations, methods)
  const checkValue = resultChecker({ names, order, marks, today: '2026-11-22' })
  return { cells, stations, results: cells.flatMap((cell) => checkValue(cell) ?? []) }
}

const heldOf = (results: readonly CheckedResult[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { reason, field, text } of results.flatMap((one) => one.held)) {
    const key = `${reason}: ${field} ${text}`.trim()
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1
  return counts
}

describe('OEFA’s results of water', () => {
  const rows = rowsOf(water)
  const { mapping, doubts } = propose(rows)
  const { cells, stations, results } = check(rows, mapping)
  const textOf = (cell: LayoutCell) => String(cell.value)

  it('is a long table of 998 rows and 24 points', () => {
    expect(detectDelimiter(water)).toEqual({ delimiter: ',', columns: 20 })
    expect(mapping.layout).toBe('long')
    expect(doubts).toEqual(['columns-ignored'])
    expect([cells.length, results.length, stations.length]).toEqual([998, 998, 24])
  })

  it('has 553 values below a limit, 418 with a decimal comma and 27 plain ones, each read as it is written', () => {
    expect(
      countBy(cells, (cell) =>
        textOf(cell).startsWith('<') ? 'limit' : textOf(cell).includes(',') ? 'comma' : 'plain',
      ),
    ).toEqual({ limit: 553, comma: 418, plain: 27 })
    expect(countBy(results, (one) => one.value?.qualifier ?? 'held')).toEqual({
      '<': 553,
      '=': 445,
    })
    // The comma is always the decimal mark here, the point too: read by hand, not by the reader.
    results.forEach(({ value }, at) => {
      const written = Number(
        textOf(cells[at] as LayoutCell)
          .replace('<', '')
          .replace(',', '.'),
      )
      expect(value?.number).toBe(written)
      expect(value?.limit ?? written).toBe(written)
    })
  })

  it('would hold back 32 of its values if they stood alone', () => {
    const alone = cells.map((cell) => readValue(cell.value))
    const reasons = countBy(alone, (one) => (one.kind === 'held' ? one.reason : one.kind))
    expect(reasons).toEqual({ value: 966, 'ambiguous-value': 32 })
  })

  it('has its dates in two orders, each told by its shape', () => {
    const moments = new Map(
      results.map(({ fields, moment }) => [`${fields.date} ${fields.time}`, moment]),
    )
    expect(new Set(results.map(({ fields, moment }) => `${fields.date} = ${moment?.on}`))).toEqual(
      new Set([
        '1/14/19 = 2019-01-14',
        '17/3/2019 = 2019-03-17',
        '7/7/2014 = 2014-07-07',
        '6/10/2019 = 2019-10-06',
        '1/12/2018 = 2018-12-01',
        '4/3/2014 = 2014-03-04',
        '10/3/2014 = 2014-03-10',
        '21/10/2013 = 2013-10-21',
        '16/10/2013 = 2013-10-16',
      ]),
    )
    expect(moments.get('1/14/19 5:54:00 PM')?.time).toBe('17:54:00')
    expect(moments.get('17/3/2019 12:21:00 PM')?.time).toBe('12:21:00')
    expect(results.filter((one) => one.moment?.time == null)).toEqual([])
    expect(results.every((one) => one.isOld)).toBe(true)
  })

  it('has two zones and one datum in two spellings', () => {
    expect(countBy(results, (one) => String(one.zone))).toEqual({ 17: 342, 18: 656 })
    expect(countBy(results, (one) => String(one.fields.datum))).toEqual({
      'WGS 84': 830,
      WGS84: 168,
    })
    expect(new Set(results.map((one) => one.datum))).toEqual(new Set(['WGS84']))
  })

  it('is saved or held back with a true reason, and holds nothing twice', () => {
    expect(heldOf(results)).toEqual({})
    const measurements = results.map(({ moment, stationId, parameter, fields }) =>
      [moment?.on, moment?.time, stationId, parameter?.id, fields.source, fields.sampleType].join(),
    )
    expect(new Set(measurements).size).toBe(results.length)
  })
})

describe('DIGESA’s PM10 of Lambayeque', () => {
  const rows = rowsOf(pm10)
  const { mapping, doubts } = propose(rows)

  it('lacks its parameter, which a person says once', () => {
    expect(doubts).toEqual(['no-parameter', 'columns-ignored'])
    expect(heldOf(check(rows, mapping).results)).toEqual({ 'without-parameter: parameter': 295 })
    const said = check(rows, { ...mapping, constants: { parameter: 'PM10' } })
    expect(heldOf(said.results)).toEqual({})
    expect(said.results.map((one) => one.canonical)).toEqual(
      rows.slice(1).map((row) => Number(row[7])),
    )
    expect(said.results[0]).toMatchObject({ moment: { on: '2002-04-20', time: null } })
  })
})

describe('INEI’s effluents of 1998', () => {
  const rows = rowsOf(effluents)
  const { mapping, doubts } = propose(rows)

  it('is a wide table that lacks its dates and says of no metal whether it is total', () => {
    expect(mapping.layout).toBe('wide')
    expect(doubts).toEqual(['no-date', 'columns-ignored'])
    const { results } = check(rows, mapping)
    expect(results.length).toBe(
      rows
        .slice(1)
        .flatMap((row) => row.slice(3))
        .filter(Boolean).length,
    )
    expect(results.map((one) => one.value?.number)).toEqual(
      rows.slice(1).flatMap((row) => row.slice(3).filter(Boolean).map(Number)),
    )
    const reasons = (of: readonly CheckedResult[]) =>
      countBy(
        of.flatMap((one) => one.held),
        (one) => one.reason,
      )
    expect(reasons(results)).toEqual({
      'several-parameters': 51,
      'without-date': 78,
      'without-unit': 9,
    })
    const said = { date: '31/12/1998', group: 'Metales totales' }
    expect(reasons(check(rows, { ...mapping, constants: said }).results)).toEqual({
      // Which cyanide, and the unit of the flow.
      'several-parameters': 9,
      'without-unit': 9,
    })
  })
})
