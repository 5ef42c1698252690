import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfReportRoutes as api, pdfWaitingMax } from '@puquio/contract/pdf-reports'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  buildMember,
  buildProject,
  buildUser,
  type BuiltUser,
  type Row,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { testKind, testMaker } from '../../../test/reports/test-maker.ts'
import { soon } from '../../../test/soon.ts'
import { systemClock } from '../../platform/clock.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Runner, startJobs } from '../../platform/jobs/runner.ts'
import { projectRoot } from '../../platform/project-root.ts'
import { makesReports } from './makes-reports.ts'
import { forgetReports, makesReport, startReport } from './service.ts'
import { sweepScope } from '../../platform/db/scopes/system-scopes.ts'

type Team = { project: Row; reader: BuiltUser }
let puquio: TestApp
let mine: Team
let other: Team
beforeAll(async () => {
  puquio = await startTestApp({ now: systemClock.now().toISOString() })
  mine = await buildTeam()
  other = await buildTeam()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  await puquio.database.owner.one({}, sql`delete from job`)
  await puquio.database.owner.one({}, sql`update pdf_report set ended_at = now()`)
})
let runner: Runner | null = null
afterEach(async () => {
  await runner?.stop()
  runner = null
})

async function buildTeam(): Promise<Team> {
  const project = await buildProject(puquio.database)
  return { project, reader: await buildMember(puquio.database, project, 'read') }
}
const run = async () => {
  runner = await startJobs(puquio.platform, [makesReports(puquio.platform, { test: testMaker })], {
    pollMs: 30,
    holdMs: 100,
  })
}
type Wish = { template?: 'every-part' | 'endless' | 'hungry' | 'refused'; isScheduled?: boolean }
const ask = (
  { project, reader }: Team,
  { template = 'every-part', isScheduled = false }: Wish = {},
) => {
  const person = { projectId: project.id, userId: reader.id, permissions: [], isSystemAdmin: false }
  const scope = projectScope(puquio.database, puquio.clock, { ...person, timeZone: 'America/Lima' })
  const wish = { payload: { template }, title: 'Informe', language: 'es' as const, isScheduled }
  return scope.transaction((within) => startReport(within, testKind, wish))
}
const many = async (team: Team, count: number, wish: Wish = {}) => {
  const made = []
  for (let at = 0; at < count; at++) made.push(await ask(team, wish))
  return made
}
const listed = async ({ project, reader }: Team) => {
  const calls = await puquio.signIn(reader)
  return calls.call(api.list, { params: { projectId: project.id }, query: {} })
}
const found = async (team: Team, id: number) => (await listed(team)).find((one) => one.id === id)
const stateOf = async (team: Team, id: number) => (await found(team, id))?.state
const isMade = (team: Team, id: number) =>
  vi.waitFor(async () => expect(await stateOf(team, id)).toBe('done'), soon)
const isBeingMade = (team: Team, id: number) =>
  vi.waitFor(async () => expect(await stateOf(team, id)).toBe('running'), soon)

test('a report is made, and its PDF is kept for who asked for it', async () => {
  const { id } = await ask(mine)
  await run()
  await isMade(mine, id)
  expect(await found(mine, id)).toMatchObject({
    kind: 'test',
    title: 'Informe',
    place: null,
    problem: null,
    file: { name: 'Informe de prueba.pdf', pages: 2 },
  })
  const params = { projectId: mine.project.id, pdfReportId: id }
  const { rawPayload, headers } = await (await puquio.signIn(mine.reader)).send(api.file, {
    params,
  })
  expect(rawPayload.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(headers['content-disposition']).toContain('Informe%20de%20prueba.pdf')

  const colleague = await puquio.signIn(await buildMember(puquio.database, mine.project, 'admin'))
  expect((await colleague.send(api.file, { params })).statusCode).toBe(404)
  const foreign = { params: { ...params, projectId: other.project.id } }
  expect((await (await puquio.signIn(other.reader)).send(api.file, foreign)).statusCode).toBe(404)

  puquio.clock.advance(8 * 86_400_000)
  await forgetReports(sweepScope(puquio.platform))
  expect(await found(mine, id)).toMatchObject({ state: 'done', file: null })
  puquio.clock.advance(-8 * 86_400_000)
})

test('the list of what was made holds what its reader may open: own reports of any kind, and shared ones of all', async () => {
  const team = await buildTeam()
  const user = await buildUser(puquio.database, { name: 'Julia' })
  const colleague = {
    ...team,
    reader: await buildMember(puquio.database, team.project, 'read', { user }),
  }
  const [own, hidden, shared] = [await ask(team), await ask(colleague), await ask(colleague)]
  await puquio.database.owner.one(
    {},
    sql`update pdf_report set is_shared = true where id = ${shared.id}`,
  )
  await run()
  for (const one of [hidden, shared]) await isMade(colleague, one.id)
  await isMade(team, own.id)
  const calls = await puquio.signIn(team.reader)
  const params = { projectId: team.project.id }
  const { items } = await calls.call(api.made, { params, query: {} })
  expect(items.map(({ id }) => id)).toEqual([shared.id, own.id])
  expect(items.map(({ person }) => person)).toEqual(['Julia Quispe', 'Rosa Quispe'])
  for (const { id } of items) {
    const file = await calls.send(api.file, { params: { ...params, pdfReportId: id } })
    expect(file.statusCode).toBe(200)
  }
  const strange = await puquio.signIn(other.reader)
  expect((await strange.send(api.made, { params, query: {} })).statusCode).toBe(404)
})

describe('the queue', () => {
  test('serves projects in turn, and says its place to each report', async () => {
    const first = await many(mine, 3, { template: 'refused' })
    const second = await many(other, 2, { template: 'refused' })
    const placesOf = async (team: Team) =>
      (await listed(team)).flatMap(({ place }) => place ?? []).toReversed()
    expect(await placesOf(mine)).toEqual([1, 3, 5])
    expect(await placesOf(other)).toEqual([2, 4])
    await run()
    const isRefused = async (team: Team, { id }: { id: number }) =>
      vi.waitFor(async () => expect(await stateOf(team, id)).toBe('failed'), soon)
    for (const one of first) await isRefused(mine, one)
    for (const one of second) await isRefused(other, one)
    const order = await puquio.database.owner.one<{ projectId: number }>(
      {},
      sql`select project_id from job where kind = 'make-pdf' order by started_at, ended_at`,
    )
    const { id: a } = mine.project
    const { id: b } = other.project
    expect(order.map(({ projectId }) => projectId)).toEqual([a, b, a, b, a])
  })

  test('holds as many of a project and of all as may wait beside the one that is made', async () => {
    await many(mine, pdfWaitingMax.project + 1)
    await expect(ask(mine)).rejects.toMatchObject({ problem: 'PDF_BUSY', status: 503 })
    await many(other, pdfWaitingMax.project)
    const third = await buildTeam()
    await expect(ask(third)).rejects.toMatchObject({ problem: 'PDF_BUSY' })
    // What is scheduled waits however many do.
    await ask(third, { isScheduled: true })
    await puquio.database.owner.one({}, sql`delete from job`)
    await ask(third)
  })

  test('refuses without waiting for the one that is made', async () => {
    const { id } = await ask(mine, { template: 'endless' })
    await run()
    await isBeingMade(mine, id)
    await many(mine, pdfWaitingMax.project)
    await expect(ask(mine)).rejects.toMatchObject({ problem: 'PDF_BUSY' })
    expect(await stateOf(mine, id)).toBe('running')
  })
})

describe('a report', () => {
  const cancel = async ({ project, reader }: Team, pdfReportId: number) =>
    (await puquio.signIn(reader)).send(api.cancel, {
      params: { projectId: project.id, pdfReportId },
    })

  test('is cancelled by who asked for it, while it waits and while it is made', async () => {
    const [made, waits] = [await ask(mine, { template: 'endless' }), await ask(mine)]
    await run()
    await isBeingMade(mine, made.id)
    expect((await cancel(mine, waits.id)).statusCode).toBe(204)
    expect(await stateOf(mine, waits.id)).toBe('cancelled')
    expect((await cancel(mine, made.id)).statusCode).toBe(204)
    await vi.waitFor(async () => expect(await stateOf(mine, made.id)).toBe('cancelled'), soon)
    expect((await cancel(mine, made.id)).statusCode).toBe(404)
    const next = await ask(other)
    await isMade(other, next.id)
    expect((await cancel(mine, next.id)).statusCode).toBe(404)
  })

  test('whose turn lasts too long ends with the reason, and the next one is made', async () => {
    let turns = 0
    const stuckAtFirst = makesReport(testKind, {
      prepare: (asked) => (turns++ === 0 ? new Promise(() => undefined) : testMaker.prepare(asked)),
    })
    const [stuck, next] = [await ask(mine), await ask(other)]
    const handler = makesReports(puquio.platform, { test: stuckAtFirst }, 5_000)
    runner = await startJobs(puquio.platform, [handler], { pollMs: 30 })
    await isMade(other, next.id)
    expect(await found(mine, stuck.id)).toMatchObject({
      state: 'failed',
      problem: 'PDF_TOO_LARGE',
    })
  })

  test('that does not fit into the quota of its project ends with the reason', async () => {
    const { id } = await ask(mine)
    const config = { ...puquio.platform.config, projectQuotaBytes: 1_000 }
    const handler = makesReports({ ...puquio.platform, config }, { test: testMaker })
    runner = await startJobs(puquio.platform, [handler], { pollMs: 30 })
    await vi.waitFor(async () => expect(await stateOf(mine, id)).toBe('failed'), soon)
    expect(await found(mine, id)).toMatchObject({ problem: 'QUOTA_REACHED', file: null })
  })

  test.runIf(process.platform === 'linux')('that is too large ends with the reason', async () => {
    const { id } = await ask(mine, { template: 'hungry' })
    await run()
    await vi.waitFor(
      async () =>
        expect(await found(mine, id)).toMatchObject({
          state: 'failed',
          problem: 'PDF_TOO_LARGE',
          file: null,
        }),
      soon,
    )
  })
})

describe('a kill frees the service', () => {
  test.runIf(process.platform === 'linux')('of the renderer, at once', async () => {
    const before = childrenOf(process.pid)
    await ask(mine, { template: 'endless' })
    const waits = await ask(other)
    await run()
    const renderer = await vi.waitFor(() => {
      const [pid] = childrenOf(process.pid).filter((one) => !before.includes(one))
      if (pid === undefined) throw new Error('no renderer yet')
      return pid
    }, soon)
    process.kill(renderer, 'SIGKILL')
    const killedAt = performance.now()
    await isMade(other, waits.id)
    expect(performance.now() - killedAt).toBeLessThan(10_000)
  })

  test('of the process that had it, for the others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'puquio-pdf-'))
    const script = join(projectRoot, 'server/test/processes/pdf-process.ts')
    const child: ChildProcess = fork(script, [...Object.values(puquio.urls), folder])
    try {
      await once(child, 'message')
      const held = await ask(mine, { template: 'endless' })
      await isBeingMade(mine, held.id)
      const waits = await ask(other)
      await run()
      // The other process has the one place there is.
      expect(await found(other, waits.id)).toMatchObject({ state: 'queued', place: 1 })
      child.kill('SIGKILL')
      const killedAt = performance.now()
      await vi.waitFor(async () => expect(await stateOf(other, waits.id)).not.toBe('queued'), soon)
      expect(performance.now() - killedAt).toBeLessThan(10_000)
      await isMade(other, waits.id)
    } finally {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  }, 60_000)
})

/** Processes that a process started and that have not ended, as Linux lists them. */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return Number(ppid) === parent && state !== 'Z'
      } catch {
        return false
      }
    })
