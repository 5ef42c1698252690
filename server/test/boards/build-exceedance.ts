import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { insert } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number }; station: { id: number } }

/** Copper of an effluent above its limit of 0.5 mg/L, in a campaign that is approved, and in one that is not. */
export async function buildExceedance(database: Database, { project, admin, station }: Of) {
  const projectId = project.id
  const at = '2026-03-02T12:00:00Z'
  const copper = await database.owner.one<{ id: number }>(
    {},
    sql`select id from parameter where project_id = ${projectId} and key = 'cu-total'`,
  )
  await database.owner.one(
    {},
    sql`update station set standard = 'D.S. 010-2010-MINAM' where id = ${station.id}`,
  )
  const parameterId = copper[0]?.id ?? 0
  for (const [name, sampledOn, approved] of [
    ['Marzo', '2026-03-01', { approvedAt: at, approvedBy: admin.id }],
    ['Marzo, por aprobar', '2026-03-02', {}],
  ] as const) {
    const campaign = await insert(database, 'campaign', {
      projectId,
      name,
      createdAt: at,
      createdBy: admin.id,
      ...approved,
    })
    const sample = await insert(database, 'sample', {
      projectId,
      stationId: station.id,
      sampledAt: `${sampledOn}T15:00:00Z`,
      sampledOn,
      hasTime: true,
      matrix: 'water',
      campaignId: campaign.id,
      createdAt: at,
      createdBy: admin.id,
    })
    await insert(database, 'result', {
      projectId,
      stationId: station.id,
      sampleId: sample.id,
      parameterId,
      sampledOn,
      value: 0.9,
      text: '0.9',
      unit: 'mg/L',
      enteredAt: at,
      enteredBy: admin.id,
    })
  }
  return { parameterId }
}
