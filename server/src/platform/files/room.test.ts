import { connect } from 'node:net'
import { containerRoutes } from '@puquio/contract/containers'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { attachmentRoutes } from '@puquio/contract/notifications/attachments'
import { memberRoutes } from '@puquio/contract/people/members'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { projectRoutes } from '@puquio/contract/projects'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildMember, buildProject, buildSystemAdmin } from '../../../test/build.ts'
import { buildEverything } from '../../../test/proofs/build-everything.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../db/sql.ts'
import { soon } from '../../../test/soon.ts'

let puquio: TestApp
let admin: Calls
let projectId: number
const reserve = 0
beforeAll(async () => {
  puquio = await startTestApp({ config: { diskReserveBytes: reserve } })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  const { config } = puquio.platform
  Object.assign(config, { projectQuotaBytes: 1_000_000, diskReserveBytes: reserve })
  const project = await buildProject(puquio.database)
  projectId = project.id
  admin = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
})

let made = 0
const begin = (bytes: number) => ({
  params: { projectId },
  body: {
    type: 'report' as const,
    folderId: null,
    name: `informe-${++made}.pdf`,
    bytes,
    modifiedMs: made,
    onSameName: 'both' as const,
  },
})
const pdf = Buffer.alloc(5_000, '%PDF-1.4\n%âãÏÓ\n', 'latin1')
const file = { name: 'informe.pdf', bytes: pdf }
/** Uploads by one request: those that are kept, and one that is only read. */
const keeping = () => {
  const on = { projectId }
  return [
    admin.send(attachmentRoutes.upload, { params: on }, { file }),
    admin.send(projectRoutes.setLogo, { params: on }, { file }),
    admin.send(planImportRoutes.start, { params: on, body: {} }, { file }),
    admin.send(
      monitoringRoutes.addEvidence,
      { params: { ...on, monitoringId: 1 }, body: { kind: 'photo' } },
      { file },
    ),
  ]
}
const reading = () =>
  admin.send(
    memberRoutes.importWorkbook,
    { params: { projectId }, body: { save: 'no' } },
    { file: { name: 'invitados.xlsx', bytes: pdf } },
  )
const problemsOf = async (answers: ReturnType<typeof keeping>) =>
  (await Promise.all(answers)).map((answer) => answer.json<{ problem?: string }>().problem)

test('a file that does not fit into its project is refused before it comes, by whatever call', async () => {
  const full = { status: 507, problem: 'PROJECT_FULL', params: { usedGb: 0, quotaGb: 0 } }
  expect(await admin.refusal(containerRoutes.beginUpload, begin(1_000_001))).toMatchObject(full)
  await admin.call(containerRoutes.beginUpload, begin(400_000))
  await admin.call(containerRoutes.beginUpload, begin(560_000))
  // What is on its way counts: 40,000 bytes are left, of which the frames of requests take some.
  expect(await admin.refusal(containerRoutes.beginUpload, begin(40_001))).toMatchObject(full)
  expect(await problemsOf(keeping())).not.toContain('PROJECT_FULL')
  await admin.call(containerRoutes.beginUpload, begin(39_000))
  expect(await problemsOf(keeping())).toEqual(Array.from({ length: 4 }, () => 'PROJECT_FULL'))
  expect((await reading()).json()).not.toMatchObject({ problem: 'PROJECT_FULL' })
})

test('a file of one request counts from its first byte to its last', async () => {
  const { hostname, port } = new URL(await puquio.listen())
  const path = attachmentRoutes.upload.path.replace(':projectId', String(projectId))
  const heads = Object.entries(admin.headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: puquio\r\n${heads.join('')}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 600000\r\n\r\n--b\r\n`,
  )
  const status = async () =>
    (await admin.send(containerRoutes.beginUpload, begin(500_000))).statusCode
  const cancelAll = () =>
    puquio.database.owner.one({}, sql`delete from container_upload where project_id = ${projectId}`)
  await vi.waitFor(async () => {
    await cancelAll()
    expect(await status()).toBe(507)
  }, soon)
  socket.destroy()
  await vi.waitFor(async () => expect(await status()).toBe(200), soon)
})

test('uploads that begin at once do not go beyond the quota together', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => admin.send(containerRoutes.beginUpload, begin(300_000))),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
})

test('who only writes announces a quarter of what is left, or one file', async () => {
  const member = await buildMember(puquio.database, { id: projectId }, 'write')
  const writer = await puquio.signIn(member)
  const evidence = (bytes: number) => {
    const { params, body } = begin(bytes)
    return { params, body: { ...body, type: 'evidence' as const } }
  }
  const first = await writer.call(containerRoutes.beginUpload, evidence(200_000))
  await writer.call(containerRoutes.beginUpload, evidence(50_000))
  expect(await writer.refusal(containerRoutes.beginUpload, evidence(1))).toMatchObject({
    status: 409,
    problem: 'UPLOADS_TOO_LARGE',
  })
  await admin.call(containerRoutes.beginUpload, begin(700_000))
  await writer.call(containerRoutes.cancelUpload, { params: { projectId, uploadId: first.id } })
  const another = await puquio.signIn(
    await buildMember(puquio.database, { id: projectId }, 'write'),
  )
  await another.call(containerRoutes.beginUpload, evidence(240_000))
})

test('other projects have their own quota', async () => {
  await admin.call(containerRoutes.beginUpload, begin(900_000))
  const other = await buildProject(puquio.database)
  const there = await puquio.signIn(await buildMember(puquio.database, other, 'admin'))
  const input = { ...begin(900_000), params: { projectId: other.id } }
  await there.call(containerRoutes.beginUpload, input)
})

test('nothing is received where the disk would have less left than its reserve', async () => {
  const { id: uploadId } = await admin.call(containerRoutes.beginUpload, begin(5_000))
  puquio.platform.config.diskReserveBytes = 1e18
  const full = { status: 503, problem: 'STORAGE_FULL' }
  expect(await admin.refusal(containerRoutes.beginUpload, begin(1))).toMatchObject(full)
  const part = await admin.send(
    containerRoutes.uploadPart,
    { params: { projectId, uploadId }, query: { offset: 0 } },
    { file: { name: '', bytes: pdf } },
  )
  expect(part.json()).toMatchObject(full)
  // The disk is asked before the number of a person's uploads.
  expect(await problemsOf([...keeping(), reading()])).toEqual(
    Array.from({ length: 5 }, () => 'STORAGE_FULL'),
  )
})

test('the system administrator sees what each project’s files take, of all kinds, and the quota', async () => {
  const { project } = await buildEverything(puquio.platform)
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const read = async (calls: Calls) => {
    const query = { search: project.name }
    const { items } = await calls.call(projectRoutes.administered, { query })
    return items.find(({ id }) => id === project.id)?.files
  }
  const before = (await read(system))?.used ?? 0
  expect(before).toBeGreaterThan(0)
  await puquio.database.owner.one(
    {},
    sql`update plan_import set bytes = bytes + 1000 where project_id = ${project.id}`,
  )
  await puquio.database.owner.one(
    {},
    sql`update notification_file set bytes = bytes + 20000 where project_id = ${project.id}`,
  )
  await puquio.database.owner.one(
    {},
    sql`update stored_file set bytes = bytes + 300000 where project_id = ${project.id}
      and id = (select min(id) from stored_file where project_id = ${project.id})`,
  )
  expect(await read(system)).toEqual({ used: before + 321_000, quota: 1_000_000 })
  const own = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
  expect(await read(own)).toBeNull()
})
