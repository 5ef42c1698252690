import { connect, type Socket } from 'node:net'
import { sessionRoutes } from '@puquio/contract/session'
import { deviceMessageRoutes } from '@puquio/contract/modi/readings'
import { whatsappRoutes } from '@puquio/contract/notifications/whatsapp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildMine } from '../../../../test/build.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { whatsappAccount } from '../../../../test/whatsapp-stage.ts'
import { soon } from '../../../../test/soon.ts'

let puquio: TestApp
let port: number
beforeAll(async () => {
  const whatsapp = { ...whatsappAccount, apiUrl: 'http://127.0.0.1:9' }
  puquio = await startTestApp({ config: { whatsapp, trustProxy: ['127.0.0.1'] } })
  port = Number(new URL(await puquio.listen()).port)
})
afterAll(() => puquio.close())

type Sender = { socket: Socket; status: () => string }
/** Says that so many bytes come, and sends the first ones. */
function send(
  bytes: number,
  {
    from = '203.0.113.1',
    path = whatsappRoutes.receive.path,
  }: { from?: string; path?: string } = {},
) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: puquio\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nX-Hub-Signature-256: sha256=${'0'.repeat(64)}\r\nContent-Length: ${bytes}\r\n\r\n{`,
  )
  return { socket, status: () => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? '' }
}
const refused = (senders: Sender[]) => senders.filter(({ status }) => status() === '429').length

test('unsigned bodies take a few megabytes of an address, and no more of all of them than a server has', async () => {
  const senders = Array.from({ length: 6 }, () => send(1_000_000))
  await vi.waitFor(() => expect(refused(senders)).toBe(2), soon)
  // One that leaves makes room.
  senders.find(({ status }) => status() === '')?.socket.destroy()
  await vi.waitFor(async () => {
    const next = send(1_000_000)
    senders.push(next)
    await new Promise((done) => setTimeout(done, 100))
    expect(next.status()).toBe('')
  }, soon)
  for (let n = 2; n < 11; n++)
    for (let m = 0; m < 4; m++) senders.push(send(1_000_000, { from: `203.0.113.${n}` }))
  await vi.waitFor(() => expect(refused(senders)).toBeGreaterThanOrEqual(10), soon)
  // A form is let in beside them.
  expect((await signIn('198.51.100.7')).status).toBe(422)
  for (const { socket } of senders) socket.destroy()
})

test('notices that never arrive keep nobody of their address from signing in', async () => {
  const from = '203.0.113.77'
  const senders = [send(3_000_000, { from }), send(1_000_000, { from }), send(3_000_000, { from })]
  await vi.waitFor(() => expect(refused(senders)).toBe(1), soon)
  expect((await signIn(from)).status).toBe(422)
  for (const { socket } of senders) socket.destroy()
})

test('bodies of strangers, and the slow ones of one project, keep no device of others from sending', async () => {
  const pathOf = (token: string) => deviceMessageRoutes.telemetry.path.replace(':token', token)
  const tokenOf = async () => {
    const mine = await buildMine(puquio.database)
    return (await buildDevice(puquio.database, mine)).deviceToken.text
  }
  const [slow, other] = [await tokenOf(), await tokenOf()]
  const strangers = Array.from({ length: 40 }, (_, n) =>
    send(1_000_000, { from: `203.0.113.${n}`, path: pathOf('nobody') }),
  )
  await vi.waitFor(
    () => expect(strangers.filter(({ status }) => status() === '401')).toHaveLength(40),
    soon,
  )
  const senders = Array.from({ length: 40 }, (_, n) =>
    send(1_000_000, { from: `203.0.113.${n}`, path: pathOf(slow) }),
  )
  await vi.waitFor(() => expect(refused(senders)).toBe(32), soon)
  const answer = await fetch(`http://127.0.0.1:${port}${pathOf(other)}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '198.51.100.9' },
    body: '{"level":1}',
  })
  expect(answer.status).toBe(204)
  for (const { socket } of [...strangers, ...senders]) socket.destroy()
})

const signIn = (from: string) =>
  fetch(`http://127.0.0.1:${port}${sessionRoutes.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: '{}',
  })
