import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import type { Cluster } from './cluster-parts.ts'
import { stopServer } from './postmaster.ts'
import { shippedPrograms } from './programs.ts'
import { chooseServerUser, handOver, runProgram } from './server-user.ts'

const roles = ['postgres', 'puquio_owner', 'puquio_app']

let fresh: string
let old: string
let dataFolder: string
let cluster: Cluster
let running: EmbeddedDatabase | null = null

beforeAll(async () => {
  fresh = mkdtempSync(join(tmpdir(), 'puquio-password-'))
  old = mkdtempSync(join(tmpdir(), 'puquio-password-'))
  await (await startEmbedded(join(fresh, 'database'))).stop()
  cpSync(join(fresh, 'database'), join(old, 'database'), { recursive: true })
  await makeOld(join(old, 'database'))
})
afterAll(() => {
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true })
})

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'puquio-password-'))
})
afterEach(async () => {
  await running?.stop()
  running = null
  await stopServer(cluster, 'immediate')
  rmSync(dataFolder, { recursive: true, force: true })
})

test('a fresh cluster lets no role in without its own password', async () => {
  await startCopyOf(fresh)
  await expectPasswordsAsked()
  await expectOwnDatabaseAlone()
})

describe('a cluster of an earlier version', () => {
  test('was open to every role', async () => {
    const socketFolder = await runOldCopy()
    for (const role of roles)
      expect(await refusal(withoutPassword(socketFolder, role)), role).toBeNull()
  })

  test('let the application make temporary tables beside its database, until its next start', async () => {
    const socketFolder = await runOldCopy()
    const outside = withoutPassword(socketFolder, 'puquio_app')
    expect(await ask(outside, 'create temporary table own (id int)')).toEqual([])
    running = await startEmbedded(cluster.folder)
    await expectOwnDatabaseAlone()
  })

  test('asks for passwords from its next start, and keeps its data', async () => {
    await startCopyOf(old)
    await expectPasswordsAsked()
    expect(await ask(running?.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }])
  })

  test('asks for them, too, where its server was left running', async () => {
    await runOldCopy()
    running = await startEmbedded(cluster.folder)
    await expectPasswordsAsked()
    expect(await ask(running.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }])
  })

  test('is left alone while another process holds it', async () => {
    const socketFolder = await runOldCopy()
    const holder = new pg.Client(withoutPassword(socketFolder, 'postgres'))
    await holder.connect()
    await holder.query(`set application_name = 'puquio 1'; select pg_advisory_lock(1349874037)`)
    await expect(startEmbedded(cluster.folder)).rejects.toThrow('(puquio 1) already uses')
    expect((await holder.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await holder.end()
  })
})

test('a password that was lost is replaced by a new one', async () => {
  await startCopyOf(fresh)
  await running?.stop()
  const file = join(cluster.folder, 'puquio-password')
  const lost = readFileSync(file, 'utf8')
  rmSync(file)
  running = await startEmbedded(cluster.folder)
  await expectPasswordsAsked()
  expect(readFileSync(file, 'utf8')).not.toBe(lost)
})

test('no log has a password', async () => {
  await startCopyOf(old)
  const password = readFileSync(join(cluster.folder, 'puquio-password'), 'utf8')
  const logs = readdirSync(join(cluster.folder, 'log')).map((name) =>
    readFileSync(join(cluster.folder, 'log', name), 'utf8'),
  )
  expect(logs.length).toBeGreaterThan(0)
  expect(logs.join()).not.toContain(password)
  expect(logs.join()).not.toMatch(/alter role|create role/)
})

async function startCopyOf(source: string) {
  cluster = await clusterAt(join(dataFolder, 'database'))
  cpSync(join(source, 'database'), cluster.folder, { recursive: true })
  running = await startEmbedded(cluster.folder)
}

/** Starts an old cluster as the earlier version did, and leaves it running; returns the socket's folder. */
async function runOldCopy(): Promise<string> {
  cluster = await clusterAt(join(dataFolder, 'database'))
  cpSync(join(old, 'database'), cluster.folder, { recursive: true })
  chmodSync(cluster.folder, 0o700)
  const socketFolder = mkdtempSync(join(tmpdir(), 'puquio-socket-'))
  writeFileSync(
    join(cluster.folder, 'puquio.conf'),
    `listen_addresses = ''\nunix_socket_directories = '${socketFolder}'\n`,
  )
  for (const folder of [dataFolder, socketFolder]) handOver(folder, cluster.user)
  const program = join(cluster.programs.folder, 'pg_ctl')
  const log = join(cluster.folder, 'start.log')
  const args = ['start', '-w', '-D', cluster.folder, '-l', log]
  const { code } = await runProgram(cluster.user, program, args, { startsServer: true })
  expect(code, readFileSync(log, 'utf8')).toBe(0)
  return socketFolder
}

const clusterAt = async (folder: string): Promise<Cluster> => ({
  folder,
  programs: await shippedPrograms(),
  user: chooseServerUser(),
  forTests: false,
})

/** A cluster of an earlier version: initdb's `trust` rules, and roles without a password. */
async function makeOld(folder: string) {
  const database = await startEmbedded(folder)
  await ask(database.ownerUrl, 'create table kept as select 7 as n')
  const forget = roles.map((role) => `alter role ${role} password null`)
  await ask(database.adminUrl, 'grant connect, temporary on database postgres, template1 to public')
  await ask(database.adminUrl, forget.join('; '))
  await database.stop()
  rmSync(join(folder, 'puquio-password'))
  rmSync(join(folder, 'puquio_hba.conf'))
  rmSync(join(folder, 'puquio.conf'))
  writeFileSync(
    join(folder, 'pg_hba.conf'),
    'local all all trust\nhost all all 127.0.0.1/32 trust\n',
  )
}

async function expectPasswordsAsked() {
  if (!running) throw new Error('Not started')
  const { appUrl, ownerUrl, adminUrl } = running
  const addresses = new Map([
    ['postgres', adminUrl],
    ['puquio_owner', ownerUrl],
    ['puquio_app', appUrl],
  ])
  const passwords = [...addresses.values()].map((address) => new URL(address).password)
  expect(new Set(passwords).size).toBe(3)
  for (const [role, address] of addresses) {
    expect(await refusal(address), role).toBeNull()
    const socketFolder = new URL(address).searchParams.get('host') ?? ''
    expect(await refusal(withoutPassword(socketFolder, role)), role).toContain('password')
    for (const other of passwords.filter((each) => each !== new URL(address).password)) {
      const wrong = new URL(address)
      wrong.password = other
      expect(await refusal(wrong.href), role).toContain('password authentication failed')
    }
  }
  const { rows } = {
    rows: await ask(adminUrl, 'select distinct auth_method from pg_hba_file_rules'),
  }
  expect(rows).toEqual([{ auth_method: 'scram-sha-256' }])
  expect(await ask(adminUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  const file = join(cluster.folder, 'puquio-password')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(file).uid).toBe(statSync(cluster.folder).uid)
  expect(existsSync(`${file}.new`)).toBe(false)
}

async function expectOwnDatabaseAlone() {
  for (const address of [running?.appUrl, running?.ownerUrl])
    for (const name of ['postgres', 'template1']) {
      const other = new URL(address ?? '')
      other.pathname = name
      expect(await refusal(other.href), name).toContain(`permission denied for database "${name}"`)
    }
}

const withoutPassword = (socketFolder: string, role: string) =>
  `postgresql://${role}@localhost/postgres?host=${encodeURIComponent(socketFolder)}`

async function refusal(address: string): Promise<string | null> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return null
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function ask(address = '', statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
