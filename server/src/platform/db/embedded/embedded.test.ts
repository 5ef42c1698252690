import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '../../project-root.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { chooseServerUser } from './server-user.ts'

let fresh: string
let dataFolder: string
let folder: string
let started: EmbeddedDatabase[] = []
let children: ChildProcess[] = []

/** A cluster that was made and stopped once: copying it is ten times quicker than making one. */
beforeAll(async () => {
  fresh = mkdtempSync(join(tmpdir(), 'puquio-embedded-'))
  await (await startEmbedded(join(fresh, 'database'))).stop()
})
afterAll(() => rmSync(fresh, { recursive: true }))

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'puquio-embedded-'))
  folder = join(dataFolder, 'database')
  cpSync(join(fresh, 'database'), folder, { recursive: true })
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const database of started) await database.stop()
  if (existsSync(join(folder, 'postmaster.pid'))) await (await startEmbedded(folder)).stop()
  rmSync(dataFolder, { recursive: true, force: true })
  started = []
  children = []
})

test('the application is bound by row-level security, and neither role is a superuser', async () => {
  const { appUrl, ownerUrl } = await start()
  const rights = `select rolname, rolsuper, rolbypassrls from pg_roles where rolname = current_user`
  expect(await ask(appUrl, rights)).toEqual([
    { rolname: 'puquio_app', rolsuper: false, rolbypassrls: false },
  ])
  expect(await ask(ownerUrl, rights)).toEqual([
    { rolname: 'puquio_owner', rolsuper: false, rolbypassrls: true },
  ])
})

test('text is stored the same on every system, and Spanish can be sorted', async () => {
  const { appUrl } = await start()
  expect(
    await ask(appUrl, `select upper('ñandú') as a, 'z' < 'é' collate "es-x-icu" as b`),
  ).toEqual([{ a: 'ÑANDÚ', b: false }])
})

test('nothing listens on a port', async () => {
  const { adminUrl } = await start()
  expect(await ask(adminUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
})

test('what was committed survives a stop, and an operator can set more', async () => {
  const first = await start()
  await ask(first.ownerUrl, 'create table kept (id int)')
  await first.stop()
  started = []
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
  writeFileSync(join(dataFolder, 'database.conf'), "work_mem = '9MB'\n")
  const { ownerUrl } = await start()
  expect(await ask(ownerUrl, 'select id from kept')).toEqual([])
  expect(await ask(ownerUrl, 'show work_mem')).toEqual([{ work_mem: '9MB' }])
})

test('a killed process loses no commit, and the next one takes its server up', async () => {
  const child = spawnHolder()
  const committed = await killAfter(child, 50)
  const { ownerUrl } = await start()
  const [row] = await ask(ownerUrl, 'select max(n)::int as n from counter')
  expect(row?.n).toBeGreaterThanOrEqual(committed)
})

test('a killed server and its killed process recover', async () => {
  const child = spawnHolder()
  await line(child, 'committed 20')
  process.kill(serverProcess(), 'SIGKILL')
  child.kill('SIGKILL')
  const { ownerUrl } = await start()
  const [row] = await ask(ownerUrl, 'select max(n)::int as n from counter')
  expect(row?.n).toBeGreaterThanOrEqual(20)
})

test('a server that dies under a living process is started again', async () => {
  const reports: string[] = []
  const { appUrl } = await start({ report: (text) => reports.push(text) })
  process.kill(serverProcess(), 'SIGKILL')
  await expect
    .poll(() => ask(appUrl, 'select 1 as one'), { timeout: 20_000, interval: 100 })
    .toEqual([{ one: 1 }])
  expect(reports).toContain('The embedded PostgreSQL is gone: starting it again.')
})

test('a number in postmaster.pid that is another program by now is no server', async () => {
  await (await start()).stop()
  started = []
  const bystander = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  children.push(bystander)
  writeFileSync(
    join(folder, 'postmaster.pid'),
    [bystander.pid, folder, '0', '5432', '/tmp/puquio-nowhere', '', '0 0', 'ready', ''].join('\n'),
  )
  const { appUrl } = await start()
  expect(await ask(appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(bystander.exitCode).toBeNull()
})

test('a second process on the same folder says so in one line and harms nothing', async () => {
  const { appUrl } = await start()
  const second = spawnHolder()
  const text = await line(second, 'already uses the data folder')
  expect(text).toContain(`(puquio ${process.pid}) already uses the data folder ${dataFolder}:`)
  await once(second, 'exit')
  expect(second.exitCode).toBe(1)
  expect(await ask(appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of two first starts at once exactly one gets the folder', async () => {
  rmSync(folder, { recursive: true })
  const outcomes = await Promise.all(
    [spawnHolder(), spawnHolder()].map((child) => line(child, /^ready$|already uses/)),
  )
  expect(outcomes.filter((text) => text === 'ready')).toHaveLength(1)
})

test('SIGTERM stops the server cleanly within seconds', async () => {
  const child = spawnHolder()
  await line(child, 'committed 20')
  const startMs = Date.now()
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(Date.now() - startMs).toBeLessThan(8000)
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
})

if (process.getuid?.() === 0)
  test('as root where namespaces are forbidden, an unprivileged account runs it', async () => {
    await (await start()).stop() // as root, files change their owner
    started = []
    const { appUrl } = await start({ user: chooseServerUser({ withoutNamespace: true }) })
    expect(await ask(appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

async function start(options: Parameters<typeof startEmbedded>[1] = {}) {
  const database = await startEmbedded(folder, options)
  started.push(database)
  return database
}

function spawnHolder() {
  const script = join(projectRoot, 'server/test/processes/embedded-process.ts')
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.setEncoding('utf8')
  children.push(child)
  return child
}

/** Waits for the first line of the child that matches. */
function line(child: ChildProcess, wanted: string | RegExp): Promise<string> {
  return new Promise((done, fail) => {
    let text = ''
    child.stdout?.on('data', (chunk: string) => {
      text += chunk
      const lines = text.split('\n').slice(0, -1)
      const hit = lines.find((each) =>
        typeof wanted === 'string' ? each.includes(wanted) : wanted.test(each),
      )
      if (hit !== undefined) done(hit)
    })
    child.once('exit', () =>
      setTimeout(() => fail(new Error(`ended without "${wanted}": ${text}`)), 200),
    )
  })
}

async function killAfter(child: ChildProcess, commits: number): Promise<number> {
  let text = ''
  child.stdout?.on('data', (chunk: string) => (text += chunk))
  await line(child, `committed ${commits}`)
  child.kill('SIGKILL')
  await once(child, 'close')
  return Number([...text.matchAll(/committed (\d+)\n/g)].at(-1)?.[1])
}

function serverProcess() {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
