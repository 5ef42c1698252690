import { expect, it } from 'vitest'
import { boundedMapping, mappingMax } from './bounded-mapping.ts'
import type { Mapping } from './mapping.ts'

it('takes no more columns and no longer texts than a mapping may have', () => {
  const long = 'µ'.repeat(2_000)
  const mapping: Mapping = {
    layout: 'wide',
    sheets: null,
    headerRow: 1,
    firstRow: 2,
    headRows: [],
    columns: Array.from({ length: 16_384 }, (_, column) => ({
      column,
      heading: long,
      meaning:
        column === 0
          ? { kind: 'field', field: 'station', unit: long }
          : { kind: 'parameter', name: long, unit: column === 1 ? null : long },
    })),
    fromHead: [],
    fromSheetName: null,
    constants: { parameter: long },
  }
  const { columns, constants } = boundedMapping(mapping)
  expect(columns).toHaveLength(mappingMax.columns)
  expect(columns[0]).toMatchObject({ meaning: { unit: long.slice(0, 100) } })
  expect(columns[1]).toEqual({
    column: 1,
    heading: long.slice(0, 500),
    meaning: { kind: 'parameter', name: long.slice(0, 200), unit: null },
  })
  expect(columns[2]).toMatchObject({ meaning: { unit: long.slice(0, 100) } })
  expect(constants).toEqual({ parameter: long.slice(0, 200) })
})
