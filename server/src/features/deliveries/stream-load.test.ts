import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { notificationRoutes, type StreamEvent } from '@puquio/contract/notifications'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BuiltUser, buildMember, buildProject, buildUser } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { soon } from '../../../test/soon.ts'

let puquio: TestApp
let address: string
beforeAll(async () => {
  puquio = await startTestApp({ config: { notificationsPerHour: 10_000 } })
  address = await puquio.listen()
})
afterAll(() => puquio.close())

const readers = 30
const notifications = 40

/** Reduced from the bench, which measures 500 streams for five minutes. */
test('20 notifications a second reach their ten recipients’ streams, each once', async () => {
  const { database } = puquio
  const project = await buildProject(database)
  const admin = await puquio.signIn(await buildMember(database, project, 'admin'))
  const people: BuiltUser[] = []
  const arrived: { id: number; reader: number }[] = []
  const closers: (() => void)[] = []
  for (let n = 0; n < readers; n++) {
    const user = await buildMember(database, project, 'read', { user: await buildUser(database) })
    people.push(user)
    const { cookie = '' } = (await puquio.signIn(user)).headers
    const url = `${address}${notificationRoutes.stream.path}`
    const request = get(url, { headers: { cookie }, agent: false })
    request.on('error', () => undefined)
    closers.push(() => request.destroy())
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    answer.on('error', () => undefined)
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm)) {
        const event = JSON.parse(data) as StreamEvent
        if (event.kind === 'notification') arrived.push({ id: event.id, reader: user.id })
      }
    })
  }
  const expected: { id: number; reader: number }[] = []
  const sending = Array.from({ length: notifications }, async (_, n) => {
    await pause(n * 50)
    const userIds = Array.from({ length: 10 }, (__, k) => people[(n * 10 + k) % readers]?.id ?? 0)
    const body = { priority: 2, module: 'general', message: 'Hola', methods: [1], userIds } as const
    const { id } = await admin.call(notificationRoutes.send, {
      params: { projectId: project.id },
      body: { ...body, methods: [...body.methods] },
    })
    expected.push(...userIds.map((reader) => ({ id, reader })))
  })
  await Promise.all(sending)
  const keys = (all: typeof arrived) => all.map(({ id, reader }) => `${id} ${reader}`).toSorted()
  await vi.waitFor(() => expect(keys(arrived)).toEqual(keys(expected)), soon)
  for (const close of closers) close()
}, 60_000)
