import { createSign, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildNetwork } from '../../../test/proofs/build-network.ts'
import { soon } from '../../../test/soon.ts'
import { sql } from '../../platform/db/sql.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const now = '2026-02-15T17:00:00.000Z'
const nowS = Date.parse(now) / 1000
const dayS = 86_400
let folder: string
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let token: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-signed-'))
  const signatureKeyFile = join(folder, 'public.pem')
  writeFileSync(signatureKeyFile, publicKey.export({ type: 'spki', format: 'pem' }))
  puquio = await startTestApp({ config: { signatureKeyFile } })
  puquio.clock.hold()
})
afterAll(async () => {
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  puquio.clock.set(now)
  mine = await buildMine(puquio.database)
  const { networkToken } = await buildNetwork(puquio.database, mine, {
    wayIn: 'rockblock',
    mustBeSigned: true,
  })
  token = networkToken.text
})

/** Devices are unique in the installation. */
let devices = 0
async function satelliteDevice() {
  const imei = String(300_234_010_000_000 + devices++)
  const { device } = await buildDevice(puquio.database, mine, { externalKey: imei })
  await puquio.database.owner.one({}, sql`select pg_notify('devices_changed', '') is null as told`)
  return { imei, id: device.id }
}

type Fields = Record<string, string | number>
const fieldsOf = (imei: string, momsn = 1): Fields => ({
  imei,
  momsn: String(momsn),
  transmit_time: '26-02-15 16:59:30',
  data: '31',
})
/** As Ground Control signs. */
function jwtOf(claims: Record<string, unknown>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'RS256' })}.${part(claims)}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
}
const send = (body: Record<string, unknown>) =>
  puquio.app.inject({
    method: 'POST',
    url: `/fkl-modi/ingest/rockblock/${token}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
const statusOf = async (body: Record<string, unknown>) => (await send(body)).statusCode

test.each<[string, Record<string, unknown>, number]>([
  ['just now', { iat: nowS }, 204],
  ['by a clock that is a little ahead', { iat: nowS + 240 }, 204],
  ['some days ago', { iat: nowS - 5 * dayS }, 204],
  ['without saying when', {}, 204],
  ['for a while', { iat: nowS, exp: nowS + 60 }, 204],
  ['for a while that ended just now', { exp: nowS - 240 }, 204],
  ['in an hour', { iat: nowS + 3600 }, 401],
  ['a week ago', { iat: nowS - 7 * dayS }, 401],
  ['for a while that is over', { iat: nowS - 3600, exp: nowS - 600 }, 401],
  ['at no time', { iat: 'now' }, 401],
  ['at no time that there is', { iat: null }, 401],
  ['until a text', { iat: nowS, exp: String(nowS + 60) }, 401],
])('a message that was signed %s', async (_, times, status) => {
  const fields = fieldsOf((await satelliteDevice()).imei)
  const answer = await send({ ...fields, JWT: jwtOf({ ...fields, ...times }) })
  expect(answer.statusCode).toBe(status)
  if (status === 401) expect(answer.json()).toMatchObject({ problem: 'SIGNATURE_NOT_VALID' })
})

async function lastHeard({ id }: { id: number }) {
  const [row] = await puquio.database.owner.one<{ lastReceivedAt: string }>(
    {},
    sql`select last_received_at from device_state where device_id = ${id}`,
  )
  return row?.lastReceivedAt
}
function sendOf(imei: string, { momsn = 1, iat = nowS, beside = {} } = {}) {
  const fields = fieldsOf(imei, momsn)
  return statusOf({ ...fields, ...beside, JWT: jwtOf({ ...fields, iat }) })
}

test('a message that comes again, also in another wrapping, does not say that its device was heard again', async () => {
  const [heard, other] = [await satelliteDevice(), await satelliteDevice()]
  expect(await sendOf(heard.imei)).toBe(204)
  await expect.poll(() => lastHeard(heard), soon).toBe(now)
  puquio.clock.advance(3_600_000)
  expect(await sendOf(heard.imei)).toBe(204)
  expect(await sendOf(heard.imei, { beside: { serial: '1' } })).toBe(204)
  // The network signs each of its attempts.
  expect(await sendOf(heard.imei, { iat: nowS + 3600 })).toBe(204)
  expect(await sendOf(other.imei)).toBe(204)
  const later = '2026-02-15T18:00:00.000Z'
  // All that was heard until then is written with it.
  await expect.poll(() => lastHeard(other), soon).toBe(later)
  expect(await lastHeard(heard)).toBe(now)
  expect(await sendOf(heard.imei, { momsn: 2 })).toBe(204)
  await expect.poll(() => lastHeard(heard), soon).toBe(later)
})

test('a message that comes again says when its device was heard, where the first time was not noted', async () => {
  const device = await satelliteDevice()
  expect(await sendOf(device.imei)).toBe(204)
  await expect.poll(() => lastHeard(device), soon).toBe(now)
  // As if the server had died once the message was stored.
  await puquio.database.owner.one({}, sql`delete from device_state where device_id = ${device.id}`)
  puquio.clock.advance(3_600_000)
  expect(await sendOf(device.imei)).toBe(204)
  await expect.poll(() => lastHeard(device), soon).toBe(now)
})
