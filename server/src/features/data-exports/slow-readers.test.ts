import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { dataExportRoutes as api } from '@puquio/contract/laboratory/data-exports'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildResults } from '../../../test/build-results.ts'
import { buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { soon } from '../../../test/soon.ts'
import { sql } from '../../platform/db/sql.ts'
import type * as Room from '../../platform/files/room.ts'
import { exportingOf } from '../../platform/files/temporary-folder.ts'
import { Problem } from '../../platform/problem.ts'

/** How often the disk is still asked for room until others have filled it. */
let looksUntilFull = Number.POSITIVE_INFINITY
vi.mock('../../platform/files/room.ts', async (original) => {
  const room = await original<typeof Room>()
  const requireFreeDisk: typeof room.requireFreeDisk = async (disk, bytes) => {
    if (looksUntilFull-- <= 0) throw new Problem('STORAGE_FULL')
    await room.requireFreeDisk(disk, bytes)
  }
  return { ...room, requireFreeDisk }
})

/** Rows of 10 MB, more than the kernel keeps for a socket that nobody reads. */
const sizes = { stations: 4, parameters: 10, days: 1_000 }
const long = { from: '2024-01-01', to: '2026-12-31' }
const short = { from: '2024-01-01', to: '2024-01-02' }

let puquio: TestApp
let port: number
let params: { projectId: number }
let reader: Calls
let other: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  port = Number(new URL(await puquio.listen()).port)
  const mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  await buildResults(puquio.database, mine, sizes)
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  other = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
}, 120_000)
afterAll(() => puquio.close())

/** Asks for a long export, and reads nothing of it. */
function askSilently({ headers }: Calls): Socket {
  const path = api.download.path.replace(':projectId', String(params.projectId))
  const query = new URLSearchParams(long).toString()
  const named = Object.entries(headers).map(([key, value]) => `${key}: ${value}\r\n`)
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  // The server closes once they are gone, after a failure, too.
  onTestFinished(() => void socket.destroy())
  socket.pause()
  socket.write(`GET ${path}?${query} HTTP/1.1\r\nHost: puquio\r\n${named.join('')}\r\n`)
  return socket
}
const download = async (calls: Calls, query: object) =>
  (await calls.send(api.download, { params, query })).statusCode

const recorded = async () =>
  (
    await puquio.database.owner.one<{ count: number }>(
      {},
      sql`select count(*)::int as count from data_export`,
    )
  )[0]?.count

test('four that a person does not read count after they were written, until they are left', async () => {
  const silent = [1, 2, 3, 4].map(() => askSilently(reader))
  await vi.waitFor(async () => expect(await recorded()).toBe(4), soon)
  // Of a project one at once is written, in the order in which they were asked for.
  expect(await download(other, short)).toBe(200)
  // On the disk that was asked for room.
  expect(await readdir(exportingOf(puquio.platform.config))).toHaveLength(4)
  const fifth = await reader.send(api.download, { params, query: short })
  expect(fifth.json()).toMatchObject({ status: 429, problem: 'TOO_MANY_REQUESTS' })
  for (const socket of silent) socket.destroy()
  await vi.waitFor(async () => expect(await download(reader, short)).toBe(200), soon)
  const left = () => readdir(exportingOf(puquio.platform.config))
  await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
})

test('an export for which others leave no room until its turn is refused, and leaves nothing', async () => {
  looksUntilFull = 1
  try {
    const refused = await reader.send(api.download, { params, query: short })
    expect(refused.json()).toMatchObject({ status: 503, problem: 'STORAGE_FULL' })
  } finally {
    looksUntilFull = Number.POSITIVE_INFINITY
  }
  expect(await readdir(exportingOf(puquio.platform.config))).toEqual([])
  expect(await download(reader, short)).toBe(200)
})

test('an export that is refused counts no longer', async () => {
  const none = { from: '1990-01-01', to: '1990-01-02' }
  for (let n = 0; n < 5; n++) expect(await download(reader, none)).not.toBe(429)
  expect(await download(reader, short)).toBe(200)
})
