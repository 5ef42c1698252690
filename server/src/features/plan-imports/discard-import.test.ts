import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { goodRow, type ImportStage, stageImports } from '../../../test/workbooks/import-stage.ts'
import { countWaiting } from '../../../test/lock-waits.ts'
import { filledTemplate } from '../../../test/workbooks/plan-workbooks.ts'
import { projectScope, systemScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { cellSeparator } from './check/row-line.ts'
import { insertRows } from './rows-store.ts'
import { expireImports } from './sweep-store.ts'

let puquio: TestApp
let stage: ImportStage
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageImports(puquio)
})

const discard = (key: string) =>
  stage.calls.send(planImportRoutes.discard, { params: { ...stage.on, key } })
const rowsLeft = (key: string) =>
  stage.rowsOf(sql`select position from plan_import_row where key = ${key}`)
const rowOf = (key: string, position: number) => ({
  projectId: stage.project.id,
  key,
  position,
  row: position + 2,
  cells: cellSeparator,
  stationKey: '',
})

describe('a discarded import leaves no rows behind', () => {
  it('where some are still on their way from its check', async () => {
    const { database } = puquio
    const key = randomUUID()
    const rows = Array.from({ length: 2_000 }, (_, at) => ({ ...goodRow, stationCode: `N-${at}` }))
    const bytes = await filledTemplate(rows)
    let answer: ReturnType<typeof discard> | undefined
    // The first batch waits for the lock on its first row, and the reader for the first batch.
    await database.owner.transaction({}, async (statement) => {
      await statement(sql`
        insert into plan_import_row (project_id, key, position, row, cells, station_key)
        values (${stage.project.id}, ${key}, 0, 2, '', '')`)
      await stage.upload(bytes, { key })
      while ((await countWaiting(database)) === 0) await pause(10)
      answer = discard(key)
      await Promise.race([answer, pause(500)])
      await statement(sql`delete from plan_import_row where key = ${key}`)
    })
    expect((await answer)?.statusCode).toBe(204)
    while ((await countWaiting(database)) > 0) await pause(10)
    await pause(200)
    expect(await rowsLeft(key)).toEqual([])
  })

  it('where another process is storing some', async () => {
    const { key } = await stage.check(await filledTemplate([goodRow]))
    const { admin, project } = stage
    const identity = {
      projectId: project.id,
      userId: admin.id,
      permissions: [],
      isSystemAdmin: false,
      timeZone: 'America/Lima',
    }
    let answer: ReturnType<typeof discard> | undefined
    await projectScope(puquio.database, puquio.clock, identity).transaction(async (scope) => {
      const line = `(,,7,9,x,N-9${','.repeat(17)})`
      await insertRows(scope, { key, attempt: 1 }, [line])
      answer = discard(key)
      await Promise.race([answer, pause(500)])
    })
    expect((await answer)?.statusCode).toBe(204)
    expect(await rowsLeft(key)).toEqual([])
  })
})

it('the sweep removes rows of no import, and of none that can still be saved', async () => {
  const { key } = await stage.check(await filledTemplate([goodRow]))
  const refused = await stage.check(await filledTemplate([]))
  const orphan = randomUUID()
  for (const key of [orphan, refused.key])
    await insert(puquio.database, 'plan_import_row', rowOf(key, 0))
  await expireImports(systemScope(puquio.database, puquio.clock))
  expect(await rowsLeft(orphan)).toEqual([])
  expect(await rowsLeft(refused.key)).toEqual([])
  expect(await rowsLeft(key)).toHaveLength(1)
})
