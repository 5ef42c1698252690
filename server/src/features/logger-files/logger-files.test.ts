import { readFileSync } from 'node:fs'
import { loggerFileRoutes } from '@puquio/contract/modi/logger-files'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildProfile } from '../../../test/proofs/build-profile.ts'
import { toa5Of } from '../../../test/readings/toa5.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Door, KnownDevice } from '../readings/service.ts'
import { takeFile } from './take-file.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-16T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  built = await buildDevice(puquio.database, mine, { installedOn: '2005-01-01' })
})

type Sending = { name?: string; token?: string; method?: 'PUT' | 'POST' }
const send = async (
  text: string | Buffer,
  { name = 'Nivel.dat', token = built.deviceToken.text, method = 'PUT' }: Sending = {},
) => {
  const url = `/fkl-modi/ingest/files/${token}/${name}`
  const { statusCode, body } = await puquio.app.inject({ method, url, payload: text })
  return statusCode === 204 ? 204 : [statusCode, JSON.parse(body).problem]
}
const values = async (variableId = built.variable.id) => {
  const rows = await readingsScope(puquio.platform).rows<{ raw: number }>(
    sql`select raw from telemetry.reading where variable_id = ${variableId} order by ts`,
  )
  return rows.map(({ raw }) => raw)
}
type Kept = { status: string; problem: string | null; body: string }
const kept = () =>
  readingsScope(puquio.platform).rows<Kept>(
    sql`select status, problem, convert_from(body, 'UTF8') as body from telemetry.raw_message
      where device_id = ${built.device.id} order by received_at, id`,
  )
const linesOf = ({ body }: Kept) => body.trimEnd().split('\r\n').length

test('of a file that grows only what is new is read, and a line that is cut waits', async () => {
  const whole = toa5Of([1, 2, 3, 4.25])
  const until = (part: number) => whole.slice(0, whole.length - part)
  const third = whole.indexOf('"2026-02-15 10:10')
  expect(await send(whole.slice(0, third))).toBe(204)
  expect(await send(whole.slice(0, third))).toBe(204)
  expect(await values()).toEqual([1, 2])
  // "4.2" is not yet what the logger will have written.
  expect(await send(until(3))).toBe(204)
  expect(await values()).toEqual([1, 2, 3])
  expect(await send(whole, { method: 'POST' })).toBe(204)
  expect(await values()).toEqual([1, 2, 3, 4.25])
  // The head of four lines is kept once, and all that is kept is the file.
  const all = await kept()
  expect(all.map(linesOf).toSorted((a, b) => a - b)).toEqual([1, 1, 6])
  const inOrder = all.toSorted((a, b) => whole.indexOf(a.body) - whole.indexOf(b.body))
  expect(inOrder.map(({ body }) => body).join('')).toBe(whole)
})

test('a file that begins anew is read from its beginning, and nothing is stored twice', async () => {
  await send(toa5Of([1, 2, 3]))
  // The logger was cleared: other rows under the same name.
  expect(await send(toa5Of([1, 7]))).toBe(204)
  expect(await values()).toEqual([1, 2, 3])
  expect((await kept()).map(({ status }) => status).toSorted()).toEqual(['partly', 'read'])
  expect(await send(toa5Of([1, 2, 3, 4]), { name: 'copy.dat' })).toBe(204)
  expect(await values()).toEqual([1, 2, 3, 4])
})

test('what is no number says so, and a file in no known form is refused', async () => {
  expect(await send(toa5Of([1, 'NAN']))).toBe(204)
  expect(await values()).toEqual([1])
  expect(await send('fecha;nivel\n1;2\n')).toEqual([422, 'MESSAGE_NOT_READABLE'])
  expect(await send('', { name: 'empty.dat' })).toEqual([422, 'MESSAGE_NOT_READABLE'])
  expect((await kept()).map(({ problem }) => problem)).toEqual(
    expect.arrayContaining(['level: no number', 'header line 1']),
  )
})

test('the published tables of loggers are taken as they are, in both encodings', async () => {
  const folder = new URL('../../../../domain/src/telemetry/data/', import.meta.url)
  for (const name of [
    'toa5_cr1000_manual',
    'toa5_cr1000_wetland',
    'toa5_cr1000_york',
    'toa5_nan',
  ]) {
    const bytes = readFileSync(new URL(`${name}.dat`, folder))
    expect([name, await send(bytes, { name })]).toEqual([name, 204])
    expect([name, await send(bytes, { name })]).toEqual([name, 204])
  }
})

test('a stranger is refused before the file is read, and a file may not be endless', async () => {
  const token = `${built.deviceToken.text}x`
  expect(await send(Buffer.alloc(3_000_000, 'a'), { token })).toEqual([401, 'DEVICE_NOT_KNOWN'])
  expect(await send(Buffer.alloc(4_100_000, 'a'))).toEqual([413, 'TOO_LARGE'])
})

test('a mapped CSV is read as the profile of the device says', async () => {
  const csv = {
    delimiter: ';',
    decimalMark: ',',
    headingLine: 1,
    firstLine: 2,
    time: { column: 'Fecha', format: 'day-first', zone: 'America/Lima' },
    columns: [{ column: 'Nivel (m)', key: 'level' }],
    isGrowing: true,
  }
  const { profile } = await buildProfile(puquio.database, mine, { csv: JSON.stringify(csv) })
  built = await buildDevice(puquio.database, mine, { deviceProfileId: profile.id })
  const rows = 'Fecha;Nivel (m)\n15/02/2026 10:00;1,5\n15/02/2026 10:05;2,25\n15/02/2026 10:10;3'
  expect(await send(rows)).toBe(204)
  expect(await values()).toEqual([1.5, 2.25])
  expect(await send(`${rows},75\n`)).toBe(204)
  expect(await values()).toEqual([1.5, 2.25, 3.75])
})

test('a file that says itself what it is needs no profile, and goes on where it ended', async () => {
  const mon = (rows: readonly string[]) =>
    [
      '[Logger settings]',
      '[Channel 1]',
      '  Identification           =level',
      '[Data]',
      String(rows.length),
      ...rows,
      'END OF DATA FILE OF DATALOGGER FOR WINDOWS',
      '',
    ].join('\r\n')
  const rows = ['2026/02/15 10:00:00.0     1.500', '2026/02/15 10:30:00.0     2.250']
  const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const params = { projectId: mine.project.id, deviceId: built.device.id }
  const take = (text: string, name: string) =>
    writer.call(loggerFileRoutes.take, { params }, { file: { name, bytes: text } })
  expect(await take(mon(rows), 'PZ-01.MON')).toMatchObject({ rows: 2, refused: 0 })
  expect(await values()).toEqual([1.5, 2.25])
  const logs = rows.map((_, at) => {
    const time = `<Date>2026/02/15</Date><Time>11:${at}0:00</Time><ms>0</ms>`
    return `<Log id="${at}">${time}<ch1>${3 + at}</ch1></Log>`
  })
  const head = '<Ch1_data_header><Identification>level</Identification></Ch1_data_header>'
  const xle = (count: number) =>
    `<Body_xle>${head}<Data>${logs.slice(0, count).join('\n')}</Data></Body_xle>`
  expect(await take(xle(1), 'PZ-01.xle')).toMatchObject({ rows: 1, wasKnown: false })
  expect(await take(xle(2), 'PZ-01.xle')).toMatchObject({ rows: 1, wasKnown: true })
  expect(await values()).toEqual([1.5, 2.25, 3, 4])
})

test('a person hands in a whole file, in the own project', async () => {
  const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const params = { projectId: mine.project.id, deviceId: built.device.id }
  const file = { name: 'Nivel.dat', bytes: toa5Of([1, 2, 'x']).trimEnd() }
  const taken = await writer.call(loggerFileRoutes.take, { params }, { file })
  expect(taken).toEqual({ rows: 3, refused: 0, firstRefused: '', wasKnown: false })
  expect(await values()).toEqual([1, 2])
  const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect((await stranger.refusal(loggerFileRoutes.take, { params }, { file })).status).toBe(404)
  const other = await buildMine(puquio.database)
  const there = await puquio.signIn(other.admin)
  const inTheirs = { projectId: other.project.id, deviceId: built.device.id }
  const refusal = await there.refusal(loggerFileRoutes.take, { params: inTheirs }, { file })
  expect(refusal).toMatchObject({ status: 404, problem: 'NOT_FOUND' })
})

test('an observation of SensorThings is a reading of the variable that the Datastream names', async () => {
  const observe = (datastreams: string, authorization: string, payload: string) =>
    puquio.app.inject({
      method: 'POST',
      url: `/v1.1/${datastreams}/Observations`,
      headers: { authorization, 'content-type': 'application/json' },
      payload,
    })
  const token = built.deviceToken.text
  const bearer = `Bearer ${token}`
  const body = JSON.stringify({ phenomenonTime: '2026-02-15T15:00:00Z', result: 4.5 })
  const answer = await observe('Datastreams(level)', bearer, body)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()['@iot.selfLink']).toMatch(/^\/v1\.1\/Datastreams\(level\)/)
  const basic = `Basic ${Buffer.from(`device:${token}`).toString('base64')}`
  const later = JSON.stringify({ phenomenonTime: '2026-02-15T15:05:00Z', result: '4.75' })
  expect((await observe(`Datastreams('level')`, basic, later)).statusCode).toBe(201)
  expect(await values()).toEqual([4.5, 4.75])
  expect((await observe('Datastreams(level)', 'Bearer x', body)).statusCode).toBe(401)
  expect((await observe('Datastreams(level)', bearer, '[')).statusCode).toBe(422)
  expect((await observe('Things(level)', bearer, body)).statusCode).toBe(404)
})

test('each piece of a long file was received when its turn came', async () => {
  const device: KnownDevice = {
    deviceId: built.device.id,
    projectId: mine.project.id,
    tokenId: null,
    certificateId: null,
    channel: 'mobile',
    installedOn: '2005-01-01',
    variables: new Map(),
    dependents: [],
  }
  const times: string[] = []
  const take: Door['take'] = (_device, _read, { receivedAt }) => {
    times.push(receivedAt.toISOString().slice(0, 16))
    puquio.clock.advance(60_000)
    return Promise.resolve()
  }
  const bytes = Buffer.from(toa5Of(Array.from({ length: 2_500 }, (_, at) => at)))
  const file = { name: 'Nivel.dat', bytes, isGrowing: false }
  const scope = readingsScope(puquio.platform)
  puquio.clock.set('2026-02-16T17:00:00Z')
  await takeFile({ door: { take }, scope }, device, { csv: null, zone: 'UTC' }, file)
  expect(times).toEqual(['2026-02-16T17:00', '2026-02-16T17:01', '2026-02-16T17:02'])
})

test('one who tries tokens has to wait, by whichever address of devices', async () => {
  const token = `${built.deviceToken.text}x`
  const answers = new Set<string>()
  for (let tries = 0; tries < 61; tries++) answers.add(String(await send('1', { token })))
  expect([...answers]).toEqual(['401,DEVICE_NOT_KNOWN', '429,TOO_MANY_REQUESTS'])
  const url = `/api/v1/${token}/telemetry`
  const payload = { level: 1 }
  expect((await puquio.app.inject({ method: 'POST', url, payload })).statusCode).toBe(429)
  expect(await send('TOA5')).not.toContain(429)
})
