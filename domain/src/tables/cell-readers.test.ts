import { expect, it } from 'vitest'
import { cellReader } from './cell-readers.ts'
import { listTables } from './lists/columns.ts'

const latitude = cellReader(listTables.stations.latitudeDeg, {})
const longitude = cellReader(listTables.stations.longitudeDeg, {})

it.each([
  ['-9.5534', -9.5534],
  ['9,5534 S', -9.5534],
  ['9°33\'12"S', -9.553333333],
  ['-1e-7', -1e-7],
])('the latitude %s of a list of stations is %s', (text, value) => {
  expect(latitude(text)).toEqual({ value })
})

it('degrees of the other axis or beyond its limits are refused', () => {
  expect(longitude('77° 3\' 0" O')).toEqual({ value: -77.05 })
  expect(longitude('9° 33\' 12" S')).toEqual({ code: 'number', params: {} })
  expect(latitude('-20° 0\' 0"')).toMatchObject({ code: 'out-of-range' })
})
