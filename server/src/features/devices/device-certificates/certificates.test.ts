import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deviceCertificateRoutes as api } from '@puquio/contract/modi/device-certificates'
import { deviceStatusRoutes } from '@puquio/contract/modi/device-status'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, buildSystemAdmin } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { issue, makeAuthority } from '../../../../test/mqtt/certificates.ts'
import { deviceBody } from '../../../../test/proofs/build-device.ts'
import type { Calls } from '../../../../test/send.ts'
import { mqttOf } from '../../../platform/mqtt/settings.ts'
import { type MqttBroker, openBroker } from '../../../platform/mqtt/open-broker.ts'
import { type DeviceDoors, openDeviceDoors, openMqttDoor } from '../../readings/service.ts'

const authority = makeAuthority('authority of devices')
const server = issue('localhost', makeAuthority('authority of servers'))

let puquio: TestApp
let doors: DeviceDoors
let broker: MqttBroker
let folder: string
let mine: Awaited<ReturnType<typeof buildMine>>
let system: Calls
let params: { projectId: number; deviceId: number }

const write = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-certificates-'))
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
  doors = await openDeviceDoors(puquio.platform)
  const settings = {
    MQTT_PORT: 'off' as const,
    MQTTS_PORT: 0,
    MQTTS_CERTIFICATE: write('server.pem', server.certificate),
    MQTTS_KEY: write('server.key', server.keyText),
    MQTTS_CLIENT_CA: write('authority.pem', authority.certificate),
  }
  broker = await openBroker({
    ...puquio.platform,
    config: { host: '127.0.0.1', mqtt: mqttOf(settings, { isLocal: true, isOnFreePort: true }) },
    door: openMqttDoor({ ...puquio.platform, ...doors }),
    limits: { sweepMs: 200 },
  })
})
afterAll(async () => {
  await broker.stop()
  await doors.close()
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const on = { projectId: mine.project.id }
  const device = await system.call(deviceRoutes.create, { params: on, body: deviceBody() })
  params = { ...on, deviceId: device.id }
})

/** A message by mosquitto_pub over TLS; returns its exit code. */
async function publish({ name, certificate, keyText }: ReturnType<typeof issue>) {
  const program = '/usr/bin/mosquitto_pub'
  expect(existsSync(program), 'install mosquitto-clients').toBe(true)
  const shown = [
    '--cert',
    write(`${name}.pem`, certificate),
    '--key',
    write(`${name}.key`, keyText),
  ]
  const to = [
    '-h',
    '127.0.0.1',
    '-p',
    `${broker.tlsPort}`,
    '-t',
    'v1/devices/me/telemetry',
    '-q',
    '1',
  ]
  const ca = ['--cafile', write('server-authority.pem', server.issuer)]
  const child = spawn(program, [...to, ...ca, ...shown, '-m', '{"level":2.5}'])
  return new Promise<number | null>((resolve) => child.once('close', resolve))
}

it('lets mosquitto_pub sign in by a certificate that was pasted, until it is revoked', async () => {
  const device = issue('device', authority)
  expect(await publish(device)).not.toBe(0)
  const made = await system.call(api.create, { params, body: { certificate: device.certificate } })
  expect(made).toMatchObject({
    fingerprint: device.fingerprint,
    subject: 'CN=device',
    lastUsedAt: null,
  })
  expect(made.notAfter).not.toBeNull()
  expect(await publish(device)).toBe(0)
  const newest = async () =>
    (await system.call(deviceRoutes.get, { params })).variables[0]?.latest?.value
  await expect.poll(newest).toBe(2.5)
  await expect
    .poll(async () => (await system.call(api.list, { params }))[0]?.lastUsedAt)
    .toBeTruthy()
  await system.call(api.revoke, { params: { ...params, deviceCertificateId: made.id } })
  expect(await system.call(api.list, { params })).toEqual([])
  expect(await publish(device)).not.toBe(0)
  const auditor = await puquio.signIn(await buildMember(puquio.database, mine.project, 'audit'))
  const { items } = await auditor.call(deviceStatusRoutes.history, { params })
  expect(items.map(({ action }) => action).slice(0, 2)).toEqual([
    'deviceCertificates.revoke',
    'deviceCertificates.create',
  ])
})

it('takes a fingerprint with colons, and two certificates at a time', async () => {
  const fingerprint = 'AB:'.repeat(32).slice(0, -1)
  const own = (at: number) => `${'0'.repeat(56)}${String(params.deviceId).padStart(7, '0')}${at}`
  const made = await system.call(api.create, { params, body: { certificate: fingerprint } })
  expect(made).toMatchObject({ fingerprint: 'ab'.repeat(32), subject: '', notAfter: null })
  await system.call(api.create, { params, body: { certificate: own(1) } })
  expect(
    (await system.refusal(api.create, { params, body: { certificate: own(2) } })).problem,
  ).toBe('TOO_MANY_DEVICE_CERTIFICATES')
})

it('refuses what is no certificate, and one of another device', async () => {
  const refused = async (certificate: string) =>
    (await system.refusal(api.create, { params, body: { certificate } })).fields
  const broken = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'
  for (const text of ['abc', 'zz'.repeat(32), broken, authority.keyText])
    expect(await refused(text)).toMatchObject([{ path: 'certificate', code: 'not-a-certificate' }])
  const device = issue('twice', authority)
  await system.call(api.create, { params, body: { certificate: device.certificate } })
  expect(await refused(device.fingerprint)).toMatchObject([{ path: 'certificate', code: 'taken' }])
})
