import { expect, test } from 'vitest'
import { notify } from '../src/features/notifications/service.ts'
import { sql } from '../src/platform/db/sql.ts'
import { systemScope } from '../src/platform/db/scopes/make-scope.ts'
import { startTestApp } from './harness.ts'
import { runJobs } from './run-jobs.ts'

test('what is added while it asks what is left runs, too', async () => {
  const puquio = await startTestApp()
  const { database, clock } = puquio
  // More than begin at once, so that some wait when it asks.
  const add = async () => {
    const scope = systemScope(database, clock)
    for (let at = 0; at < 20; at++)
      await notify(scope, 'policy-changed', { policy: 'P' }, { projectId: null })
  }
  let isAdded = false
  const owner = {
    ...database.owner,
    // As on a slow machine: the question waits while a running job adds another one.
    async one<Row>(...asked: Parameters<typeof database.owner.one>) {
      clock.advance(50)
      if (!isAdded) await add()
      isAdded = true
      return database.owner.one<Row>(...asked)
    },
  }
  try {
    await runJobs({ ...puquio, database: { ...database, owner } }, 'notify')
    const states = await database.owner.one(
      {},
      sql`select state, count(*)::int from job where kind = 'notify' group by state`,
    )
    expect(states).toEqual([{ state: 'done', count: 20 }])
  } finally {
    await puquio.close()
  }
})
