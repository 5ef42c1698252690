import {
  type CommitmentQuery,
  commitmentRoutes as api,
} from '@puquio/contract/commitments/commitments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMine, buildMonitoring, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildCommitment, buildPlace } from '../../../test/proofs/build-commitment.ts'
import { buildInstrument, buildReadDocument } from '../../../test/proofs/build-instrument.ts'
import { buildRole } from '../../../test/proofs/build-task.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let reader: Calls
let params: { projectId: number }
let made: Awaited<ReturnType<typeof build>>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
  made = await build()
})
afterAll(() => puquio.close())

/** One commitment that has everything, and one that has nothing of it. */
async function build() {
  const { database } = puquio
  const mine = await buildMine(database)
  const { project, admin } = mine
  params = { projectId: project.id }
  reader = await puquio.signIn(admin)
  const own = { projectId: project.id }
  const instrument = await buildInstrument(database, mine)
  const otherInstrument = await buildInstrument(database, mine)
  const role = await buildRole(database, mine)
  const extraction = await insert(database, 'extraction', {
    ...own,
    instrumentId: instrument.id,
    method: 'rules',
    requestedAt: '2026-02-01T12:00:00Z',
    requestedBy: admin.id,
    pagesTotal: 1,
  })
  const one = await buildCommitment(
    database,
    { project, instrument },
    {
      state: 'verified',
      kind: 'limit',
      phase: 'closure',
      method: 'model',
      componentId: mine.component.id,
      subcomponentId: mine.subcomponent.id,
      miningComponentId: mine.miningComponent.id,
      roleId: role.id,
      extractionId: extraction.id,
    },
  )
  const other = await buildCommitment(database, { project, instrument: otherInstrument })
  const { documentId } = await buildReadDocument(database, { ...mine, instrument })
  await database.owner.one(
    {},
    sql`update document_page set source = 'ocr' where document_id = ${documentId}`,
  )
  await buildPlace(database, { project, commitment: one, document: { id: documentId } })
  const [parameter] = await database.owner.one<{ id: number }>(
    {},
    sql`select id from parameter where project_id = ${project.id} order by id limit 1`,
  )
  const parameterId = (parameter as { id: number }).id
  const ofOne = { ...own, commitmentId: one.id }
  await insert(database, 'commitment_station', { ...ofOne, stationId: mine.station.id })
  await insert(database, 'commitment_parameter', { ...ofOne, parameterId })
  await buildMonitoring(database, mine, { commitmentId: one.id })
  const { id: miningUnitId } = await miningUnitOf(instrument.id)
  return { mine, instrument, one, other, role, extraction, documentId, parameterId, miningUnitId }
}

const miningUnitOf = async (instrumentId: number) => {
  const [row] = await puquio.database.owner.one<{ id: number }>(
    {},
    sql`select mining_unit_id as id from instrument where id = ${instrumentId}`,
  )
  return row as { id: number }
}

type Filter = Exclude<keyof CommitmentQuery, 'page' | 'size' | 'sort' | 'search' | 'group'>
type Choice = string | number | boolean
/** What finds the one alone, and what the other one alone; null where nothing does. */
const filters: Record<Filter, () => { one: Choice; other: Choice | null }> = {
  ids: () => ({ one: made.one.id, other: made.other.id }),
  instruments: () => ({ one: made.instrument.id, other: null }),
  miningUnits: () => ({ one: made.miningUnitId, other: null }),
  documents: () => ({ one: made.documentId, other: null }),
  extraction: () => ({ one: made.extraction.id, other: null }),
  components: () => ({ one: made.mine.component.id, other: 0 }),
  subcomponents: () => ({ one: made.mine.subcomponent.id, other: 0 }),
  miningComponents: () => ({ one: made.mine.miningComponent.id, other: 0 }),
  stations: () => ({ one: made.mine.station.id, other: 0 }),
  parameters: () => ({ one: made.parameterId, other: 0 }),
  roles: () => ({ one: made.role.id, other: 0 }),
  phases: () => ({ one: 'closure', other: 'none' }),
  kinds: () => ({ one: 'limit', other: 'monitoring' }),
  states: () => ({ one: 'verified', other: 'proposed' }),
  methods: () => ({ one: 'model', other: 'rules' }),
  recognised: () => ({ one: true, other: false }),
  monitored: () => ({ one: true, other: false }),
}

describe.each(Object.keys(filters) as Filter[])('the filter %s', (filter) => {
  const found = async (choice: Choice) => {
    const { items, total } = await reader.call(api.list, { params, query: { [filter]: choice } })
    return { ids: items.map(({ id }) => id), total }
  }
  it('finds what it says, and counts that', async () => {
    const { one, other } = filters[filter]()
    expect(await found(one)).toEqual({ ids: [made.one.id], total: 1 })
    if (other !== null) expect(await found(other)).toEqual({ ids: [made.other.id], total: 1 })
  })
})
