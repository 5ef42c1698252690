import { geoPointOf } from '../src/geography/geo-point.ts'
import { createPlanCheck } from '../src/tables/plan/check-rows.ts'
import { type PlanColumn, planColumns } from '../src/tables/plan/columns.ts'
import type { PlanLists } from '../src/tables/plan/lists.ts'

const listed = (id: number, name: string, isRetired = false) => ({ id, name, isRetired })
const known = geoPointOf({
  system: 'utm',
  eastingM: 402_315,
  northingM: 8_543_210,
  zone: 18,
  datum: 'WGS84',
})
export const lists: PlanLists = {
  components: [listed(1, 'Agua'), listed(2, 'Aire'), listed(3, 'Ruido', true)],
  subcomponents: [
    { ...listed(11, 'Agua superficial'), componentId: 1 },
    { ...listed(12, 'Calidad de aire'), componentId: 2 },
  ],
  miningComponents: [listed(21, 'Depósito de relaves'), listed(22, 'Tajo')],
  sourceTypes: [listed(31, 'Cuerpo receptor'), listed(32, 'Piezómetro')],
  profiles: [listed(41, 'ECA Agua Cat. 3-D1')],
  frequencies: [
    { ...listed(51, 'Mensual'), rule: 'monthly', marginDays: null },
    { ...listed(52, 'Quincenal (relavera)'), rule: 'fortnightly', marginDays: 1 },
    { ...listed(53, 'Diaria'), rule: 'daily', marginDays: null },
  ],
  stations: [
    {
      id: 61,
      code: 'M-01',
      latitudeDeg: known.latitudeDeg,
      longitudeDeg: known.longitudeDeg,
      isRetired: false,
    },
    { id: 62, code: 'EF-01', latitudeDeg: null, longitudeDeg: null, isRetired: false },
    { id: 63, code: 'OLD-1', latitudeDeg: null, longitudeDeg: null, isRetired: true },
  ],
  seasons: { wetStartsMonth: 11, dryStartsMonth: 5 },
}

export type Row = Partial<Record<PlanColumn, string>>
export const good: Row = { stationCode: 'M-01', component: 'Agua', estimatedOn: '15/03/2026' }
export const cells = (row: Row) => planColumns.map((column) => row[column] ?? '')
export const check = (row: Row) => createPlanCheck(lists)(cells({ ...good, ...row }), 2)
export const issues = (row: Row) => check(row).issues.map(({ column, code }) => `${column} ${code}`)
