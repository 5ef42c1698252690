import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { buildMine } from '../build.ts'
import { buildCommitment, commitmentWords, splitBody } from '../proofs/build-commitment.ts'
import { buildInstrument, buildReadDocument } from '../proofs/build-instrument.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<
  Extract<
    ChangeName,
    | `commitmentChanges.${string}`
    | `commitmentPlans.${string}`
    | 'commitments.pdf'
    | 'planImports.fromCommitments'
  >,
  () => Promise<ChangeCall>
>

/** Those of commitments, for changeCalls. */
export function commitmentCalls(database: Database): Calls {
  const stage = async (state = 'proposed') => {
    const mine = await buildMine(database)
    const instrument = await buildInstrument(database, mine)
    const { id } = await buildCommitment(database, { ...mine, instrument }, { state })
    const of = { projectId: mine.project.id }
    const params = { ...of, commitmentId: id }
    return { mine, instrument, as: mine.admin, of, id, params }
  }
  return {
    'commitmentChanges.create': async () => {
      const { mine, instrument, as, of } = await stage()
      const { documentId, quote } = await buildReadDocument(database, { ...mine, instrument })
      return { as, params: of, body: { ...byHand, documentId, page: 1, quote } }
    },
    'commitmentChanges.edit': async () => {
      const { as, params } = await stage()
      return { as, params, body: { ...commitmentWords, version: 1 } }
    },
    'commitmentChanges.decide': async () => {
      const { as, of, id } = await stage()
      return { as, params: of, body: { decision: 'verify', commitments: [{ id, version: 1 }] } }
    },
    'commitmentChanges.takeBack': async () => {
      const { mine, as, of, id } = await stage('verified')
      await database.owner.one(
        {},
        commitmentVerified({ projectId: mine.project.id, commitmentId: id, userId: mine.admin.id }),
      )
      return { as, params: of, body: { commitments: [{ id, version: 1 }] } }
    },
    'commitmentChanges.split': async () => {
      const { as, params } = await stage()
      return { as, params, body: splitBody }
    },
    'commitmentChanges.join': async () => {
      const { mine, instrument, as, params } = await stage()
      const other = await buildCommitment(database, { ...mine, instrument })
      return {
        as,
        params,
        body: { ...commitmentWords, other: { id: other.id, version: 1 }, version: 1 },
      }
    },
    'commitmentChanges.supersede': async () => {
      const { mine, as, params } = await stage('verified')
      const later = await buildInstrument(database, mine)
      const verified = { state: 'verified' }
      const by = await buildCommitment(database, { ...mine, instrument: later }, verified)
      return { as, params, body: { byId: by.id, version: 1 } }
    },
    'planImports.fromCommitments': async () => {
      const { as, of, id } = await stage('verified')
      const period = { startsOn: '2027-01-01', endsOn: '2027-12-31' }
      return { as, params: of, body: { key: randomUUID(), commitments: [id], ...period } }
    },
    'commitments.pdf': async () => {
      const { as, of } = await stage()
      return { as, params: of, body: { language: 'es' } }
    },
    'commitmentPlans.link': async () => {
      const { mine, as, of, id } = await stage('verified')
      await database.owner.one({}, namedMonitoring(mine.monitoring.id))
      return {
        as,
        params: of,
        body: { links: [{ name: 'COM-1', instrument: null, from: null, to: id }] },
      }
    },
  }
}

const byHand = {
  shortName: 'Monitoreo de agua',
  text: 'Se monitoreará el agua.',
  kind: 'monitoring',
  phase: null,
  componentId: null,
  subcomponentId: null,
  miningComponentId: null,
  frequencyId: null,
  roleId: null,
  deadline: null,
  stationIds: [],
  parameterIds: [],
  isVerified: false,
} as const

const namedMonitoring = (id: number) =>
  sql`update monitoring set commitment = 'COM-1' where id = ${id}`

const commitmentVerified = (of: { projectId: number; commitmentId: number; userId: number }) =>
  sql`insert into commitment_change (project_id, commitment_id, at, user_id, action, changes)
    values (${of.projectId}, ${of.commitmentId}, '2026-02-01', ${of.userId}, 'verified', '{"before": {"state": "proposed"}}')`
