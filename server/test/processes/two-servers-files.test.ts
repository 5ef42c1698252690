import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { containerRoutes } from '@puquio/contract/containers'
import { type PlanImport, planImportRoutes } from '@puquio/contract/plan-imports'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Use } from '../../src/platform/sandbox/peers.ts'
import { buildMember, buildProject, type Row } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { goodRow } from '../workbooks/import-stage.ts'
import { filledTemplate } from '../workbooks/plan-workbooks.ts'
import { soon } from '../soon.ts'

/** Server processes on one database: two that share their data folder, and one that has its own. */
let puquio: TestApp
let project: Row
let headers: Record<string, string>
let servers: [first: string, second: string, apart: string]
const folders: string[] = []
const children: ChildProcess[] = []

async function startServer(folder: string): Promise<string> {
  const script = join(import.meta.dirname, 'server-process.ts')
  const child = fork(script, [...Object.values(puquio.urls), folder])
  children.push(child)
  const [address] = (await once(child, 'message')) as [string]
  return address
}
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'puquio-files-'))
  folders.push(folder)
  return folder
}

beforeAll(async () => {
  // The servers have the clock of the machine, by which the sessions are made.
  puquio = await startTestApp({ now: systemClock.now().toISOString() })
  project = await buildProject(puquio.database)
  headers = (await puquio.signIn(await buildMember(puquio.database, project, 'admin'))).headers
  const shared = newFolder()
  servers = [await startServer(shared), await startServer(shared), await startServer(newFolder())]
}, 60_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await puquio.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Called = { projectId?: number; uploadId?: string; query?: string; as?: Record<string, string> }
async function call(
  address: string,
  { method, path }: { method: string; path: string },
  body: object | Buffer | FormData | null,
  { projectId = project.id, uploadId = '', query = '', as = headers }: Called = {},
) {
  const asked = path.replace(':projectId', String(projectId)).replace(':uploadId', uploadId)
  const isBytes = Buffer.isBuffer(body)
  const type = isBytes ? 'application/octet-stream' : 'application/json'
  const payload =
    body === null || body instanceof FormData
      ? body
      : isBytes
        ? new Uint8Array(body)
        : JSON.stringify(body)
  const isTyped = body !== null && !(body instanceof FormData)
  return fetch(`${address}${asked}${query}`, {
    method,
    headers: { ...as, ...(isTyped ? { 'content-type': type } : {}) },
    ...(payload === null ? {} : { body: payload }),
  })
}

const pdf = Buffer.alloc(300_000, 32)
pdf.write('%PDF-1.4\n%âãÏÓ\n1 0 obj <<>> endobj\n', 'latin1')
async function beginAt(address: string, name: string): Promise<string> {
  const body = {
    type: 'report',
    folderId: null,
    name,
    bytes: pdf.length,
    modifiedMs: 1,
    onSameName: 'both',
  }
  const answer = await call(address, containerRoutes.beginUpload, body)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { id: string }).id
}
const sendPart = (address: string, uploadId: string, from: number, to: number) =>
  call(address, containerRoutes.uploadPart, pdf.subarray(from, to), {
    uploadId,
    query: `?offset=${from}`,
  })

test('an upload goes on and ends at another process that shares the data folder', async () => {
  const [first, second] = servers
  const uploadId = await beginAt(first, 'compartido.pdf')
  expect(await (await sendPart(first, uploadId, 0, 100_000)).json()).toMatchObject({
    received: 100_000,
  })
  expect(await (await sendPart(second, uploadId, 100_000, 200_000)).json()).toMatchObject({
    received: 200_000,
  })
  expect(await (await sendPart(first, uploadId, 200_000, 300_000)).json()).toMatchObject({
    received: 300_000,
  })
  const finished = await call(
    second,
    containerRoutes.finishUpload,
    { onSameName: 'both' },
    { uploadId },
  )
  const { id } = (await finished.json()) as { id: number }
  const path = containerRoutes.content.path.replace(':containerFileId', String(id))
  const content = await call(first, { method: 'GET', path }, null)
  expect(Buffer.from(await content.arrayBuffer()).equals(pdf)).toBe(true)
})

test('a process that does not share it says so, and takes no half of an upload', async () => {
  const [first, , apart] = servers
  const uploadId = await beginAt(first, 'separado.pdf')
  await sendPart(first, uploadId, 0, 100_000)
  for (const answer of [
    await sendPart(apart, uploadId, 100_000, 200_000),
    await sendPart(apart, uploadId, 0, 100_000),
    await call(apart, containerRoutes.upload, null, { uploadId }),
    await call(apart, containerRoutes.finishUpload, { onSameName: 'both' }, { uploadId }),
  ])
    expect(await answer.json()).toMatchObject({ status: 409, problem: 'UPLOAD_ELSEWHERE' })
  // The same file begins from the start there, and the first goes on with its own.
  expect(await beginAt(apart, 'separado.pdf')).not.toBe(uploadId)
  expect(await beginAt(first, 'separado.pdf')).toBe(uploadId)
  expect(await (await sendPart(first, uploadId, 100_000, 300_000)).json()).toMatchObject({
    received: 300_000,
  })
})

async function importAt(address: string, projectId: number, as: Record<string, string>) {
  const key = randomUUID()
  const form = new FormData()
  form.set('key', key)
  form.set('file', new Blob([new Uint8Array(await filledTemplate([goodRow]))]), 'plan.xlsx')
  const started = await call(address, planImportRoutes.start, form, { projectId, as })
  expect(started.status).toBe(200)
  return async () => {
    const path = planImportRoutes.get.path.replace(':key', key)
    const shown = await call(address, { method: 'GET', path }, null, { projectId, as })
    return ((await shown.json()) as PlanImport).state
  }
}

test('a project has its share of slots over all processes, until those that have the others are gone', async () => {
  const heard: { id: string; uses: Use[] }[] = []
  const { database } = puquio
  await database.listen(
    'slots',
    (payload) => heard.push(JSON.parse(payload)),
    () => undefined,
  )
  const sayAs = (id: string, uses: Use[]) =>
    database.owner.one({}, sql`select pg_notify('slots', ${JSON.stringify({ id, uses })})`)
  const busy = await buildProject(database)
  const busyHeaders = (await puquio.signIn(await buildMember(database, busy, 'admin'))).headers
  // Another process has two tasks of the project, as many as one may have; then it falls silent.
  await sayAs(randomUUID(), [{ project: busy.id, running: 2, usedMs: 0 }])
  const [first] = servers
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1), soon)
  const waiting = await importAt(first, busy.id, busyHeaders)
  const served = await importAt(first, project.id, headers)
  await vi.waitFor(async () => expect(await served()).not.toBe('checking'), soon)
  expect(await waiting()).toBe('checking')
  const isOfProject = ({ uses }: { uses: Use[] }) =>
    uses.some((one) => one.project === project.id && one.running === 1)
  expect(heard.some(isOfProject)).toBe(true)
  await vi.waitFor(async () => expect(await waiting()).not.toBe('checking'), {
    ...soon,
    timeout: 30_000,
  })
}, 60_000)
