import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mailParts } from '../../../test/mail/mail-parts.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { TestDatabase } from '../../../test/test-server.ts'
import { systemClock } from '../clock.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { accountScope } from '../db/scopes/account-scope.ts'
import { sql } from '../db/sql.ts'
import { type Runner, startJobs } from '../jobs/runner.ts'
import { projectRoot } from '../project-root.ts'
import { compose } from './compose.ts'
import { openOutbox } from './outbox.ts'
import { wayOfEnvironment, wayOfServer } from './transport.ts'
import { pauseBeforeNext, sendsMails } from './send-mail.ts'
import { soon } from '../../../test/soon.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { appUrl, ownerUrl } = testDatabase
  database = openDatabase({ appUrl, ownerUrl, onError: () => undefined })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

type Received = { to: string; text: string }
/** A mail server on a port of its own; `onMail` runs after a mail was read and before it is acknowledged. */
async function startMailServer(
  port = 0,
  onMail: (count: number) => void = () => undefined,
  authOptional = true,
) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nul@'))
        return done(Object.assign(new Error('No\0such\u001b[31m mailbox'), { responseCode: 550 }))
      if (!address.startsWith('gone@')) return done()
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    onData(stream, session, done) {
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', text })
        onMail(received.length)
        done()
      })
    },
  })
  // Clients that are killed take their connection along.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const stop = () => new Promise<void>((done) => server.close(() => done()))
  closers.push(stop)
  const address = server.server.address() as AddressInfo
  return { received, stop, port: address.port, url: `smtp://127.0.0.1:${address.port}` }
}

async function start(smtpUrl: string | null): Promise<Runner> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const sending = sendsMails(mailParts(smtpUrl))
  const pace = { pollMs: 20, holdMs: 100, scheduleMs: 100 }
  const runner = await startJobs({ database, clock: systemClock, log }, [sending], pace)
  closers.push(runner.stop)
  return runner
}

const post = (to: string) =>
  accountScope(database, systemClock).transaction((scope) =>
    openOutbox(systemClock).post(
      scope,
      compose({ to, subject: 'Ñandú', before: ['Hola'], after: [] }),
    ),
  )
const stateOf = async (to: string) => {
  const [row] = await database.owner.one<{
    status: string
    attempts: number
    lastError: string | null
    messageId: string
  }>({}, sql`select status, attempts, last_error, message_id from mail where recipient = ${to}`)
  return row
}

test('a mail leaves once, and only when the transaction that wrote it is committed', async () => {
  const server = await startMailServer()
  await start(server.url)
  const outbox = openOutbox(systemClock)
  const failing = accountScope(database, systemClock).transaction(async (scope) => {
    await outbox.post(
      scope,
      compose({ to: 'never@example.com', subject: 's', before: [], after: [] }),
    )
    throw new Error('changed its mind')
  })
  await expect(failing).rejects.toThrow('changed its mind')
  await post('one@example.com')
  await vi.waitFor(
    async () =>
      expect(await stateOf('one@example.com')).toMatchObject({ status: 'sent', attempts: 1 }),
    soon,
  )
  await new Promise((done) => setTimeout(done, 200))
  expect(server.received.map(({ to }) => to)).toEqual(['one@example.com'])
  expect(server.received[0]?.text).toMatch(/^From: Puquio <puquio@example\.com>\r?$/m)
  expect(server.received[0]?.text).toContain(
    `Message-ID: <${(await stateOf('one@example.com'))?.messageId}>`,
  )
})

test('a link goes with the mail, and leaves the outbox with it', async () => {
  const server = await startMailServer()
  const link = { label: 'Abrir', address: 'https://puquio.example.com/reset?token=abc-DEF_123' }
  const letter = { to: 'link@example.com', subject: 's', before: [], link, after: [] }
  await accountScope(database, systemClock).transaction((scope) =>
    openOutbox(systemClock).post(scope, compose(letter)),
  )
  await start(server.url)
  await vi.waitFor(
    async () => expect(await stateOf('link@example.com')).toMatchObject({ status: 'sent' }),
    soon,
  )
  expect(server.received[0]?.text).toContain('abc-DEF_123')
  const [kept] = await database.owner.one<{ text: string; html: string }>(
    {},
    sql`select body_text as text, body_html as html from mail where recipient = 'link@example.com'`,
  )
  for (const body of [kept?.text, kept?.html]) {
    expect(body).toContain('https://puquio.example.com/reset?token=…')
    expect(body).not.toContain('abc-DEF_123')
  }
})

test('with nobody to take them mails wait, and leave when the server is there', async () => {
  const unconfigured = await start(null)
  await post('early@example.com')
  await new Promise((done) => setTimeout(done, 200))
  expect(await stateOf('early@example.com')).toMatchObject({ status: 'waiting', attempts: 0 })
  await unconfigured.stop()
  await database.owner.one({}, sql`update job set run_at = created_at`)
  const server = await startMailServer()
  await start(server.url)
  await vi.waitFor(() => expect(server.received).toHaveLength(1), soon)
})

test('a server that is down is tried again until it is back', async () => {
  const first = await startMailServer()
  await first.stop()
  await start(first.url)
  await post('later@example.com')
  await vi.waitFor(async () => {
    const state = await stateOf('later@example.com')
    expect(state).toMatchObject({
      status: 'waiting',
      lastError: expect.stringContaining('ECONNREFUSED'),
    })
    expect(state?.attempts).toBeGreaterThan(1)
  }, soon)
  const again = await startMailServer(first.port)
  await vi.waitFor(
    () => expect(again.received.map(({ to }) => to)).toEqual(['later@example.com']),
    soon,
  )
  await vi.waitFor(
    async () =>
      expect(await stateOf('later@example.com')).toMatchObject({ status: 'sent', lastError: null }),
    soon,
  )
})

test('a mail that a server takes from nobody without a sign-in waits until that is mended', async () => {
  const closed = await startMailServer(0, () => undefined, false)
  const runner = await start(closed.url)
  await post('later@example.com')
  await vi.waitFor(
    async () =>
      expect(await stateOf('later@example.com')).toMatchObject({
        status: 'waiting',
        lastError: expect.stringContaining('530'),
      }),
    soon,
  )
  await closed.stop()
  await runner.stop()
  const open = await startMailServer(closed.port)
  await start(open.url)
  await vi.waitFor(
    async () => expect(await stateOf('later@example.com')).toMatchObject({ status: 'sent' }),
    soon,
  )
})

test('a refused recipient is not tried again, and holds nobody else up', async () => {
  const server = await startMailServer()
  await start(server.url)
  await post('gone@example.com')
  await post('here@example.com')
  await vi.waitFor(() => expect(server.received).toHaveLength(1), soon)
  expect(await stateOf('gone@example.com')).toMatchObject({
    status: 'failed',
    attempts: 1,
    lastError: expect.stringContaining('No such mailbox'),
  })
})

test('what a server says with control characters is kept without them', async () => {
  const server = await startMailServer()
  await start(server.url)
  await post('nul@example.com')
  await vi.waitFor(async () => {
    const { status, lastError } = (await stateOf('nul@example.com')) ?? {}
    expect(status).toBe('failed')
    expect(lastError).toContain('No such [31m mailbox')
  }, soon)
})

test('killed between sending and marking, it is sent once more with the same Message-ID', async () => {
  const kills: (() => void)[] = []
  const server = await startMailServer(0, (count) => {
    if (count === 1) for (const kill of kills) kill()
  })
  await post('twice@example.com')
  const script = join(projectRoot, 'server/test/processes/mail-process.ts')
  const child = spawn(process.execPath, [
    script,
    testDatabase.appUrl,
    testDatabase.ownerUrl,
    server.url,
  ])
  kills.push(() => child.kill('SIGKILL'))
  await once(child, 'exit')
  expect(server.received).toHaveLength(1)
  expect(await stateOf('twice@example.com')).toMatchObject({ status: 'waiting' })
  // The job of a process that was killed is free after 30 s; the short run does not wait for all of them.
  if (process.env['PUQUIO_PROVE'] !== 'full')
    await database.owner.one(
      {},
      sql`update job set held_until = clock_timestamp() + interval '1 second' where state = 'running'`,
    )
  await start(server.url)
  await vi.waitFor(
    async () => expect(await stateOf('twice@example.com')).toMatchObject({ status: 'sent' }),
    { ...soon, timeout: 60_000 },
  )
  const ids = server.received.map(({ text }) => /^Message-ID: (.*?)\r?$/m.exec(text)?.[1])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
}, 70_000)

test('two senders take different mails', async () => {
  const server = await startMailServer()
  for (let i = 0; i < 20; i++) await post(`many-${i}@example.com`)
  await start(server.url)
  await start(server.url)
  await vi.waitFor(() => expect(server.received).toHaveLength(20), soon)
  await new Promise((done) => setTimeout(done, 200))
  expect(new Set(server.received.map(({ to }) => to)).size).toBe(20)
})

/** Takes the whole mail, then says what `answer` writes, or nothing and closes the connection. */
async function startAbruptServer(answer: string | null) {
  let taken = 0
  const server = createServer((socket) => {
    let content: string | null = null
    socket.on('error', () => undefined).write('220 here\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (content === null) {
        if (text.startsWith('DATA')) content = ''
        return socket.write(content === null ? '250 yes\r\n' : '354 go on\r\n')
      }
      content += text
      if (!content.endsWith('\r\n.\r\n')) return
      taken++
      content = null
      return answer === null ? socket.destroy() : socket.write(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => new Promise((done) => server.close(done)))
  const { port } = server.address() as AddressInfo
  return { taken: () => taken, url: `smtp://127.0.0.1:${port}` }
}

test('a mail that was given away whole twice without an answer is not sent a third time', async () => {
  const server = await startAbruptServer(null)
  await start(server.url)
  await post('perhaps@example.com')
  await vi.waitFor(
    async () => expect(await stateOf('perhaps@example.com')).toMatchObject({ status: 'failed' }),
    soon,
  )
  expect((await stateOf('perhaps@example.com'))?.lastError).toContain('sent twice')
  expect(server.taken()).toBe(2)
})

test('a mail that the server refuses for now is tried for as long as that takes', async () => {
  const server = await startAbruptServer('451 later\r\n')
  await start(server.url)
  await post('patient@example.com')
  await vi.waitFor(() => expect(server.taken()).toBeGreaterThan(2), soon)
  expect(await stateOf('patient@example.com')).toMatchObject({
    status: 'waiting',
    lastError: expect.stringContaining('451'),
  })
})

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [6, 30],
  [124, 30],
  [125, 900],
  [603, 900],
  [604, null],
])('after attempt %i the pause before the next one is %s s', (attempt, expected) => {
  const pauseMs = pauseBeforeNext({ attempt }, new Error('down'))
  expect(pauseMs && pauseMs / 1000).toBe(expected)
})

test('a server that trickles is left after a while, though it never falls silent', async () => {
  const trickling = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    const timer = setInterval(() => socket.write('250-x\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  trickling.listen(0, '127.0.0.1')
  await once(trickling, 'listening')
  closers.push(() => new Promise((done) => trickling.close(done)))
  const { keys, outbound } = mailParts(null)
  const server = {
    id: 1,
    version: 1,
    projectId: null,
    server: '127.0.0.1',
    port: (trickling.address() as AddressInfo).port,
    email: 'a@example.com',
    passwordSealed: null,
    ssl: false,
    tls: false,
    priority: 1,
    sizeMb: 10,
    isActive: true,
    testedAt: null,
    testOutcome: null,
  }
  const mail = { to: 'b@example.com', text: 'x' }
  const sending = wayOfServer(server, keys, outbound, 300).send(mail)
  await expect(sending).rejects.toThrow(/long|closed|Unexpected/i)
  // The look-up of its name is a part of it.
  const slow = {
    ownAddressOf: async () => expect.fail('not its own address'),
    addressOf: async () => {
      await new Promise((done) => setTimeout(done, 3_000))
      return '127.0.0.1'
    },
  }
  const startMs = performance.now()
  await expect(wayOfServer(server, keys, slow, 2_900).send(mail)).rejects.toThrow(
    'It took too long',
  )
  expect(performance.now() - startMs).toBeLessThan(5_500)
  const url = `smtp://127.0.0.1:${server.port}`
  const byEnvironment = wayOfEnvironment(url, 'a@example.com', 300).send(mail)
  await expect(byEnvironment).rejects.toThrow('It took too long')
})
