import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { commandRoutes as api } from '@puquio/contract/modi/commands'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { relayBody } from '../../../../test/proofs/build-command.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { buildNetwork } from '../../../../test/proofs/build-network.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { readNetwork } from '../../../platform/outbound/allowed-address.ts'
import { sql } from '../../../platform/db/sql.ts'
import { thingsStackRouteIn } from './send-things-stack.ts'

const now = '2026-02-15T12:00:00-05:00'
const devEui = '70b3d57ed0000001'
const imei = '300234010753370'

type Received = { path: string; authorization: string | undefined; body: string }
const received: Received[] = []
let answer: { status: number; text: string } = { status: 200, text: '' }
let network: Server
let puquio: TestApp
let admin: Calls
let mine: Awaited<ReturnType<typeof buildMine>>
let params: { projectId: number; deviceId: number }

const readAll = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
const port = () => (network.address() as AddressInfo).port

beforeAll(async () => {
  network = createServer((request, response) => {
    void readAll(request).then((body) => {
      const { url: path = '', headers } = request
      received.push({ path, authorization: headers.authorization, body })
      response.statusCode = answer.status
      response.end(answer.text)
    })
  })
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${port()}`
  puquio = await startTestApp({
    config: {
      outboundAllow: [readNetwork('127.0.0.1')],
      rockblock: { username: 'mina', password: 'se creta', url },
    },
  })
  puquio.clock.hold()
})
afterAll(async () => {
  await puquio.close()
  network.closeAllConnections()
  await new Promise((resolve) => network.close(resolve))
})
beforeEach(async () => {
  puquio.clock.set(now)
  received.length = 0
  answer = { status: 200, text: '' }
  await puquio.database.owner.one(
    {},
    sql`with gone as (update device set external_key = '' where external_key in (${devEui}, ${imei}, '300234010753371') returning 1),
      done as (delete from job) select pg_notify('devices_changed', '') is null as told`,
  )
  mine = await buildMine(puquio.database)
  admin = await puquio.signIn(mine.admin)
})

const deviceOf = async (columns: object) => {
  const { device } = await buildDevice(puquio.database, mine, { ...columns, relay_2: 'Compuerta' })
  params = { projectId: mine.project.id, deviceId: device.id }
}
const request = (given: Parameters<typeof relayBody>[0] = {}) =>
  admin.call(api.request, { params, body: relayBody(given) })
const commands = async () => (await admin.call(api.list, { params, query: {} })).items
const until = (expected: object) =>
  vi.waitFor(async () => expect((await commands())[0]).toMatchObject(expected), {
    timeout: 15_000,
    interval: 20,
  })
/** A command is sent before its request arrives. */
const arrived = (count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 15_000, interval: 20 })

describe('by The Things Stack', () => {
  let token: string
  let counter = 0
  beforeEach(async () => {
    token = (await buildNetwork(puquio.database, mine, { wayIn: 'things-stack' })).networkToken.text
    await deviceOf({ externalKey: devEui, channel: 'lora' })
  })
  const address = () =>
    `http://127.0.0.1:${port()}/api/v3/as/applications/mina/webhooks/puquio/devices/a/down/replace`
  const says = (fields: object, headers: Record<string, string> = {}) =>
    puquio.app.inject({
      method: 'POST',
      url: `/fkl-modi/ingest/things-stack/${token}`,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload: JSON.stringify({
        end_device_ids: { device_id: 'a', dev_eui: devEui.toUpperCase() },
        received_at: '2026-02-15T16:59:00Z',
        ...fields,
      }),
    })
  /** Until the new device is known, which another connection tells. */
  const uplink = () =>
    vi.waitFor(
      async () => {
        const uplink_message = {
          session_key_id: 'AXA50tHUGUucuzS',
          f_cnt: counter++,
          decoded_payload: { level: 1 },
        }
        const head = { 'x-downlink-apikey': 'NNSXS.KEY', 'x-downlink-replace': address() }
        expect((await says({ uplink_message }, head)).statusCode).toBe(204)
      },
      { timeout: 15_000, interval: 50 },
    )
  const queued = () => received.map(({ body }) => JSON.parse(body).downlinks)

  test('waits until the device is heard, is queued once by its key, and executed when it is acknowledged', async () => {
    const { id } = await request({ key: '7a4f3f34-94d1-4c63-8d6c-5f0d5a5f1c11' })
    await uplink()
    await until({ state: 'sent', way: 'things-stack' })
    await arrived(1)
    await uplink()
    await uplink()
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      path: '/api/v3/as/applications/mina/webhooks/puquio/devices/a/down/replace',
      authorization: 'Bearer NNSXS.KEY',
    })
    const { expiresAt } = (await commands())[0] ?? { expiresAt: '' }
    const correlation = ['puquio:7a4f3f34-94d1-4c63-8d6c-5f0d5a5f1c11']
    expect(queued()).toEqual([
      [
        {
          decoded_payload: {
            command: id,
            relay: 1,
            state: 'on',
            expiresAt: Date.parse(expiresAt) / 1000,
          },
          f_port: 10,
          confirmed: true,
          priority: 'NORMAL',
          correlation_ids: correlation,
        },
      ],
    ])
    await says({ downlink_ack: { session_key_id: 'a', f_cnt: 1, correlation_ids: correlation } })
    await until({ state: 'executed' })
  })

  test('goes at once to a device that was heard, one after the other, a newer wish in the place of the older', async () => {
    await uplink()
    await request({ isOn: true })
    await until({ state: 'sent' })
    await request({ isOn: false })
    await until({ isOn: false, state: 'sent' })
    await arrived(2)
    await request({ relay: 2 })
    await uplink()
    expect((await commands())[0]).toMatchObject({ relay: 2, state: 'requested' })
    expect(queued().map(([one]) => one.decoded_payload.state)).toEqual(['on', 'off'])
    const [, off] = await commands()
    const [[, second]] = [queued()]
    await says({
      downlink_nack: { session_key_id: 'a', f_cnt: 2, correlation_ids: second[0].correlation_ids },
    })
    await uplink()
    await until({ relay: 2, state: 'sent' })
    await arrived(3)
    expect((await commands())[1]).toMatchObject({ id: off?.id, state: 'unanswered' })
  })

  test('fails where the network refuses it or could not send it, and waits where it is away', async () => {
    answer = { status: 403, text: '' }
    await uplink()
    await request()
    await until({ state: 'failed', failure: 'not-sent', answer: 'HTTP 403' })
    answer = { status: 200, text: '' }
    await request({ key: '7a4f3f34-94d1-4c63-8d6c-5f0d5a5f1c12' })
    await until({ state: 'sent' })
    await says({
      downlink_failed: {
        downlink: {
          session_key_id: 'a',
          correlation_ids: ['puquio:7a4f3f34-94d1-4c63-8d6c-5f0d5a5f1c12'],
        },
        error: { name: 'application_downlink_too_long' },
      },
    })
    await until({ state: 'failed', failure: 'not-sent' })
    // A server error may have come after it was queued.
    answer = { status: 500, text: '' }
    await request()
    await until({ state: 'sent' })
    await arrived(3)
  })

  test('is taken back from the queue once its time is over', async () => {
    await uplink()
    await request({ ttlS: 10 })
    await until({ state: 'sent' })
    await arrived(1)
    // The time of the process goes on where the clock of the test stands still.
    await vi.waitFor(() => expect(queued()).toHaveLength(2), { timeout: 15_000, interval: 100 })
    expect(queued()[1]).toEqual([])
  }, 60_000)

  test('stays in the queue where it took the place of one whose time is over', async () => {
    await uplink()
    await request({ isOn: true, ttlS: 10 })
    await until({ state: 'sent' })
    await request({ isOn: false, ttlS: 3600 })
    await until({ isOn: false, state: 'sent' })
    await arrived(2)
    await new Promise((resolve) => setTimeout(resolve, 11_000))
    expect(queued()).toHaveLength(2)
  }, 60_000)

  test('has no way where no network of the kind may send', async () => {
    await puquio.database.owner.one(
      {},
      sql`update network_token set revoked_at = ${new Date()} where project_id = ${mine.project.id} returning 1 as one`,
    )
    expect((await admin.call(api.relays, { params })).obstacle).toBe('no-network')
    expect((await admin.refusal(api.request, { params, body: relayBody() })).problem).toBe(
      'NO_DOWNLINK',
    )
  })
})

test('a head that names no queue, or one that is none, leads nowhere', () => {
  const at = (replace: string, key: string | string[] = 'NNSXS.KEY') =>
    thingsStackRouteIn({ 'x-downlink-apikey': key, 'x-downlink-replace': replace })
  const queue =
    'https://eu1.cloud.thethings.network/api/v3/as/applications/a/webhooks/b/devices/c/down/replace'
  expect(at(queue)?.replace.href).toBe(queue)
  for (const bad of [
    'https://eu1.cloud.thethings.network/api/v3/auth_info',
    'ftp://a/down/replace',
    'https://user:word@a/down/replace',
    `https://a/${'x'.repeat(600)}/down/replace`,
    'not an address',
  ])
    expect(at(bad)).toBeNull()
  expect(at(queue, 'a\r\nb')).toBeNull()
  expect(at(queue, ['a', 'b'])).toBeNull()
  expect(thingsStackRouteIn({})).toBeNull()
})

describe('by satellite', () => {
  beforeEach(() => deviceOf({ externalKey: imei, channel: 'satellite' }))
  const run = () => runJobs(puquio, 'send-satellite-commands')
  const sentOf = ({ path }: Received) => {
    const { pathname, searchParams } = new URL(path, 'http://rockblock')
    const { data = '', ...rest } = Object.fromEntries(searchParams)
    return { pathname, rest, data: JSON.parse(Buffer.from(data, 'hex').toString()) }
  }

  test('is queued once, with its end, in the place of what waited there', async () => {
    answer = { status: 200, text: 'OK,12345678' }
    const { id, expiresAt } = await request()
    await run()
    await run()
    expect(received.map(sentOf)).toEqual([
      {
        pathname: '/rockblock/MT',
        rest: { imei, username: 'mina', password: 'se creta', flush: 'yes' },
        data: {
          id,
          method: 'setRelay',
          params: { relay: 1, state: 'on', expiresAt: Date.parse(expiresAt) },
        },
      },
    ])
    expect((await commands())[0]).toMatchObject({ state: 'sent', way: 'satellite' })
  })

  test('sends a configuration that fits, and refuses a longer one', async () => {
    answer = { status: 200, text: 'OK,1' }
    const body = (configuration: Record<string, string | number>) => ({
      kind: 'configuration' as const,
      configuration,
      ttlS: 3600,
      key: crypto.randomUUID(),
    })
    await admin.call(api.request, { params, body: body({ interval: 600 }) })
    await run()
    expect(received.map((one) => sentOf(one).data.params.interval)).toEqual([600])
    const long = body({ text: 'x'.repeat(200) })
    expect((await admin.refusal(api.request, { params, body: long })).fields).toMatchObject([
      { path: 'configuration', code: 'too-long' },
    ])
  })

  describe('and answered by the device in a message of its own', () => {
    let counter = 1
    const says = (token: string, body: object) =>
      puquio.app.inject({
        method: 'POST',
        url: `/fkl-modi/ingest/rockblock/${token}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({
          imei,
          momsn: counter++,
          transmit_time: '26-02-15 16:59:00',
          data: Buffer.from(JSON.stringify(body)).toString('hex'),
        }),
      })
    /** Until the new device is known, which another connection tells. */
    const said = async (body: object) => {
      const made = await buildNetwork(puquio.database, mine, { wayIn: 'rockblock' })
      await vi.waitFor(
        async () => expect((await says(made.networkToken.text, body)).statusCode).toBe(204),
        { timeout: 15_000, interval: 50 },
      )
    }
    beforeEach(() => {
      answer = { status: 200, text: 'OK,1' }
    })

    test.each([
      [{ success: true }, { state: 'executed', failure: null }],
      [{ error: 'interlock' }, { state: 'failed', failure: 'refused' }],
      [
        { success: true, relay1: 'off' },
        { state: 'failed', failure: 'other-state' },
      ],
    ])('a relay: %j', async (words, expected) => {
      const { id } = await request()
      await run()
      await said({ id, ...words })
      expect((await commands())[0]).toMatchObject(expected)
      // A second answer, and one to what is not its own, change nothing.
      await said({ id, success: false })
      await said({ id: id + 1_000_000, success: true })
      expect((await commands())[0]).toMatchObject(expected)
    })

    test('late, too, and a configuration', async () => {
      const key = crypto.randomUUID()
      const configuration = { interval: 600 }
      const body = { kind: 'configuration' as const, configuration, ttlS: 60, key }
      const { id } = await admin.call(api.request, { params, body })
      await run()
      puquio.clock.set('2026-02-15T12:10:00-05:00')
      expect((await commands())[0]).toMatchObject({ state: 'unanswered' })
      await said({ id, success: true })
      expect((await commands())[0]).toMatchObject({ state: 'executed' })
    })

    test('is none of another device behind a satellite', async () => {
      const { id } = await request()
      await run()
      const elsewhere = '300234010753371'
      await buildDevice(puquio.database, mine, { externalKey: elsewhere, channel: 'satellite' })
      const { networkToken } = await buildNetwork(puquio.database, mine, { wayIn: 'rockblock' })
      const payload = {
        imei: elsewhere,
        momsn: 1,
        transmit_time: '26-02-15 16:59:00',
        data: Buffer.from(JSON.stringify({ id, success: true })).toString('hex'),
      }
      const url = `/fkl-modi/ingest/rockblock/${networkToken.text}`
      await vi.waitFor(
        async () => {
          const taken = await puquio.app.inject({ method: 'POST', url, payload })
          expect(taken.statusCode).toBe(204)
        },
        { timeout: 15_000, interval: 50 },
      )
      expect((await commands())[0]).toMatchObject({ state: 'sent' })
    })
  })

  test('fails where the service refuses it, with its words, and never says the password', async () => {
    answer = { status: 200, text: 'FAILED,11,No RockBLOCK with this IMEI found on your account' }
    await request()
    await run()
    const [command] = await commands()
    expect(command).toMatchObject({
      state: 'failed',
      failure: 'not-sent',
      answer: '11 No RockBLOCK with this IMEI found on your account',
    })
    expect(JSON.stringify(command)).not.toContain('creta')
  })

  test('has no way without an IMEI', async () => {
    await deviceOf({ externalKey: '', channel: 'satellite' })
    expect((await admin.call(api.relays, { params })).obstacle).toBe('no-imei')
  })
})
