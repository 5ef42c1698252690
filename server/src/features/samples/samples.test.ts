import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMine, buildStation, buildMember, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  const { project, admin } = mine
  const at = '2026-02-01T12:00:00Z'
  const by = { createdAt: at, createdBy: admin.id }
  const campaign = await insert(puquio.database, 'campaign', {
    projectId: project.id,
    name: 'Febrero',
    ...by,
  })
  const sample = async (
    stationId: number,
    sampledOn: string,
    type: string,
    results: [string, number, string | null][],
  ) => {
    const { id } = await insert(puquio.database, 'sample', {
      projectId: project.id,
      stationId,
      sampledAt: `${sampledOn}T05:00:00Z`,
      sampledOn,
      hasTime: false,
      matrix: 'water',
      type,
      campaignId: campaign.id,
      ...by,
    })
    for (const [key, value, qualifier] of results)
      await puquio.database.owner.one(
        {},
        sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, qualifier, text, unit, entered_at, entered_by)
          select ${project.id}, ${stationId}, ${id}, id, ${sampledOn}, ${value}, ${qualifier}, ${`${qualifier ?? ''}${value}`}, unit, ${at}, ${admin.id}
          from parameter where project_id = ${project.id} and key = ${key}`,
      )
  }
  const effluent = await buildStation(puquio.database, project, {
    code: 'EF-1',
    standard: 'D.S. 010-2010-MINAM',
  })
  const other = await buildStation(puquio.database, project, { code: 'PM-9' })
  await sample(effluent.id, '2026-01-10', 'normal', [
    ['ph', 7.5, null],
    ['cu-total', 0.9, null],
    ['pb-total', 0.01, '<'],
  ])
  await sample(effluent.id, '2026-01-11', 'field-blank', [['cu-total', 0.9, null]])
  await sample(other.id, '2026-01-12', 'normal', [['cu-total', 0.9, null]])
})
afterAll(() => puquio.close())

const list = async (query: Record<string, unknown> = {}) => {
  const { call } = await puquio.signIn(mine.admin)
  const found = await call(sampleRoutes.list, { params: { projectId: mine.project.id }, query })
  const symbol = new Map(found.parameters.map(({ id, name }) => [id, name.en]))
  return {
    total: found.total,
    samples: found.items.map(({ station, sampledOn, results }) => ({
      station: station.code,
      sampledOn,
      results: Object.fromEntries(
        results.map(({ parameterId, outcome, limit }) => [
          symbol.get(parameterId) ?? '',
          [outcome, limit?.max ?? null] as const,
        ]),
      ),
    })),
  }
}

it('says of each result what it is under the standard of its station, and nothing of a blank', async () => {
  const { samples } = await list()
  expect(samples.map(({ station, sampledOn }) => [station, sampledOn])).toEqual([
    ['PM-9', '2026-01-12'],
    ['EF-1', '2026-01-11'],
    ['EF-1', '2026-01-10'],
  ])
  const outcomes = samples.map(({ results }) =>
    Object.values(results)
      .map(([outcome]) => outcome)
      .toSorted((one, other) => String(one).localeCompare(String(other))),
  )
  expect(outcomes).toEqual([
    ['no-standard'],
    [null],
    ['complies', 'exceeds', 'non-detect-complies'],
  ])
})

it('filters by outcome, group, station and day', async () => {
  expect((await list({ outcome: 'exceeds' })).samples).toMatchObject([{ sampledOn: '2026-01-10' }])
  expect((await list({ outcome: 'exceeds', group: 'field' })).total).toBe(0)
  expect((await list({ group: 'field' })).samples).toMatchObject([{ sampledOn: '2026-01-10' }])
  expect(Object.keys((await list({ group: 'field' })).samples[0]?.results ?? {})).toHaveLength(1)
  expect((await list({ from: '2026-01-11', to: '2026-01-11' })).total).toBe(1)
  expect((await list({ search: 'ef-1' })).total).toBe(2)
  expect((await list({ sort: 'station', size: 1 })).samples).toMatchObject([{ station: 'EF-1' }])
})

it('is refused without a session and to members of another project', async () => {
  const input = { params: { projectId: mine.project.id } }
  expect((await puquio.nobody.refusal(sampleRoutes.list, input)).status).toBe(401)
  const elsewhere = await buildMine(puquio.database)
  const stranger = await buildMember(puquio.database, elsewhere.project, 'read')
  const calls = await puquio.signIn(stranger)
  expect((await calls.refusal(sampleRoutes.list, input)).status).toBe(404)
})
