import { connect } from 'node:net'
import { projectRoutes } from '@puquio/contract/projects'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMember, buildProject } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

test('what is too large by its length is refused at once, and the rest is not read to its end', async () => {
  const project = await buildProject(puquio.database)
  const { headers } = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
  const { port } = new URL(await puquio.listen())
  const path = projectRoutes.setLogo.path.replace(':projectId', String(project.id))
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
  const closed = new Promise((done) => socket.once('close', done))
  const began = performance.now()
  socket.write(
    [
      `${projectRoutes.setLogo.method} ${path} HTTP/1.1`,
      'host: puquio',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'content-type: multipart/form-data; boundary=b',
      'content-length: 2000000000',
      '\r\n--b\r\n',
    ].join('\r\n'),
  )
  const sending = setInterval(() => socket.write(Buffer.alloc(65_536)), 20)
  await closed
  clearInterval(sending)
  expect(text).toMatch(/^HTTP\/1\.1 413 /)
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    problem: 'TOO_LARGE',
    params: { maxMb: expect.any(Number) },
  })
  expect(performance.now() - began).toBeLessThan(10_000)
})
