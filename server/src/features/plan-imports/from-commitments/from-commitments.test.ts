import { randomUUID } from 'node:crypto'
import { planImportRoutes as api } from '@puquio/contract/plan-imports'
import { planRoutes } from '@puquio/contract/plans'
import { planColumns, type PlanColumn } from '@puquio/domain'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildFrequency,
  buildMember,
  buildMine,
  buildStation,
  insert,
} from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildCommitment } from '../../../../test/proofs/build-commitment.ts'
import { buildInstrument } from '../../../../test/proofs/build-instrument.ts'
import type { Calls } from '../../../../test/send.ts'
import { soon } from '../../../../test/soon.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let instrument: { id: number }
let admin: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  instrument = await buildInstrument(puquio.database, mine, { name: 'EIA-d 2014' })
  admin = await puquio.signIn(mine.admin)
  params = { projectId: mine.project.id }
})

const build = (columns: Record<string, unknown> = {}) =>
  buildCommitment(puquio.database, { ...mine, instrument }, { state: 'verified', ...columns })
const period = { startsOn: '2027-01-01', endsOn: '2027-12-31' }
const bodyOf = (commitments: number[]) => ({ key: randomUUID(), commitments, ...period })

async function begin(commitments: number[], more: { planId?: number } = {}) {
  const body = { ...bodyOf(commitments), ...more }
  await admin.call(api.fromCommitments, { params, body })
  const at = { params: { ...params, key: body.key } }
  await expect.poll(async () => (await admin.call(api.get, at)).state, soon).toBe('checked')
  const { rows } = await admin.call(api.preview, { ...at, query: {} })
  const cell = (row: number, column: PlanColumn) => rows[row]?.cells[planColumns.indexOf(column)]
  return { at, one: await admin.call(api.get, at), rows, cell, body }
}

/** A commitment of the mine's station, component and a monthly frequency. */
async function whole(shortName = 'COM-013 Agua') {
  const frequency = await buildFrequency(puquio.database, mine.project, 'monthly')
  const one = await build({
    shortName,
    componentId: mine.component.id,
    frequencyId: frequency.id,
  })
  const of = { projectId: mine.project.id, commitmentId: one.id }
  await insert(puquio.database, 'commitment_station', { ...of, stationId: mine.station.id })
  return one
}

describe('a plan from commitments', () => {
  it('has what they tell filled in, and is saved linked to them', async () => {
    const { id } = await whole()
    const { at, one, cell } = await begin([id])
    expect(one).toMatchObject({
      badCellCount: 0,
      monitorings: 12,
      newStations: 0,
      isFromCommitments: true,
    })
    expect(cell(0, 'commitment')).toBe('COM-013 Agua')
    expect(cell(0, 'instrument')).toBe('EIA-d 2014')
    const { planId } = await admin.call(api.save, { ...at, body: { title: 'Plan 2027' } })
    const [plan] = await admin.call(planRoutes.commitments, { params: { ...params, planId } })
    expect(plan).toMatchObject({ name: 'COM-013 Agua', commitmentId: id, monitorings: 12 })
  })

  it('has the profile with all parameters of the commitment and the fewest others', async () => {
    const { id } = await whole()
    const { database } = puquio
    const of = { projectId: mine.project.id }
    const parameters = await database.owner.one<{ id: number }>(
      {},
      sql`select id from parameter where project_id = ${of.projectId} order by id limit 4`,
    )
    const [named] = parameters
    await insert(database, 'commitment_parameter', {
      ...of,
      commitmentId: id,
      parameterId: named?.id,
    })
    const profile = async (name: string, members: typeof parameters) => {
      const made = await insert(database, 'parameter_profile', { ...of, name })
      for (const [at, parameter] of members.entries())
        await insert(database, 'profile_parameter', {
          ...of,
          profileId: made.id,
          position: at + 1,
          parameterId: parameter.id,
        })
    }
    await profile('Completo', parameters)
    await profile('Justo', parameters.slice(0, 2))
    await profile('Sin él', parameters.slice(1, 2))
    expect((await begin([id])).cell(0, 'profile')).toBe('Justo')
  })

  it('of more rows than can be filled in is refused', async () => {
    const { id } = await whole()
    const of = { projectId: mine.project.id, commitmentId: id }
    await puquio.database.owner.one(
      {},
      sql`with made as (
        insert into station (project_id, code, name) select ${of.projectId}, 'S-' || n, 'Punto ' || n
        from generate_series(1, 1000) n returning id), linked as (
        insert into commitment_station (project_id, commitment_id, station_id)
        select ${of.projectId}, ${id}, id from made returning station_id)
      select count(*) from linked`,
    )
    const refused = await admin.refusal(api.fromCommitments, { params, body: bodyOf([id]) })
    expect(refused.fields).toMatchObject([
      { path: 'commitments', code: 'too-big', params: { max: 1000 } },
    ])
  })

  it('is linked by its own key where two commitments have one name', async () => {
    const [one, two] = [await whole(), await build({ shortName: 'COM-013 Agua' })]
    const { at } = await begin([one.id])
    const { planId } = await admin.call(api.save, { ...at, body: { title: 'Plan 2027' } })
    const [plan] = await admin.call(planRoutes.commitments, { params: { ...params, planId } })
    expect(plan?.commitmentId).toBe(one.id)
    expect(plan?.commitmentId).not.toBe(two.id)
  })

  it('has a row for each station, and one to fill in where none is known', async () => {
    const { id } = await whole()
    const second = await buildStation(puquio.database, mine.project, { code: 'ZZ-2' })
    const of = { projectId: mine.project.id, commitmentId: id }
    await insert(puquio.database, 'commitment_station', { ...of, stationId: second.id })
    const bare = await build({ shortName: 'COM-014 Aire' })
    const { at, one, rows, cell } = await begin([id, bare.id])
    expect(rows).toHaveLength(3)
    expect([0, 1].map((row) => cell(row, 'stationCode'))).toContain('ZZ-2')
    expect(cell(2, 'stationCode')).toBe('')
    expect(one.badCells.map(({ column }) => column)).toEqual([
      'stationCode',
      'component',
      'frequency',
    ])
    const cells = [
      { column: 'stationCode', value: 'ZZ-2' },
      { column: 'component', value: String(mine.component['name']) },
      { column: 'frequency', value: 'Mensual' },
    ] as const
    const row = rows[2]?.row ?? 0
    const body = { cells: cells.map((cell) => ({ row, ...cell })) }
    expect(await admin.call(api.correct, { ...at, body })).toMatchObject({ badCellCount: 0 })
    const { planId } = await admin.call(api.save, { ...at, body: { title: 'Plan 2027' } })
    const served = await admin.call(planRoutes.commitments, { params: { ...params, planId } })
    expect(served.map(({ commitmentId }) => commitmentId)).toEqual([id, bare.id])
  })

  it('takes codes of the document as new stations', async () => {
    const { id } = await build({
      named: JSON.stringify({ stations: ['EF-99', 'la poza de sedimentación'] }),
    })
    const { one, rows, cell } = await begin([id])
    expect(rows).toHaveLength(1)
    expect(cell(0, 'stationCode')).toBe('EF-99')
    expect(one.newStations).toBe(1)
  })

  it('is filled in in the preview with more than 100 cells, too, or in its workbook', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, at) => build({ shortName: `COM-${100 + at}` })),
    )
    const { at, one } = await begin(all.map(({ id }) => id))
    expect(one).toMatchObject({ badCellCount: 120, isCorrectable: true })
    expect(one.badCells).toHaveLength(100)
    const body = { cells: [{ row: 2, column: 'frequency' as const, value: 'Mensual' }] }
    expect((await admin.call(api.correct, { ...at, body })).state).toBe('checked')
    const { rawPayload } = await admin.send(api.errors, { ...at, query: { language: 'es' } })
    const { sheets } = await readXlsx(rawPayload)
    expect(sheets[0]?.rows).toHaveLength(41)
  })

  it('adds to a plan, and is one import where it is sent twice', async () => {
    const { id } = await whole()
    const { at, body } = await begin([id], { planId: mine.plan.id })
    const again = await admin.call(api.fromCommitments, { params, body })
    expect(again).toMatchObject({ key: body.key, state: 'checked', targetPlanId: mine.plan.id })
    const { planId } = await admin.call(api.save, { ...at, body: {} })
    expect(planId).toBe(mine.plan.id)
  })

  it('is not linked to what was rejected before it is saved, nor where the row names another one', async () => {
    const [one, two] = [await whole(), await whole('COM-015 Agua')]
    const { at, rows } = await begin([one.id, two.id])
    await puquio.database.owner.one(
      {},
      sql`update commitment set state = 'rejected' where id = ${one.id}`,
    )
    const body = {
      cells: [{ row: rows[1]?.row ?? 0, column: 'commitment' as const, value: 'Otro' }],
    }
    await admin.call(api.correct, { ...at, body })
    const { planId } = await admin.call(api.save, { ...at, body: { title: 'Plan 2027' } })
    const served = await admin.call(planRoutes.commitments, { params: { ...params, planId } })
    expect(served.map(({ commitmentId }) => commitmentId)).toEqual([null, null])
  })
})

describe('it is refused', () => {
  const refusal = async (commitments: number[], more: object = {}) =>
    (
      await admin.refusal(api.fromCommitments, {
        params,
        body: { ...bodyOf(commitments), ...more },
      })
    ).problem

  it('for what nobody verified, what is no monitoring, and what another project has', async () => {
    const elsewhere = await buildMine(puquio.database)
    const foreign = await buildCommitment(
      puquio.database,
      { ...elsewhere, instrument: await buildInstrument(puquio.database, elsewhere) },
      { state: 'verified' },
    )
    const good = await build()
    for (const bad of [await build({ state: 'proposed' }), await build({ kind: 'limit' }), foreign])
      expect(await refusal([good.id, bad.id])).toBe('INPUT_NOT_VALID')
  })

  it('for a period that ends before it starts, and to those who do not administer', async () => {
    const { id } = await build()
    expect(await refusal([id], { endsOn: '2026-12-31' })).toBe('INPUT_NOT_VALID')
    const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
    const body = bodyOf([id])
    expect((await writer.refusal(api.fromCommitments, { params, body })).status).toBe(403)
  })
})
