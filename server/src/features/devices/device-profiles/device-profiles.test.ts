import { deviceProfileRoutes as api } from '@puquio/contract/modi/device-profiles'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, buildSystemAdmin } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { deviceBody, variableBody } from '../../../../test/proofs/build-device.ts'
import { levelDecoder, profileBody } from '../../../../test/proofs/build-profile.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let system: Awaited<ReturnType<TestApp['signIn']>>
let on: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})

const template = () => {
  const { id: _id, ...variable } = variableBody({ high: 3 })
  return variable
}

it('keeps a profile as it was written, with its tests and its template', async () => {
  const body = profileBody({ variables: [template()], decoder: `\t${levelDecoder}\r\n` })
  const made = await system.call(api.create, { params: on, body })
  expect(made).toMatchObject({ ...body, devices: 0, version: 1 })
  const params = { ...on, deviceProfileId: made.id }
  const edit = { ...body, name: `${body.name} 2`, decoder: '', version: 1 }
  expect(await system.call(api.edit, { params, body: edit })).toMatchObject({
    decoder: '',
    version: 2,
  })
  const stale = await system.refusal(api.edit, { params, body: edit })
  expect(stale.problem).toBe('CHANGED_MEANWHILE')
})

it('keeps what the CSV files of its loggers hold, and refuses what could not be read', async () => {
  const csv = {
    delimiter: ';' as const,
    decimalMark: ',' as const,
    headingLine: 1,
    firstLine: 2,
    time: { column: 'Fecha', clock: 1, format: 'day-first' as const, zone: 'America/Lima' },
    columns: [
      { column: 'Nivel (m)', key: 'level' },
      { column: 3, key: 'battery' },
    ],
    isGrowing: true,
  }
  const made = await system.call(api.create, { params: on, body: profileBody({ csv }) })
  expect(made.csv).toEqual(csv)
  const params = { ...on, deviceProfileId: made.id }
  const { id: _id, devices: _devices, ...same } = made
  const without = await system.call(api.edit, { params, body: { ...same, csv: null } })
  expect(without.csv).toBeNull()
  const refused = async (given: object) => {
    const body = profileBody({ csv: { ...csv, ...given } })
    return (await system.refusal(api.create, { params: on, body })).fields
  }
  expect(await refused({ firstLine: 1 })).toMatchObject([
    { path: 'csv.firstLine', code: 'after-headings' },
  ])
  const zone = { ...csv.time, zone: 'America/Cusco' }
  expect(await refused({ time: zone })).toMatchObject([{ path: 'csv.time.zone' }])
  const [level] = csv.columns
  expect(await refused({ columns: [level, level] })).toMatchObject([
    { path: 'csv.columns.1.key', code: 'repeated-key' },
  ])
  expect(await refused({ columns: [] })).toMatchObject([{ path: 'csv.columns' }])
})

it('gives a decoder that is tried the units of the variables', async () => {
  const body = {
    decoder:
      'function decodeUplink({ variables }) { return { data: { cm: +(variables.level === "cm") } } }',
    tests: [{ encoding: 'hex' as const, content: '00', fPort: null }],
    units: { level: 'cm' },
  }
  const { outcomes } = await system.call(api.try, { params: on, body })
  expect(outcomes).toMatchObject([{ messages: [{ values: { cm: 1 } }] }])
})

it('is found by name, maker and model, and says how many devices have it', async () => {
  const made = await system.call(api.create, { params: on, body: profileBody({ model: 'ZX-9' }) })
  const device = deviceBody({ deviceProfileId: made.id })
  await system.call(deviceRoutes.create, { params: on, body: device })
  await system.call(api.create, { params: on, body: profileBody({ maker: 'Otra', decoder: '' }) })
  const { items, total } = await system.call(api.list, { params: on, query: { search: 'zx-9' } })
  expect(total).toBe(1)
  expect(items).toMatchObject([{ id: made.id, hasDecoder: true, devices: 1 }])
  const params = { ...on, deviceProfileId: made.id }
  expect((await system.refusal(api.remove, { params })).problem).toBe('IN_USE')
  const [other] = (await system.call(api.list, { params: on, query: { search: 'otra' } })).items
  await system.call(api.remove, { params: { ...on, deviceProfileId: other?.id ?? 0 } })
  expect((await system.call(api.list, { params: on })).total).toBe(1)
})

it('refuses a name that is taken, keys twice, and what is of another project', async () => {
  const body = profileBody()
  const made = await system.call(api.create, { params: on, body })
  expect((await system.refusal(api.create, { params: on, body })).problem).toBe('ALREADY_EXISTS')
  const twice = profileBody({ variables: [template(), template()] })
  expect((await system.refusal(api.create, { params: on, body: twice })).fields).toMatchObject([
    { path: 'variables.1.key' },
  ])
  const other = { projectId: (await buildMine(puquio.database)).project.id }
  const device = deviceBody({ deviceProfileId: made.id })
  expect(
    (await system.refusal(deviceRoutes.create, { params: other, body: device })).fields,
  ).toMatchObject([{ path: 'deviceProfileId', code: 'not-in-list' }])
  const params = { ...other, deviceProfileId: made.id }
  expect((await system.refusal(api.get, { params })).problem).toBe('NOT_FOUND')
})

it('tries a decoder on messages as hex, base64 and text, and says where it fails', async () => {
  const test = (encoding: 'hex' | 'base64' | 'text', content: string) => ({
    encoding,
    content,
    fPort: 2,
  })
  const body = {
    decoder: levelDecoder,
    tests: [test('hex', '0x00 64'), test('base64', 'AGQ='), test('hex', '0'), test('text', '12')],
  }
  const read = { measuredAt: null, unread: [] }
  const { outcomes } = await system.call(api.try, { params: on, body })
  expect(outcomes).toEqual([
    { messages: [{ ...read, values: { level: 1 } }] },
    { messages: [{ ...read, values: { level: 1 } }] },
    { failure: 'content', text: '', line: null },
    { messages: [{ ...read, values: { level: 125.94 } }] },
  ])
  const wrong = { ...body, decoder: 'function decodeUplink({ text }) {\n return text.level.x }' }
  expect((await system.call(api.try, { params: on, body: wrong })).outcomes[3]).toMatchObject({
    failure: 'threw',
    line: 2,
  })
})

it('is for the system administrator alone', async () => {
  const admin = await puquio.signIn(await buildMember(puquio.database, mine.project, 'admin'))
  const refused = await admin.refusal(api.create, { params: on, body: profileBody() })
  expect(refused.status).toBe(403)
  const nobody = await puquio.nobody.refusal(api.list, { params: on })
  expect(nobody.status).toBe(401)
})
