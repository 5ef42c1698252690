import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  emptyProject,
  listWorkbookOf,
  refusedList,
  sendList,
} from '../../../../test/workbooks/list-workbooks.ts'
import { whileLocked } from '../../../../test/lock-waits.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

describe('an import', () => {
  it('of the same list twice at once saves it once', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const names = Array.from({ length: 300 }, (_, at) => [`Componente ${at}`])
    const send = async (rows: string[][]) =>
      sendList(calls, projectId, 'components', await listWorkbookOf([['Nombre'], ...rows]))
    const both = await Promise.all([send(names), send(names.toReversed())])
    const counts = both.map(({ created, unchanged }) => `${created} ${unchanged}`)
    expect(counts.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['0 300', '300 0'])
  })

  it('says so where somebody took one of its names meanwhile', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const bytes = await listWorkbookOf([['Nombre'], ['Suelo']])
    const taken = sql`insert into environmental_component (project_id, name, created_at)
      values (${projectId}, 'SUELO', ${puquio.clock.now()})`
    const refusal = await whileLocked(puquio.database, taken, {
      waiting: 1,
      work: () => refusedList(calls, projectId, 'components', bytes),
    })
    expect(refusal).toMatchObject({ status: 409, problem: 'CHANGED_MEANWHILE' })
  })
})
