import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { connectAsync, type IClientOptions } from 'mqtt'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { memoryDoor, RawClient, startBroker } from '../../../test/mqtt/broker-stage.ts'
import { type Certificate, issue, makeAuthority } from '../../../test/mqtt/certificates.ts'
import { connectPacket, subscribePacket } from '../../../test/mqtt/packets.ts'
import { BadSetting } from '../config.ts'

const topic = 'v1/devices/me/telemetry'
const authority = makeAuthority('authority of devices')
const server = issue('localhost', makeAuthority('authority of servers'))
const device = issue('device', authority)
const stranger = issue('device', makeAuthority('another authority'))
/** Of an authority that calls itself as the one of devices. */
const impostor = issue('device', makeAuthority('authority of devices'))

let folder: string
let stage: ReturnType<typeof memoryDoor>
let broker: Awaited<ReturnType<typeof startBroker>>

const write = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-mqtt-'))
  for (const [name, { certificate, keyText }] of Object.entries({
    server,
    device,
    stranger,
    impostor,
  })) {
    write(`${name}.pem`, certificate)
    write(`${name}.key`, keyText)
  }
  write('authority.pem', authority.certificate)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = (name = 'server') => ({
  certificateFile: join(folder, `${name}.pem`),
  keyFile: join(folder, `${name}.key`),
})

beforeEach(async () => {
  stage = memoryDoor()
  stage.devices.set(device.fingerprint, 7).set('token', 8)
  const clientAuthorityFile = join(folder, 'authority.pem')
  const tls = { port: 0, ...files(), clientAuthorityFile }
  broker = await startBroker({ door: stage.door, tls, limits: { sweepMs: 50, signInMs: 1000 } })
})
afterEach(() => broker.stop())

const codeOf = ({ code }: NodeJS.ErrnoException) => code

function connectBy(shown: Certificate | null, options: IClientOptions = {}) {
  return connectAsync(
    `mqtts://127.0.0.1:${broker.tlsPort}`,
    {
      rejectUnauthorized: false,
      reconnectPeriod: 0,
      ...(shown && { cert: shown.certificate, key: shown.keyText }),
      ...options,
    },
    false,
  )
}

test('a device signs in by its certificate, without a token', async () => {
  const client = await connectBy(device)
  await client.publishAsync(topic, '{"level":1}', { qos: 1 })
  await client.endAsync()
  expect(stage.stored).toEqual([{ deviceId: 7, topic: 'telemetry', body: '{"level":1}' }])
})

test('a token goes before a certificate, and needs none', async () => {
  for (const shown of [null, device, stranger]) {
    const client = await connectBy(shown, { username: 'token' })
    await client.publishAsync(topic, '{}', { qos: 1 })
    await client.endAsync()
  }
  expect(stage.stored.map(({ deviceId }) => deviceId)).toEqual([8, 8, 8])
})

test('a certificate of another authority, an unknown one and none are refused', async () => {
  // Known by its fingerprint all the same: what is not verified is not looked for.
  stage.devices.set(stranger.fingerprint, 9)
  await expect(connectBy(stranger)).rejects.toThrow('Bad username or password')
  await expect(connectBy(null)).rejects.toThrow('Bad username or password')
  expect(stage.asked()).toBe(0)
  await expect(connectBy(issue('device', authority))).rejects.toThrow('Not authorized')
  expect(stage.asked()).toBe(1)
})

test('a device resumes its TLS session with its certificate', async () => {
  const first = await connectBy(device)
  const { stream } = first as unknown as { stream: { getSession: () => Buffer } }
  await first.publishAsync(topic, '1', { qos: 1 })
  const session = stream.getSession()
  await first.endAsync()
  const again = await connectBy(device, { session } as IClientOptions)
  await again.publishAsync(topic, '2', { qos: 1 })
  await again.endAsync()
  expect(stage.stored.map(({ deviceId }) => deviceId)).toEqual([7, 7])
})

test('a message that is not acknowledged before it expires resets the connection below', async () => {
  const attributes = 'v1/devices/me/attributes'
  const socket = connect({ port: broker.tlsPort ?? 0, rejectUnauthorized: false }).resume()
  const ended = new Promise<string | undefined>((resolve) =>
    socket.once('end', () => resolve('end')).once('error', (error) => resolve(codeOf(error))),
  )
  socket.write(Buffer.concat([connectPacket({ username: 'token' }), subscribePacket(attributes)]))
  await expect.poll(() => broker.canReach(8, attributes)).toBe(true)
  expect(await broker.send(8, attributes, '{}', '2026-02-15T17:00:00.200Z')).toBe('sent')
  expect(await ended).toBe('ECONNRESET')
  expect(broker.canReach(8, attributes)).toBe(false)
})

test('a handshake that is not made, or is none, is ended', async () => {
  const silent = new RawClient(broker.tlsPort ?? 0)
  const plain = new RawClient(broker.tlsPort ?? 0)
  plain.write(connectPacket({ username: 'token' }))
  expect(await plain.closed()).toBe(true)
  expect(await silent.closed()).toBe(true)
  const client = await connectBy(device)
  await client.endAsync()
})

test('certificates that cannot be used stop the start with one line', async () => {
  const { door } = stage
  const nowhere = { ...files('nowhere'), port: 0, clientAuthorityFile: null }
  const start = (tls: typeof nowhere) => startBroker({ door, tls })
  await expect(start(nowhere)).rejects.toThrow(BadSetting)
  await expect(start(nowhere)).rejects.toThrow(/^MQTTS_CERTIFICATE is .*nowhere.pem, which cannot/)
  const { keyFile } = files('device')
  await expect(start({ ...files(), keyFile, port: 0, clientAuthorityFile: null })).rejects.toThrow(
    /^MQTTS_CERTIFICATE, MQTTS_KEY and MQTTS_CLIENT_CA cannot be used together: .*\.$/,
  )
  const none = { certificateFile: write('empty', ''), keyFile: join(folder, 'empty') }
  await expect(start({ ...none, port: 0, clientAuthorityFile: null })).rejects.toThrow(BadSetting)
})

test('a renewed certificate is shown without a restart, and one that is broken is not', async () => {
  const tls = { port: 0, ...files('renewed'), clientAuthorityFile: null }
  const put = ({ certificate, keyText }: Certificate) => {
    write('renewed.pem', certificate)
    write('renewed.key', keyText)
  }
  put(server)
  const renewing = await startBroker({ door: stage.door, tls, limits: { renewMs: 50 } })
  const shown = () =>
    new Promise<string>((resolve) => {
      const socket = connect({ port: renewing.tlsPort ?? 0, rejectUnauthorized: false }, () => {
        resolve(socket.getPeerCertificate().fingerprint256.replaceAll(':', '').toLowerCase())
        socket.destroy()
      })
    })
  expect(await shown()).toBe(server.fingerprint)
  const renewed = issue('localhost', makeAuthority('authority of servers'))
  put(renewed)
  await expect.poll(shown).toBe(renewed.fingerprint)
  write('renewed.pem', 'none')
  await expect.poll(() => renewing.lines.some(({ level }) => level === 'error')).toBe(true)
  expect(await shown()).toBe(renewed.fingerprint)
  await renewing.stop()
})

test('mosquitto_pub sends by a certificate, and is refused with another one', async () => {
  const program = '/usr/bin/mosquitto_pub'
  expect(existsSync(program), 'install mosquitto-clients').toBe(true)
  const ca = ['--cafile', write('server-authority.pem', server.issuer)]
  const publish = async (name: string) => {
    const { certificateFile, keyFile } = files(name)
    const shown = ['--cert', certificateFile, '--key', keyFile]
    const to = ['-h', '127.0.0.1', '-p', `${broker.tlsPort}`, '-t', topic, '-q', '1']
    const child = spawn(program, [...to, ...ca, ...shown, '-m', '{"level":2}'])
    const output: string[] = []
    child.stderr.on('data', (text: Buffer) => output.push(text.toString()))
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { code, output: output.join('') }
  }
  expect(await publish('device')).toEqual({ code: 0, output: '' })
  const refused = await publish('stranger')
  expect(refused.code).not.toBe(0)
  expect(refused.output).toMatch(/bad user name or password/i)
  stage.devices.set(impostor.fingerprint, 9)
  expect((await publish('impostor')).code).not.toBe(0)
  expect(stage.asked()).toBe(1)
  expect(stage.stored).toEqual([{ deviceId: 7, topic: 'telemetry', body: '{"level":2}' }])
})
