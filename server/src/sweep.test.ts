import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildMine, buildUser, insert } from '../test/build.ts'
import { buildEvidence } from '../test/proofs/build-everything.ts'
import { startTestApp, type TestApp } from '../test/harness.ts'
import { goodRow, stageImports } from '../test/workbooks/import-stage.ts'
import { filledTemplate } from '../test/workbooks/plan-workbooks.ts'
import { raw, sql } from './platform/db/sql.ts'
import { exportingOf } from './platform/files/temporary-folder.ts'
import { startJobs } from './platform/jobs/runner.ts'
import { sweeps, sweepTasks } from './sweep.ts'
import { soon } from '../test/soon.ts'

const dayMs = 86_400_000
let puquio: TestApp
let stored: string
beforeAll(async () => {
  puquio = await startTestApp()
  stored = join(puquio.platform.config.dataFolder, 'files')
})
afterAll(() => puquio.close())

async function sweep() {
  for (const { run } of sweepTasks(puquio.platform)) await run()
}
const daysAgo = (days: number) => new Date(puquio.clock.now().getTime() - days * dayMs)
const left = async (table: string, column: string) => {
  const rows = await puquio.database.owner.one<{ value: string }>(
    {},
    sql`select ${raw(column)} as value from ${raw(table)} order by id`,
  )
  return rows.map(({ value }) => value)
}

describe('records of signing in', () => {
  test('go when they have served: sign-ins after a year, failures after 90 days', async () => {
    const user = await buildUser(puquio.database)
    const attempt = (outcome: string, days: number) =>
      insert(puquio.database, 'sign_in_attempt', {
        userId: user.id,
        email: `${outcome}-${days}`,
        address: '10.0.0.1',
        outcome,
        at: daysAgo(days),
      })
    for (const days of [366, 364]) await attempt('signed-in', days)
    for (const days of [91, 89, 0]) await attempt('wrong-password', days)
    await insert(puquio.database, 'known_address', {
      userId: user.id,
      address: '10.0.0.1',
      lastUsedAt: daysAgo(400),
    })
    for (const days of [366, 364])
      await insert(puquio.database, 'known_browser', {
        userId: user.id,
        tokenHash: randomBytes(32),
        lastUsedAt: daysAgo(days),
      })
    await sweep()
    const [browser, ...others] = await left('known_browser', 'last_used_at')
    expect(browser?.slice(0, 10)).toBe(daysAgo(364).toISOString().slice(0, 10))
    expect(others).toEqual([])
    expect(await left('sign_in_attempt', 'email')).toEqual([
      'signed-in-364',
      'wrong-password-89',
      'wrong-password-0',
    ])
    const known = await puquio.database.owner.one({}, sql`select 1 as one from known_address`)
    expect(known).toHaveLength(1)
  })

  test('of the addresses of an account the 50 used last stay', async () => {
    const [many, few] = [await buildUser(puquio.database), await buildUser(puquio.database)]
    const addresses = async (user: { id: number }) => {
      const rows = await puquio.database.owner.one<{ address: string }>(
        {},
        sql`select address from known_address where user_id = ${user.id} order by last_used_at desc`,
      )
      return rows.map(({ address }) => address)
    }
    const used = (userId: number, days: number) =>
      insert(puquio.database, 'known_address', {
        userId,
        address: `10.0.1.${days}`,
        lastUsedAt: daysAgo(days),
      })
    for (let days = 1; days <= 53; days++) await used(many.id, days)
    await used(few.id, 200)
    await sweep()
    expect(await addresses(many)).toEqual(Array.from({ length: 50 }, (_, at) => `10.0.1.${at + 1}`))
    expect(await addresses(few)).toEqual(['10.0.1.200'])
  })

  test('sessions and links go 30 days after their end; a live session never', async () => {
    const session = async (device: string, endsAt: Date, endedAt?: Date) =>
      insert(puquio.database, 'session', {
        userId: (await buildUser(puquio.database)).id,
        tokenHash: randomBytes(32),
        cookieHash: randomBytes(32),
        address: '10.0.0.1',
        device,
        createdAt: daysAgo(40),
        lastSeenAt: daysAgo(40),
        endsAt,
        endedAt,
        endReason: endedAt && 'signed-out',
      })
    await session('ended long ago', daysAgo(-1), daysAgo(31))
    await session('run out long ago', daysAgo(31))
    await session('ended', daysAgo(-1), daysAgo(29))
    await session('live', daysAgo(-1))
    const user = await buildUser(puquio.database)
    for (const days of [31, 29, -1])
      await insert(puquio.database, 'account_link', {
        userId: user.id,
        kind: 'reset',
        tokenHash: randomBytes(32),
        address: `expired ${days}`,
        createdAt: daysAgo(40),
        expiresAt: daysAgo(days),
      })
    await sweep()
    expect(await left('session', 'device')).toEqual(['ended', 'live'])
    expect(await left('account_link', 'address')).toEqual(['expired 29', 'expired -1'])
  })
})

test('mails go 90 days after they were sent; what was not sent stays', async () => {
  const mail = (status: string, days: number) =>
    insert(puquio.database, 'mail', {
      messageId: randomUUID(),
      recipient: 'a@example.com',
      subject: `${status} ${days}`,
      bodyText: 't',
      bodyHtml: 'h',
      status,
      createdAt: daysAgo(days),
      // A mail that is sent again keeps the time of its first sending.
      sentAt: status === 'failed' ? undefined : daysAgo(days),
    })
  for (const status of ['sent', 'waiting', 'failed']) await mail(status, 91)
  await mail('sent', 89)
  await sweep()
  expect(await left('mail', 'subject')).toEqual(['waiting 91', 'failed 91', 'sent 89'])
})

test('unfinished uploads go a day after they were begun, by the clock that dated them', async () => {
  const { project, admin } = await buildMine(puquio.database)
  for (const days of [0.5, 1.5])
    await insert(puquio.database, 'container_upload', {
      id: randomUUID(),
      projectId: project.id,
      userId: admin.id,
      type: 'evidence',
      name: `${days}.pdf`,
      bytes: 10,
      modifiedMs: 0,
      createdAt: daysAgo(days),
    })
  await sweep()
  expect(await left('container_upload', 'name')).toEqual(['0.5.pdf'])
})

describe('stored files', () => {
  const pathOf = (sha256: Buffer) => {
    const hex = sha256.toString('hex')
    return join(stored, hex.slice(0, 2), hex.slice(2, 4), hex)
  }
  const age = (path: string) => {
    const longAgo = new Date(Date.now() - 2 * dayMs)
    utimesSync(path, longAgo, longAgo)
  }
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
  async function put(bytes: Buffer) {
    const path = join(puquio.platform.config.dataFolder, randomUUID())
    writeFileSync(path, bytes)
    await puquio.platform.files.put(path, hashOf(bytes))
    return pathOf(hashOf(bytes))
  }

  test('go when no record names them and nobody sent them for a day', async () => {
    const { sha256 } = await buildEvidence(puquio.platform, await buildMine(puquio.database))
    const evidence = pathOf(sha256 as Buffer)
    const fresh = await put(randomBytes(32))
    const old = await put(randomBytes(32))
    const again = randomBytes(32)
    const sentAgain = await put(again)
    for (const path of [evidence, old, sentAgain]) age(path)
    await put(again)
    const arriving = join(stored, `arriving-${randomUUID()}`)
    writeFileSync(arriving, 'half')
    age(arriving)
    await sweep()
    expect([evidence, fresh, old, sentAgain, arriving].map((path) => existsSync(path))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
  })

  test('one that is sent again while it is swept stays', async () => {
    const bytes = randomBytes(32)
    const path = await put(bytes)
    age(path)
    const before = new Date(Date.now() - dayMs)
    const swept = await puquio.platform.files.sweep(before, async (hashes) => {
      await put(bytes)
      return hashes.filter((hash) => hash.equals(hashOf(bytes)))
    })
    expect([swept, existsSync(path)]).toEqual([0, true])
  })

  test('what a killed sweep had moved aside is looked at again', async () => {
    const { sha256 } = await buildEvidence(puquio.platform, await buildMine(puquio.database))
    const hash = sha256 as Buffer
    writeFileSync(join(stored, `leaving-${hash.toString('hex')}`), 'aside')
    rmSync(pathOf(hash))
    await sweep()
    expect(existsSync(pathOf(hash))).toBe(true)
    expect(readdirSync(stored).filter((name) => name.startsWith('leaving'))).toEqual([])
  })

  test('a workbook goes with its discarded, refused or expired import', async () => {
    const stage = await stageImports(puquio)
    const workbooks = await Promise.all(
      ['D-1', 'E-1', 'K-1', 'S-1'].map((stationCode) =>
        filledTemplate([{ ...goodRow, stationCode }]),
      ),
    )
    const [discarded, expired, kept, saved] = workbooks as [Buffer, Buffer, Buffer, Buffer]
    const { key } = await stage.check(discarded)
    await stage.calls.call(planImportRoutes.discard, { params: { ...stage.on, key } })
    const lost = await stage.check(expired)
    await stage.rowsOf(
      sql`update plan_import set created_at = ${daysAgo(8)} where key = ${lost.key}`,
    )
    await stage.check(kept)
    await stage.save((await stage.check(saved)).key)
    expect(existsSync(pathOf(hashOf(discarded)))).toBe(false)
    for (const bytes of [expired, kept, saved]) age(pathOf(hashOf(bytes)))
    await sweep()
    expect(await stage.ended(lost.key)).toMatchObject({ refusal: { problem: 'IMPORT_EXPIRED' } })
    expect(workbooks.map((bytes) => existsSync(pathOf(hashOf(bytes))))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('of another database are left alone', async () => {
    const old = await put(randomBytes(32))
    age(old)
    await sweep()
    expect(existsSync(old)).toBe(false)
    const theirs = await put(randomBytes(32))
    age(theirs)
    writeFileSync(join(stored, 'database-id'), randomUUID())
    await sweep()
    expect(existsSync(theirs)).toBe(true)
  })
})

test('temporary folders of a killed process go after a day', async () => {
  const folders = [
    join(tmpdir(), `puquio-import-${randomUUID()}`),
    join(tmpdir(), `puquio-upload-${randomUUID()}`),
    join(exportingOf(puquio.platform.config), `puquio-export-${randomUUID()}`),
  ]
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'workbook'), 'x')
  }
  await sweep()
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, true, true])
  for (const folder of folders) utimesSync(folder, new Date(0), new Date(Date.now() - 2 * dayMs))
  await sweep()
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false, false])
})

test('what is done of jobs goes after 30 days, what failed after 180', async () => {
  const job = (state: string, days: number) =>
    insert(puquio.database, 'job', {
      kind: `${state} ${days}`,
      payload: {},
      state,
      runAt: daysAgo(days),
      createdAt: daysAgo(days),
      endedAt: state === 'queued' ? null : daysAgo(days),
    })
  // Those that tests before this one queued, such as the notice of a saved plan.
  await puquio.database.owner.one({}, sql`delete from job`)
  for (const days of [31, 29]) await job('done', days)
  for (const days of [181, 179]) await job('failed', days)
  await job('queued', 400)
  await puquio.database.owner.one({}, sql`delete from job where kind = 'notify'`)
  await sweep()
  expect(await left('job', 'kind')).toEqual(['done 29', 'failed 179', 'queued 400'])
})

test('is a job of every night, in which a task that fails leaves the others alone', async () => {
  const ran: string[] = []
  const tasks = ['a', 'b', 'c'].map((name) => ({
    name,
    async run() {
      ran.push(name)
      if (name === 'a') throw new Error('no')
      return 1
    },
  }))
  const { database, clock } = puquio
  const pace = { pollMs: 20, holdMs: 50, scheduleMs: 50 }
  const jobs = await startJobs(puquio.platform, [sweeps(puquio.platform, tasks)], pace)
  try {
    await vi.waitFor(async () => {
      const due = await database.owner.one({}, sql`select 1 from job_schedule where kind = 'sweep'`)
      expect(due).toHaveLength(1)
    }, soon)
    expect(ran).toEqual([])
    clock.advance(dayMs)
    await vi.waitFor(() => expect(ran.slice(0, 3)).toEqual(['a', 'b', 'c']), soon)
  } finally {
    await jobs.stop()
    clock.advance(-dayMs)
  }
})
