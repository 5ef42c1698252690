import { dataExportRoutes } from '@puquio/contract/laboratory/data-exports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMine, buildMonitoring, buildStation } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { stageResults } from '../../../../test/workbooks/result-stage.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())

it('gives samples the component of their stations’ plans, and an export counts those without one', async () => {
  const { database } = puquio
  const mine = await buildMine(database)
  const { project, component, subcomponent } = mine
  const planned = await buildStation(database, project, { code: 'EF-01' })
  await buildStation(database, project, { code: 'EF-02' })
  const of = { subcomponentId: subcomponent.id, estimatedOn: '2026-03-01' }
  await buildMonitoring(database, { ...mine, station: planned }, of)
  const stage = await stageResults(puquio, { project })
  const checked = await stage.check(
    [
      'Estación;Fecha;Parámetro;Resultado;Unidad',
      'EF-01;17/3/2026;pH;7,2;unidad de pH',
      'EF-01;17/3/2026;Plomo total;0,02;mg/L',
      'EF-02;17/3/2026;pH;7,1;unidad de pH',
    ].join('\n'),
  )
  expect(checked).toMatchObject({ held: [], counts: { good: 3 } })
  await stage.save(checked)
  const samples = await stage.rowsOf(sql`
    select e.code, s.component_id, s.subcomponent_id
    from sample s join station e on e.project_id = s.project_id and e.id = s.station_id
    where s.project_id = ${project.id} order by e.code`)
  expect(samples).toEqual([
    { code: 'EF-01', componentId: component.id, subcomponentId: subcomponent.id },
    { code: 'EF-02', componentId: null, subcomponentId: null },
  ])

  const range = { from: '2026-03-05', to: '2026-03-31', language: 'es' as const }
  const params = stage.on
  const options = await stage.calls.call(dataExportRoutes.options, { params, query: range })
  expect(options.components).toMatchObject([
    { id: component.id, results: 2 },
    { id: 0, name: 'Sin componente', results: 1 },
  ])
  expect(options.subcomponents).toMatchObject([
    { id: subcomponent.id, results: 2 },
    { id: 0, name: 'Sin subcomponente', results: 1 },
  ])
  const withoutAny = { ...range, components: '0', subcomponents: [0] }
  const counted = await stage.calls.call(dataExportRoutes.options, { params, query: withoutAny })
  expect(counted.total).toBe(1)
  const { items } = await stage.calls.call(dataExportRoutes.results, { params, query: withoutAny })
  expect(items.map(({ station }) => station)).toEqual(['EF-02'])
  const both = { ...range, components: [0, component.id] }
  const all = await stage.calls.call(dataExportRoutes.results, { params, query: both })
  expect(all.items).toHaveLength(3)
})
