import { connect, type Socket } from 'node:net'
import { containerRoutes } from '@puquio/contract/containers'
import { projectRoutes } from '@puquio/contract/projects'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildMember, buildProject } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { soon } from '../../../test/soon.ts'

let puquio: TestApp
let port: number
let projectId: number
let admin: Calls
let other: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  port = Number(new URL(await puquio.listen()).port)
  const project = await buildProject(puquio.database)
  projectId = project.id
  admin = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
  other = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
})
afterAll(() => puquio.close())

const begin = async (calls: Calls, name: string) => {
  const body = {
    type: 'evidence' as const,
    folderId: null,
    name,
    bytes: 5_000,
    modifiedMs: 0,
    onSameName: 'ask' as const,
  }
  return (await calls.call(containerRoutes.beginUpload, { params: { projectId }, body })).id
}
/** Says that a part comes, and sends its first byte. */
async function sendSilently(calls: Calls, name: string): Promise<Socket> {
  const id = await begin(calls, name)
  const path = containerRoutes.uploadPart.path
    .replace(':projectId', String(projectId))
    .replace(':uploadId', id)
  const headers = Object.entries(calls.headers).map(([key, value]) => `${key}: ${value}\r\n`)
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write(
    `${containerRoutes.uploadPart.method} ${path}?offset=0 HTTP/1.1\r\nHost: puquio\r\n${headers.join('')}Content-Type: application/octet-stream\r\nContent-Length: 5000\r\n\r\n%`,
  )
  return socket
}
let sent = 0
const part = async (calls: Calls) => {
  const params = { projectId, uploadId: await begin(calls, `part-${++sent}.pdf`) }
  const file = { name: '', bytes: Buffer.alloc(5_000) }
  const input = { params, query: { offset: 0 } }
  return (await calls.send(containerRoutes.uploadPart, input, { file })).statusCode
}

test('four uploads of one person arrive at once, of whatever kind, and nobody else waits for them', async () => {
  const senders: Socket[] = []
  for (let n = 0; n < 4; n++) senders.push(await sendSilently(admin, `silent-${n}.pdf`))
  await vi.waitFor(async () => expect(await part(admin)).toBe(429), soon)
  const logo = { file: { name: 'logo.png', bytes: Buffer.alloc(10) } }
  const refused = () => admin.send(projectRoutes.setLogo, { params: { projectId } }, logo)
  expect((await refused()).json()).toMatchObject({ status: 429, problem: 'TOO_MANY_REQUESTS' })
  expect(await part(other)).toBe(200)
  const { config } = puquio.platform
  const before = config.diskReserveBytes
  config.diskReserveBytes = 1e18
  expect((await refused()).json()).toMatchObject({ status: 503, problem: 'STORAGE_FULL' })
  config.diskReserveBytes = before
  for (const socket of senders) socket.destroy()
  await vi.waitFor(async () => expect(await part(admin)).toBe(200), soon)
})
