import { sql } from '../../src/platform/db/sql.ts'
import { buildComponent, buildMember, buildMine, buildStation, insert } from '../build.ts'
import { startTestApp } from '../harness.ts'

const at = '2026-02-01T12:00:00Z'

/** A Puquio with results of copper and zinc at three stations: a non-detect, one near its limit, one above, one rejected. */
export async function startVariation() {
  const puquio = await startTestApp({ now: '2026-06-01T12:00:00-05:00' })
  const { database } = puquio
  const mine = await buildMine(database)
  const { project, admin } = mine
  const params = { projectId: project.id }
  const reader = await puquio.signIn(await buildMember(database, project, 'read'))
  const component = await buildComponent(database, project, { name: 'Efluente' })
  const stations = [
    await buildStation(database, project, { code: 'EF-1', standard: 'D.S. 010-2010-MINAM' }),
    await buildStation(database, project, { code: 'EF-2', standard: 'D.S. 010-2010-MINAM' }),
    await buildStation(database, project, { code: 'PM-9' }),
  ]
  const keys = await database.owner.one<{ ids: number[] }>(
    {},
    sql`select array_agg(id order by array_position(array['cu-total', 'zn-total', 'nh3-total'], key)) as ids
      from parameter where project_id = ${project.id} and key in ('cu-total', 'zn-total', 'nh3-total')`,
  )
  const [copper = 0, zinc = 0, ammonia = 0] = keys[0]?.ids ?? []
  const by = { createdAt: at, createdBy: admin.id }
  const campaign = (name: string, more: object = {}) =>
    insert(database, 'campaign', { projectId: project.id, name, ...by, ...more })
  const approved = await campaign('Aprobada', { approvedAt: at, approvedBy: admin.id })
  const waiting = await campaign('En espera')
  const add = async (
    station: number,
    on: string,
    results: [parameterId: number, value: number | null, more?: object][],
    more: { type?: string; campaign?: { id: number }; componentId?: number } = {},
  ) => {
    const { campaign: of = approved, ...rest } = more
    const stationId = stations[station]?.id
    const sample = await insert(database, 'sample', {
      projectId: project.id,
      stationId,
      sampledAt: `${on}T19:30:00Z`,
      sampledOn: on,
      hasTime: station === 0,
      matrix: 'water',
      campaignId: of.id,
      ...rest,
      ...by,
    })
    for (const [parameterId, value, columns] of results)
      await insert(database, 'result', {
        projectId: project.id,
        stationId,
        sampleId: sample.id,
        parameterId,
        sampledOn: on,
        value,
        text: String(value ?? 'ND'),
        unit: 'mg/L',
        enteredAt: at,
        enteredBy: admin.id,
        ...columns,
      })
  }
  await add(0, '2026-01-10', [
    [copper, null, { qualifier: '<', detectionLimit: 0.02 }],
    [zinc, 1],
  ])
  await add(
    0,
    '2026-02-10',
    [
      [copper, 0.45],
      [zinc, 0.2],
    ],
    { componentId: component.id },
  )
  await add(0, '2026-03-10', [[copper, 0.6]])
  await add(0, '2026-04-10', [
    [copper, 9, { appliedQualifier: 'R', appliedReason: 'Frasco roto', appliedBy: admin.id }],
  ])
  await add(0, '2026-04-11', [[copper, 9]], { type: 'duplicate' })
  await add(0, '2026-05-10', [[copper, 0.1]], { campaign: waiting })
  await add(1, '2026-01-10', [[copper, 0.2]])
  await add(2, '2026-01-10', [[zinc, 3]])
  return { puquio, mine, params, reader, component, stations, copper, zinc, ammonia, enteredAt: at }
}
