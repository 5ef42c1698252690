import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobRoutes } from '@puquio/contract/jobs'
import { sessionRoutes } from '@puquio/contract/session'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tellingJobs } from '../seeds/load-notifications.ts'
import { demoPassword } from '../seeds/people.ts'

// A year of readings takes most of the time that the demonstration loads.
const demoDays = process.env.PUQUIO_PROVE === 'full' ? '365' : '2'
// Loaded modules are kept where `npm test` says, for those that start after it.
const { NODE_COMPILE_CACHE } = process.env

type Run = { child: ChildProcess; said: () => string; ended: Promise<number | null> }

let dataFolder: string
let runs: Run[] = []

beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'puquio-main-'))
})
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  await Promise.all(runs.map(({ ended }) => ended))
  runs = []
})
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

test('a bad setting stops the start with one line', async () => {
  const { said, ended } = run({ LOG_LEVEL: 'loud' })
  expect(await ended).toBe(1)
  expect(said()).toBe(
    'LOG_LEVEL is "loud": it must be fatal, error, warn, info, debug, trace or silent.\n',
  )
})

test('a data folder that cannot be stops the start with one line', async () => {
  const file = join(dataFolder, 'a-file')
  writeFileSync(file, '')
  // No folder can be made in /proc, where Node's recursive mkdir never returns.
  const paths = [file, join(file, 'below'), ...(process.platform === 'linux' ? ['/proc/x'] : [])]
  for (const path of paths) {
    const { said, ended } = run({ PUQUIO_DATA: path })
    expect(await ended).toBe(1)
    expect(said()).toMatch(/^PUQUIO_DATA is ".*": it must be a folder .* \(E[A-Z]+\)\.\n$/)
    expect(said()).toContain(path)
  }
  rmSync(file)
})

test('starts empty, tells the first password once, and ends cleanly with connections open', async () => {
  const first = run({})
  const address = await ready(first)
  expect(first.said()).toMatch(/Sign in as sistema@puquio\.local with the password \S{16,}\n/)
  expect((await fetch(`${address}/fkl-general/health`)).status).toBe(200)
  const open = connect(Number(new URL(address).port), '127.0.0.1')
  open.on('error', () => undefined)
  await once(open, 'connect')
  open.write('GET /fkl-general/ HTTP/1.1\r\nHost: ') // a request that never ends
  const startMs = Date.now()
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(Date.now() - startMs).toBeLessThan(10_000)

  const second = run({})
  await ready(second)
  expect(second.said()).not.toContain('password')
})

test('a second process on the same folder, or port, says so in one line', async () => {
  const first = run({})
  const address = await ready(first)
  const second = run({})
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(
    new RegExp(`^Starting the database…\nAnother process \\(puquio \\d+\\) already uses .*\n$`),
  )
  const elsewhere = mkdtempSync(join(tmpdir(), 'puquio-main-'))
  const mqttPort = /Devices send by MQTT to port (\d+)\.\n/.exec(first.said())?.[1] ?? ''
  expect(await answers(Number(mqttPort))).toBe(true)
  const third = run({ PUQUIO_DATA: elsewhere, PORT: new URL(address).port })
  expect(await third.ended).toBe(1)
  expect(third.said()).toMatch(/^Port \d+ of 127\.0\.0\.1 is in use, .*\n$/)
  expect(readdirSync(elsewhere)).toEqual([])
  const fourth = run({ PUQUIO_DATA: elsewhere, MQTT_PORT: mqttPort })
  expect(await fourth.ended).toBe(1)
  expect(fourth.said()).toMatch(
    /\nPort \d+ of 127\.0\.0\.1 is in use, .* set another MQTT_PORT\.\n$/,
  )
  rmSync(elsewhere, { recursive: true })
  expect((await fetch(`${address}/fkl-general/health`)).status).toBe(200)
  // Four processes start one after another, two of them with a database.
}, 180_000)

test('the demonstration has told what it tells, and never opens up as a real one', async () => {
  const demonstration = run({
    PUQUIO_DATA: join(dataFolder, 'demo'),
    PUQUIO_DEMO: 'on',
    DEMO_DAYS: demoDays,
  })
  const address = await ready(demonstration)
  expect(await waitingAt(address)).toEqual([])
  expect(demonstration.said()).toContain('campo@demo.puquio.pe  (READ + WRITE)')
  demonstration.child.kill('SIGTERM')
  await demonstration.ended
  const real = run({ PUQUIO_DATA: join(dataFolder, 'demo') })
  expect(await real.ended).toBe(1)
  expect(real.said()).toContain('The database holds the demonstration, whose passwords are public')
  // A demonstration takes its time to load where others are at work on the machine.
}, 240_000)

/** The kinds of jobs that wait or run, as the system administrator of the demonstration sees them. */
async function waitingAt(address: string): Promise<string[]> {
  const body = JSON.stringify({ email: 'sistema@demo.puquio.pe', password: demoPassword })
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${address}/fkl-auth/login`, { method: 'POST', headers, body })
  const { Authorization: authorization } = sessionRoutes.login.response.parse(await signedIn.json())
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const jobs = await fetch(`${address}${jobRoutes.list.path}?size=100`, {
    headers: { authorization, cookie: cookie.join('; ') },
  })
  const { items } = jobRoutes.list.response.parse(await jobs.json())
  return items
    .filter(({ kind, state }) => (tellingJobs as string[]).includes(kind) && state !== 'done')
    .map(({ kind }) => kind)
}

function run(settings: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      PUQUIO_DATA: dataFolder,
      PUQUIO_DEMO: 'off',
      LOG_LEVEL: 'fatal',
      ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const started = {
    child,
    said: () => text,
    ended: once(child, 'close').then(([code]) => code as number | null),
  }
  runs.push(started)
  return started
}

/** Whether what listens there speaks MQTT: a CONNECT without a token is refused by a CONNACK. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  socket.write(Buffer.from('100d00044d51545404020000000161', 'hex'))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.equals(Buffer.from([0x20, 2, 0, 4]))
}

async function ready({ child, said }: Run): Promise<string> {
  while (child.exitCode === null) {
    const address = /Puquio is ready: (\S+)\n[\s\S]*Ctrl\+C/.exec(said())?.[1]
    if (address) return address
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`It ended: ${said()}`)
}
