import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { faultsOf, writeNumbered } from '../../../test/readings/numbered-messages.ts'
import { wrongRollups } from '../../../test/readings/random-readings.ts'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { prepareDatabase } from '../db/start/prepare-database.ts'
import { sql } from '../db/sql.ts'
import { projectRoot } from '../project-root.ts'
import { openTelemetry } from './telemetry.ts'

const isFull = process.env['PUQUIO_PROVE'] === 'full'
const none = { missing: 0, twice: 0, wrong: 0 }
const script = join(projectRoot, 'server/test/processes/telemetry-process.ts')

test('kill -9 of a process that writes loses nothing that was acknowledged, and nothing is there twice', async () => {
  const kills = isFull ? 100 : 2
  const random = seededRandom(9)
  const puquio = await startTestApp({ now: systemClock.now().toISOString() })
  try {
    const acknowledged = new Set<number>()
    for (let kill = 0; kill < kills; kill++) {
      const before = acknowledged.size
      // Those that were on their way at the kill are sent again, and some before them.
      const newest = Math.max(-1, ...acknowledged)
      const first = Array.from({ length: 100 }, (_, n) => newest - 50 + n).filter((n) => n >= 0)
      const child = spawn(process.execPath, [
        script,
        ...Object.values(puquio.urls),
        JSON.stringify(first),
      ])
      let errors = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
      let rest = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) acknowledged.add(Number(line))
      })
      await vi.waitFor(() => expect(acknowledged.size, errors).toBeGreaterThan(before + 200), {
        timeout: 20_000,
        interval: 10,
      })
      await pause(seededInteger(random, 0, 300))
      child.kill('SIGKILL')
      await once(child, 'close')
      expect(errors).toBe('')
    }
    const { telemetry, database } = puquio.platform
    await telemetry.rollUp()
    expect(await faultsOf(database, acknowledged)).toEqual(none)
    expect(await wrongRollups(database)).toEqual([])
    expect(await staleLatest(database)).toEqual([])
  } finally {
    await puquio.close()
  }
}, 1_800_000)

test('PostgreSQL stopped at once and started again loses nothing that was acknowledged', async () => {
  const stops = isFull ? 20 : 1
  const folder = mkdtempSync(join(tmpdir(), 'puquio-telemetry-'))
  const server = await startEmbedded(join(folder, 'database'))
  await prepareDatabase(server.ownerUrl)
  const database = openDatabase({ ...server, onError: () => undefined })
  const telemetry = openTelemetry({ database, clock: systemClock, log: { warn: () => undefined } })
  try {
    telemetry.start()
    const acknowledged = new Set<number>()
    let isOver = false
    const writing = writeNumbered(telemetry, {
      first: [],
      atOnce: 40,
      acknowledged: (number) => void acknowledged.add(number),
      isOver: () => isOver,
    })
    for (let stop = 0; stop < stops; stop++) {
      const some = acknowledged.size + 300
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(some), { timeout: 60_000 })
      const [postmaster] = readFileSync(join(folder, 'database/postmaster.pid'), 'utf8').split('\n')
      // Immediate shutdown: every backend ends at once, and the next start recovers. The embedded server starts again.
      process.kill(Number(postmaster), 'SIGQUIT')
    }
    const some = acknowledged.size + 300
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(some), { timeout: 60_000 })
    isOver = true
    await writing
    await telemetry.rollUp()
    expect(await faultsOf(database, acknowledged)).toEqual(none)
    expect(await wrongRollups(database)).toEqual([])
    expect(await staleLatest(database)).toEqual([])
  } finally {
    await telemetry.close()
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 1_800_000)

const staleLatest = ({ owner }: ReturnType<typeof openDatabase>) =>
  owner.one(
    {},
    sql`select variable_id, r.ts, l.ts as latest from
        (select variable_id, max(ts) as ts from telemetry.reading group by 1) r
      full join telemetry.reading_latest l using (variable_id) where r.ts is distinct from l.ts`,
  )
