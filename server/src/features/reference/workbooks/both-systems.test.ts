import { geoPointOf } from '@puquio/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  emptyProject,
  listWorkbookOf,
  sendList,
} from '../../../../test/workbooks/list-workbooks.ts'
import type { Content } from '../../../platform/xlsx/write/content.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

const headings = [
  'Código*',
  'Este (m)',
  'Norte (m)',
  'Zona UTM',
  'Datum',
  'Latitud (grados)',
  'Longitud (grados)',
]

it.each([
  ['WGS 84', 3, true],
  ['WGS 84', 8, false],
  ['PSAD56', 20, true],
  ['PSAD56', 45, false],
] as const)(
  'takes both systems of a station in %s where they lie %i m apart: %s',
  async (datum, apartM, isTaken) => {
    const { projectId, calls } = await emptyProject(puquio)
    const utm = { eastingM: 402315, northingM: 8543210, zone: 18 } as const
    const point = geoPointOf({
      system: 'utm',
      ...utm,
      datum: datum === 'PSAD56' ? 'PSAD56' : 'WGS84',
    })
    // A degree of latitude is 110.6 km here.
    const latitudeDeg = (point.latitudeDeg + apartM / 110_600).toFixed(7)
    const rows: Content[][] = [
      headings,
      ['D-1', 402315, 8543210, 18, datum, latitudeDeg, String(point.longitudeDeg)],
    ]
    const { created, issueCount } = await sendList(
      calls,
      projectId,
      'stations',
      await listWorkbookOf(rows),
    )
    expect([created, issueCount]).toEqual(isTaken ? [1, 0] : [0, 1])
  },
)
