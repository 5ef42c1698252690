import { soundingRoutes } from '@puquio/contract/levels/soundings'
import { keptWellsMax, wellRoutes as api, wellsMax } from '@puquio/contract/levels/levels'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildWell, soundingBody, wellBody } from '../../../test/proofs/build-well.ts'
import { sql } from '../../platform/db/sql.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { soundingWorkbook } from '../../../test/workbooks/sounding-workbooks.ts'

const now = '2026-02-15T12:00:00-05:00'
/** Nothing in these files says whether the day or the month stands first. */
const reading = JSON.stringify({ head: null, dateOrder: 'day-first' })

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let writer: Calls
let reader: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp({ now })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  const of = (role: 'admin' | 'write' | 'read') => buildMember(puquio.database, mine.project, role)
  admin = await puquio.signIn(await of('admin'))
  writer = await puquio.signIn(await of('write'))
  reader = await puquio.signIn(await of('read'))
})

const make = async (more: object = {}) => {
  const body = { ...wellBody(mine.station.id), ...more }
  const { id } = await admin.call(api.create, { params, body })
  return { ...params, wellId: id }
}
const sound = (of: { projectId: number; wellId: number }, more: object = {}) =>
  writer.call(soundingRoutes.create, { params: of, body: { ...soundingBody, ...more } })
const one = async () => (await reader.call(api.list, { params, query: {} }))[0]

it('a well is what its newest sounding says', async () => {
  const of = await make({ name: 'PZ-01', highM: 4098 })
  expect(await one()).toMatchObject({ name: 'PZ-01', state: 'unmeasured', newest: null })
  await sound(of, { measuredOn: '2026-01-01', measuredTime: '12:00', depthToWaterM: 24.47 })
  const made = await sound(of)
  // The worked case "casagrande".
  expect(made).toMatchObject({ levelM: 4097.88, topLevelM: 4121.35, bottomLevelM: 4062.5 })
  const shown = await one()
  expect(shown).toMatchObject({ state: 'normal', newest: { levelM: 4097.88, source: 'sounding' } })
  // Thirty days before 1 February, 10:30 it stood a little above 4096.88.
  const risen = (1 * 22.5) / (31 * 24 - 1.5)
  expect(shown?.change30M).toBeCloseTo(1 - risen, 3)
  await sound(of, { measuredOn: '2026-02-10', depthToWaterM: 23.3 })
  expect(await one()).toMatchObject({ state: 'over-limit' })
  await sound(of, { measuredOn: '2026-02-11', state: 'dry', depthToWaterM: null })
  expect(await one()).toMatchObject({ state: 'dry', newest: { levelM: 4062.5 } })
})

it('artesian water stands above the top', async () => {
  const of = await make({ highM: null })
  await sound(of, { state: 'artesian', depthToWaterM: null, headAboveTopM: 0.4 })
  expect(await one()).toMatchObject({ state: 'artesian', newest: { levelM: 4121.75 } })
})

it('refuses a sounding of tomorrow, below the bottom, twice, or without what its state needs', async () => {
  const of = await make()
  const refused = async (more: object) => {
    const body = { ...soundingBody, ...more }
    const { problem, fields } = await writer.refusal(soundingRoutes.create, { params: of, body })
    return [problem, fields?.map(({ path, code }) => `${path} ${code}`)]
  }
  expect(await refused({ measuredOn: '2026-02-16' })).toEqual([
    'INPUT_NOT_VALID',
    ['measuredOn in-future'],
  ])
  expect(await refused({ depthToWaterM: 60 })).toEqual([
    'INPUT_NOT_VALID',
    ['depthToWaterM below-bottom'],
  ])
  // A workbook says the same of the same.
  const deep = { ...soundingBody, depthToWaterM: 60 }
  const { fields } = await writer.refusal(soundingRoutes.create, { params: of, body: deep })
  const file = await soundingWorkbook([
    { well: 'PZ-99', measuredOn: '31/01/2026', depthToWaterM: '60' },
  ])
  const checked = await writer.call(
    soundingRoutes.importWorkbook,
    { params, body: { save: 'no' } },
    { file },
  )
  const said = { code: 'below-bottom', params: { depth: 58.85 } }
  expect(fields).toMatchObject([said])
  expect(checked.issues).toMatchObject([{ ...said, row: 2, value: '60' }])
  expect(await refused({ depthToWaterM: null })).toEqual([
    'INPUT_NOT_VALID',
    ['depthToWaterM required'],
  ])
  expect(await refused({ state: 'artesian' })).toEqual([
    'INPUT_NOT_VALID',
    ['headAboveTopM required'],
  ])
  await sound(of)
  expect(await refused({})).toEqual(['ALREADY_EXISTS', ['measuredTime taken']])
  await admin.call(api.retire, { params: of })
  expect((await refused({ measuredOn: '2026-01-05' }))[0]).toBe('WELL_RETIRED')
})

it('a wrong sounding is annulled or corrected with a reason, and stays', async () => {
  const of = await make()
  const wrong = await sound(of, { depthToWaterM: 32.47 })
  // The pipe is made longer: what was measured before keeps its level, and so does what corrects it.
  await admin.call(api.edit, {
    params: of,
    body: { ...wellBody(mine.station.id), stickUpM: 2.85, version: 1, correctsSoundings: false },
  })
  const ofWrong = { ...of, soundingId: wrong.id }
  const right = await writer.call(soundingRoutes.correct, {
    params: ofWrong,
    body: { ...soundingBody, reason: 'Se leyó mal la cinta.' },
  })
  expect(right).toMatchObject({ correctsId: wrong.id, levelM: 4097.88 })
  const again = { params: ofWrong, body: { reason: 'Otra vez' } }
  expect((await writer.refusal(soundingRoutes.annul, again)).problem).toBe('CHANGED_MEANWHILE')
  const { items } = await reader.call(soundingRoutes.list, { params: of, query: {} })
  expect(items).toHaveLength(2)
  expect(items.find(({ id }) => id === wrong.id)?.annulled?.reason).toBe('Se leyó mal la cinta.')
  expect(await one()).toMatchObject({ newest: { levelM: 4097.88 } })
  // Its survey was wrong: the levels of all that was measured follow.
  await admin.call(api.edit, {
    params: of,
    body: {
      ...wellBody(mine.station.id),
      terrainLevelM: 4121,
      version: 2,
      correctsSoundings: true,
    },
  })
  expect(await one()).toMatchObject({ newest: { levelM: 4098.38 } })
})

it('a level beyond its alarm level is told, of the newest sounding alone', async () => {
  const of = await make({ name: 'PZ-07', highM: 4098 })
  await sound(of, { measuredOn: '2026-01-20', depthToWaterM: 23 })
  await sound(of, { measuredOn: '2026-01-10', depthToWaterM: 22 })
  await runJobs(puquio, 'notify')
  const { items } = await admin.call(notificationRoutes.list, { params, query: {} })
  const texts = items.map(({ message }) => message).filter((text) => text.includes('PZ-07'))
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('4098.35')
})

it('a workbook of soundings is checked, saved once, and a CSV of the same columns too', async () => {
  await make({ name: 'PZ-01' })
  await make({ name: 'PZ-02' })
  const send = (file: { name: string; bytes: Buffer | string }, save: 'yes' | 'no' = 'yes') =>
    writer.call(soundingRoutes.importWorkbook, { params, body: { save, reading } }, { file })
  const file = await soundingWorkbook([
    { well: 'pz-01', measuredOn: '01/02/2026', measuredTime: '9:15 a. m.', depthToWaterM: '23,47' },
    { well: 'PZ-02', measuredOn: '01/02/2026', state: 'Seco' },
    { well: 'PZ-02', measuredOn: '02/02/2026', headAboveTopM: 0.5 },
  ])
  const checked = await send(file, 'no')
  expect(checked).toMatchObject({
    isSaved: false,
    issueCount: 0,
    rows: [
      { well: 'PZ-01', measuredAt: '2026-02-01T14:15:00.000Z', levelM: 4097.88, changeM: null },
      { well: 'PZ-02', state: 'dry', levelM: 4062.5 },
      { well: 'PZ-02', state: 'artesian', levelM: 4121.85, changeM: null },
    ],
  })
  expect((await send(file)).isSaved).toBe(true)
  expect((await send(file)).rows.every(({ isKnown }) => isKnown)).toBe(true)
  const csv = 'Pozo;Fecha;Profundidad del agua (m)\nPZ-01;10/02/2026;23,10\nPZ-03;10/02/2026;2\n'
  const bad = await send({ name: 'mediciones.csv', bytes: csv })
  expect(bad).toMatchObject({
    isSaved: false,
    issues: [{ row: 3, column: 'A', code: 'not-in-list' }],
  })
  const good = await send({ name: 'mediciones.csv', bytes: csv.replace('PZ-03', 'PZ-02') })
  expect(good).toMatchObject({ isSaved: true, issueCount: 0 })
  const wrong = await soundingWorkbook([
    { well: 'PZ-01', measuredOn: '01/03/2026', depthToWaterM: '70', measuredTime: '25:00' },
  ])
  const { issues } = await send(wrong)
  expect(issues.map(({ column, code }) => `${column} ${code}`)).toEqual(['C time'])
})

it('a list has every well that a project may keep, and both numbers are refused with which one it is', async () => {
  const { project, station } = mine
  const add = (from: number, to: number, isRetired: boolean) =>
    puquio.database.owner.one(
      {},
      sql`insert into well (project_id, name, station_id, kind, terrain_level_m, depth_m, created_at, retired_at)
      select ${project.id}, 'N-' || n, ${station.id}, 'standpipe', 4120, 50, ${now}, ${isRetired ? now : null}
        from generate_series(${from}::int, ${to}::int) n`,
    )
  const listed = async (query: { retired?: boolean }) =>
    (await reader.call(api.list, { params, query })).length
  const refused = async (name: string) => {
    const body = { ...wellBody(station.id), name }
    const { problem, params: said } = await admin.refusal(api.create, { params, body })
    return [problem, said]
  }
  await add(1, wellsMax - 1, false)
  await add(1001, 1600, true)
  const of = await make({ name: 'PZ-01' })
  expect(await refused('PZ-02')).toEqual(['TOO_MANY_WELLS', { max: wellsMax }])
  expect([await listed({}), await listed({ retired: true })]).toEqual([500, 1100])
  await admin.call(api.retire, { params: of })
  await add(1601, 1000 + keptWellsMax - wellsMax, true)
  expect(await listed({ retired: true })).toBe(keptWellsMax)
  expect(await refused('PZ-02')).toEqual(['TOO_MANY_KEPT_WELLS', { max: keptWellsMax }])
  // One that is kept already needs no more room.
  await admin.call(api.restore, { params: of })
  expect(await listed({})).toBe(wellsMax)
})

it('leaves as a file, a row for each sounding', async () => {
  const of = await make({ name: 'PZ-01' })
  await sound(of)
  const query = {
    wells: [of.wellId],
    from: '2026-01-01T05:00:00Z',
    to: '2026-02-16T05:00:00Z',
    format: 'csv' as const,
  }
  const { body } = await reader.send(api.file, { params, query })
  expect(body).toContain('PZ-01')
  expect(body).toContain('4097.88')
})

it('who reads enters nothing, who enters keeps no wells, and nobody sees those of another project', async () => {
  const { well } = await buildWell(puquio.database, mine)
  const of = { ...params, wellId: well.id }
  const status = async (refusal: Promise<{ status: number }>) => (await refusal).status
  const sounded = { params: of, body: soundingBody }
  const made = { params, body: wellBody(mine.station.id) }
  expect(await status(reader.refusal(soundingRoutes.create, sounded))).toBe(403)
  expect(await status(writer.refusal(api.create, made))).toBe(403)
  expect((await puquio.nobody.send(api.list, { params, query: {} })).statusCode).toBe(401)
  const other = await buildMine(puquio.database)
  const stranger = await puquio.signIn(other.admin)
  expect(await status(stranger.refusal(api.list, { params, query: {} }))).toBe(404)
  const inTheirs = { projectId: other.project.id, wellId: well.id }
  expect(
    await status(stranger.refusal(soundingRoutes.create, { params: inTheirs, body: soundingBody })),
  ).toBe(404)
  expect(await status(stranger.refusal(soundingRoutes.list, { params: inTheirs, query: {} }))).toBe(
    404,
  )
  const theirs = { projectId: other.project.id }
  const query = { wells: [well.id], at: '2026-02-01T05:00:00Z' }
  expect(await status(stranger.refusal(api.at, { params: theirs, query }))).toBe(404)
  const foreign = { params: theirs, body: { ...wellBody(mine.station.id) } }
  expect(await status(stranger.refusal(api.create, foreign))).toBe(422)
})

it('a correction alarms by the level that it stores, whatever the pipe is today', async () => {
  const of = await make({ highM: 4099 })
  const { id: soundingId } = await sound(of, { measuredOn: '2026-02-10', depthToWaterM: 24 })
  const raised = { ...wellBody(mine.station.id), stickUpM: 2.85, highM: 4099 }
  await admin.call(api.edit, {
    params: of,
    body: { ...raised, version: 1, correctsSoundings: false },
  })
  const body = { ...soundingBody, measuredOn: '2026-02-10', depthToWaterM: 23.47, reason: 'Cinta' }
  const corrected = await admin.call(soundingRoutes.correct, {
    params: { ...of, soundingId },
    body,
  })
  expect(corrected.levelM).toBe(4097.88)
  await runJobs(puquio, 'notify')
  const { items } = await reader.call(notificationRoutes.list, { params, query: {} })
  expect(items).toEqual([])
})

it('the level of a well is a variable in metres', async () => {
  const { device } = await buildDevice(puquio.database, mine)
  const pressure = await insert(puquio.database, 'variable', {
    projectId: mine.project.id,
    deviceId: device.id,
    position: 1,
    key: 'p',
    name: 'Presión',
    unit: 'kPa',
    decimals: 1,
  })
  const body = { ...wellBody(mine.station.id), variableId: pressure.id }
  expect(await admin.refusal(api.create, { params, body })).toMatchObject({
    status: 422,
    fields: [{ path: 'variableId', code: 'no-level' }],
  })
})

it('soundings of a workbook alarm as those that are typed do, by the newest of each well alone', async () => {
  await make({ name: 'PZ-01', highM: 4098 })
  await make({ name: 'PZ-02', lowM: 4090 })
  await make({ name: 'PZ-03', highM: 4098 })
  const send = async (rows: Parameters<typeof soundingWorkbook>[0], save: 'yes' | 'no') =>
    writer.call(
      soundingRoutes.importWorkbook,
      { params, body: { save, reading } },
      { file: await soundingWorkbook(rows) },
    )
  const told = async () => {
    await runJobs(puquio, 'notify')
    const { items } = await admin.call(notificationRoutes.list, { params, query: {} })
    return items.map(({ message }) => message).toSorted()
  }
  const rows = [
    { well: 'PZ-01', measuredOn: '02/02/2026', depthToWaterM: '23' },
    { well: 'PZ-01', measuredOn: '01/02/2026', depthToWaterM: '22' },
    { well: 'PZ-02', measuredOn: '01/02/2026', depthToWaterM: '32' },
    { well: 'PZ-03', measuredOn: '01/02/2026', depthToWaterM: '23' },
    { well: 'PZ-03', measuredOn: '03/02/2026', depthToWaterM: '24' },
  ]
  await send(rows, 'no')
  expect(await told()).toEqual([])
  await send(rows, 'yes')
  const [high, low, ...more] = await told()
  expect(more).toEqual([])
  for (const [text, words] of [
    [high, ['PZ-01', '4098.35', '4098.00']],
    [low, ['PZ-02', '4089.35', '4090.00']],
  ] as const)
    for (const word of words) expect(text).toContain(word)
  // The same again, and what was measured before the newest, tell nothing.
  await send([...rows, { well: 'PZ-03', measuredOn: '02/02/2026', depthToWaterM: '22' }], 'yes')
  expect(await told()).toHaveLength(2)
})

it('a level of a workbook is told with its change against the one before it', async () => {
  const of = await make({ name: 'PZ-01' })
  await sound(of, { measuredOn: '2026-01-01', depthToWaterM: 25 })
  const file = await soundingWorkbook([
    { well: 'PZ-01', measuredOn: '02/01/2026', depthToWaterM: '23' },
    { well: 'PZ-01', measuredOn: '03/01/2026', depthToWaterM: '25,01' },
    { well: 'PZ-01', measuredOn: '04/01/2026', depthToWaterM: '23,01' },
    { well: 'PZ-01', measuredOn: '05/01/2026', depthToWaterM: '21' },
  ])
  const body = { save: 'no' as const, reading }
  const { rows } = await writer.call(soundingRoutes.importWorkbook, { params, body }, { file })
  expect(rows.map(({ changeM }) => changeM)).toEqual([2, -2.01, 2, 2.01])
})
