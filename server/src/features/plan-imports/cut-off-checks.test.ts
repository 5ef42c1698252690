import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '@puquio/domain'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { goodRow, type ImportStage, stageImports } from '../../../test/workbooks/import-stage.ts'
import { filledTemplate } from '../../../test/workbooks/plan-workbooks.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let stage: ImportStage
let bytes: Buffer

beforeAll(async () => {
  puquio = await startTestApp({ now: new Date().toISOString() })
  stage = await stageImports(puquio)
  const rows = Array.from({ length: 3_000 }, (_, at) => ({
    stationCode: `N-${at % 30}`,
    component: 'Agua',
    estimatedOn: addDays('2026-01-01', Math.floor(at / 30)),
  }))
  bytes = await filledTemplate([goodRow, ...rows])
})
afterAll(() => puquio.close())

/** The processes of the sandbox that this one has started. */
function sandboxed(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
  return children
    .split(' ')
    .filter((pid) => pid !== '')
    .map(Number)
    .filter((pid) => commandOf(pid).includes('task-process'))
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** As the system does where memory runs out, before the process has said anything. */
async function killed(key: string, times: number): Promise<void> {
  const seen = new Set<number>()
  for (let kills = 0; kills < times; ) {
    const { state } = await stage.calls.call(planImportRoutes.get, { params: { ...stage.on, key } })
    if (state !== 'checking') return
    for (const pid of sandboxed().filter((one) => !seen.has(one))) {
      seen.add(pid)
      process.kill(pid, 'SIGKILL')
      kills++
    }
    await pause(20)
  }
}

const onLinux = process.platform === 'linux' && readdirSync('/proc/self').includes('task')

it.runIf(onLinux)('a check whose process is killed once begins again and ends', async () => {
  const key = await stage.upload(bytes)
  await killed(key, 1)
  expect(await stage.ended(key)).toMatchObject({ state: 'checked', monitorings: 3_012 })
})

it.runIf(onLinux)(
  'one whose process is killed twice is refused, and is not begun again',
  async () => {
    const key = await stage.upload(bytes)
    await killed(key, 20)
    const refused = { state: 'refused', refusal: { problem: 'IMPORT_CHECK_CUT_OFF' } }
    expect(await stage.ended(key)).toMatchObject(refused)
    await stage.rowsOf(
      sql`update plan_import set alive_at = alive_at - interval '1 hour' where key = ${key}`,
    )
    expect(await stage.ended(key)).toMatchObject(refused)
  },
)

it('a check that ended with its server goes on once its import is listed', async () => {
  const key = await stage.upload(bytes)
  await stage.ended(key)
  // As a killed server leaves it: nobody works on it.
  await stage.rowsOf(sql`
    update plan_import set state = 'checking', unfinished_checks = 1, alive_at = alive_at - interval '1 hour' where key = ${key}`)
  // Listed again and again: what tidies up after the first check may still run.
  const states = async () => {
    await stage.calls.call(planImportRoutes.unfinished, { params: stage.on })
    return stage.rowsOf<{ state: string }>(sql`select state from plan_import where key = ${key}`)
  }
  await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'checked' }])
})

it('a server that is stopped in order counts against no file', async () => {
  const other = await startTestApp({ now: new Date().toISOString() })
  const there = await stageImports(other)
  const key = await there.upload(bytes)
  const unfinished = () =>
    there.rowsOf<{ state: string; unfinishedChecks: number }>(
      sql`select state, unfinished_checks from plan_import where key = ${key}`,
    )
  expect(await unfinished()).toEqual([{ state: 'checking', unfinishedChecks: 1 }])
  await other.app.close()
  expect(await unfinished()).toEqual([{ state: 'checking', unfinishedChecks: 0 }])
  await other.close()
})
