import { deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import { deviceWorkbookRoutes as api } from '@puquio/contract/modi/device-workbooks'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { sql } from '../../../platform/db/sql.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, buildStation, buildSystemAdmin } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { profileBody } from '../../../../test/proofs/build-profile.ts'
import type { Calls, SentFile } from '../../../../test/send.ts'
import { deviceRow, deviceWorkbook } from '../../../../test/workbooks/device-workbooks.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let system: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})

const send = (file: SentFile, save: 'yes' | 'no' = 'yes', corrections: unknown[] = []) =>
  system.call(
    api.importWorkbook,
    { params, body: { save, corrections: JSON.stringify(corrections) } },
    { file },
  )
const serials = async () =>
  (await system.call(deviceRoutes.list, { params, query: { sort: 'serial' } })).items.map(
    ({ serial }) => serial,
  )
const cells = (issues: readonly { column: string; row: number; code: string }[]) =>
  issues.map(({ column, row, code }) => `${column}${row} ${code}`)

it('adds devices with the variables of their rows, the same workbook once', async () => {
  const { code } = await buildStation(puquio.database, mine.project, { code: 'PZ-01' })
  const [one, two] = [`A-${mine.project.id}`, `B-${mine.project.id}`]
  const file = await deviceWorkbook([
    deviceRow({ serial: one, station: String(code).toLowerCase(), high: '12,5' }),
    { serial: one, key: 'temp', variable: 'Temperatura', unit: '°C', decimals: '1' },
    deviceRow({ serial: two, channel: 'LoRa', latitudeDeg: '-10,5', longitudeDeg: '-76,25' }),
  ])
  const checked = await send(file, 'no')
  expect(checked).toMatchObject({
    isSaved: false,
    issueCount: 0,
    rows: [
      {
        row: 2,
        serial: one,
        station: 'PZ-01',
        variables: ['Nivel', 'Temperatura'],
        isKnown: false,
      },
      { row: 4, serial: two, station: '', variables: ['Nivel'], isKnown: false },
    ],
  })
  expect(await serials()).toEqual([])
  expect((await send(file)).isSaved).toBe(true)
  expect(await serials()).toEqual([one, two])
  const listed = await system.call(deviceRoutes.list, { params, query: { search: one } })
  const of = { ...params, deviceId: listed.items[0]?.id ?? 0 }
  expect(await system.call(deviceRoutes.get, { params: of })).toMatchObject({
    channel: 'satellite',
    installedOn: '2026-02-01',
    intervalS: 600,
    station: { code: 'PZ-01' },
    variables: [
      { key: 'level', name: 'Nivel', high: 12.5 },
      { key: 'temp', name: 'Temperatura', decimals: 1 },
    ],
  })
  const again = await send(file)
  expect(again.rows.every(({ isKnown }) => isKnown)).toBe(true)
  expect(await serials()).toEqual([one, two])
})

it('adds nothing where a cell is wrong, and says what is wrong with each', async () => {
  const serial = `A-${mine.project.id}`
  const file = await deviceWorkbook([
    deviceRow({ serial }),
    { serial, key: 'level', variable: 'Otra vez' },
    { serial, key: 'temp', variable: 'Temperatura', name: 'Otro nombre', low: '5', high: '4' },
    deviceRow({
      serial: `B-${mine.project.id}`,
      station: 'NO-HAY',
      latitudeDeg: '-10',
      intervalS: '',
    }),
    deviceRow({
      serial: `C-${mine.project.id}`,
      key: '<script>',
      channel: 'paloma',
      decimals: '1,5',
    }),
  ])
  const { isSaved, issues } = await send(file)
  expect(isSaved).toBe(false)
  expect(cells(issues)).toEqual([
    'U3 repeated-row',
    'AF4 limits-rise',
    'B4 differs-above',
    'E5 not-in-list',
    'G5 coordinates-incomplete',
    'P5 required',
    'L6 not-in-list',
    'U6 variable-key',
    'Z6 whole-number',
  ])
  expect(await serials()).toEqual([])
  const marked = await system.send(api.errors, { params }, { file })
  expect(marked.headers['content-disposition']).toContain('dispositivos con errores.xlsx')
})

it('takes the profile, the relays and the parameter of each variable, by any of its names', async () => {
  const serial = `A-${mine.project.id}`
  const profile = await system.call(deviceProfileRoutes.create, {
    params,
    body: profileBody(),
  })
  const good = deviceRow({
    serial,
    profile: profile.name.toUpperCase(),
    relay1: 'Bomba 1',
    unit: '',
    parameter: 'conductividad electrica',
  })
  const file = await deviceWorkbook([
    good,
    { serial, key: 'as', variable: 'Arsénico', parameter: 'As' },
    { serial, key: 'x', variable: 'Otra', parameter: 'Nada así' },
  ])
  expect(cells((await send(file)).issues)).toEqual(['W3 several-parameters', 'W4 not-in-list'])
  expect((await send(await deviceWorkbook([good]))).isSaved).toBe(true)
  const listed = await system.call(deviceRoutes.list, { params, query: {} })
  const of = { ...params, deviceId: listed.items[0]?.id ?? 0 }
  const device = await system.call(deviceRoutes.get, { params: of })
  expect(device).toMatchObject({ deviceProfileId: profile.id, relay1: 'Bomba 1' })
  expect(device.variables[0]).toMatchObject({ parameterId: expect.any(Number), unit: 'µS/cm' })
})

it('takes cells that were corrected on screen', async () => {
  const serial = `A-${mine.project.id}`
  const file = await deviceWorkbook([deviceRow({ serial, channel: 'paloma' })])
  expect(cells((await send(file, 'no')).issues)).toEqual(['L2 not-in-list'])
  const mended = await send(file, 'yes', [{ row: 2, column: 'L', value: 'Red móvil' }])
  expect(mended).toMatchObject({ isSaved: true, issueCount: 0 })
  expect(await serials()).toEqual([serial])
})

it('says which serial or external key another project has, and adds none', async () => {
  const other = await buildMine(puquio.database)
  const key = `70B3D5${other.project.id}`
  const { device } = await buildDevice(puquio.database, other, {
    serial: `X-${other.project.id}`,
    externalKey: key,
  })
  expect(device.id).toBeGreaterThan(0)
  const fine = deviceRow({ serial: `A-${mine.project.id}` })
  const serialTaken = deviceRow({ serial: `x-${other.project.id}` })
  const keyTaken = deviceRow({ serial: `B-${mine.project.id}`, externalKey: key.toLowerCase() })
  expect(cells((await send(await deviceWorkbook([fine, serialTaken]))).issues)).toEqual([
    'A3 taken',
  ])
  expect(cells((await send(await deviceWorkbook([fine, keyTaken]))).issues)).toEqual(['N3 taken'])
  expect(await serials()).toEqual([])
})

it('gives a template that holds no device, in the language that is asked for', async () => {
  const template = await system.send(api.template, { params, query: { language: 'pt' } })
  expect(template.headers['content-disposition']).toContain('Dispositivos MODi.xlsx')
  const file = { name: 'planilha.xlsx', bytes: template.rawPayload }
  const refusal = await system.refusal(
    api.importWorkbook,
    { params, body: { save: 'yes' } },
    { file },
  )
  expect(refusal).toMatchObject({ problem: 'WORKBOOK_EMPTY' })
})

it('is for the system administrator alone', async () => {
  const admin = await puquio.signIn(await buildMember(puquio.database, mine.project, 'admin'))
  const file = await deviceWorkbook([deviceRow()])
  expect(
    await admin.refusal(api.importWorkbook, { params, body: { save: 'yes' } }, { file }),
  ).toMatchObject({ problem: 'ACCESS_DENIED' })
})

it('gives the new devices a token each, shown once and audited, and none to who has one', async () => {
  const [one, two] = [`A-${mine.project.id}`, `B-${mine.project.id}`]
  await send(await deviceWorkbook([deviceRow({ serial: one }), deviceRow({ serial: two })]))
  const other = await buildDevice(puquio.database, await buildMine(puquio.database))
  await puquio.database.owner.one(
    {},
    sql`update device_token set revoked_at = now() where device_id = ${other.device.id}`,
  )
  const body = { serials: [one, two, 'unknown', String(other.device['serial'])] }
  const made = await system.call(api.makeTokens, { params, body })
  expect(made.map(({ serial }) => serial)).toEqual([one, two])
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(2)
  for (const { serial, secret } of made) {
    const listed = await system.call(deviceRoutes.list, { params, query: { search: serial } })
    const of = { ...params, deviceId: listed.items[0]?.id ?? 0 }
    const [token] = await system.call(deviceRoutes.tokens, { params: of })
    expect(secret).toBe(`pud_${secret.slice(4)}`)
    expect(token?.ending).toBe(secret.slice(-4))
    const sent = await puquio.app.inject({
      method: 'POST',
      url: `/api/v1/${secret}/telemetry`,
      payload: { level: 3 },
    })
    expect(sent.statusCode).toBe(204)
  }
  expect(await system.call(api.makeTokens, { params, body })).toEqual([])
  const entries = await puquio.database.owner.one<{ tableName: string; rows: number }>(
    {},
    sql`select c.table_name, c.rows, c.details from audit_entry e join audit_change c on c.entry_id = e.id
      where e.project_id = ${mine.project.id} and e.action = 'deviceWorkbooks.makeTokens'`,
  )
  expect(entries).toMatchObject([{ tableName: 'device_token', rows: 2 }])
  for (const { secret } of made) expect(JSON.stringify(entries)).not.toContain(secret)
})
