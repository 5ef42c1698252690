import { sessionRoutes as routes } from '@puquio/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildUser, builtPassword } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { wrongPassword } from '../../../test/sign-in-setting.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

test('a flood over real connections keeps nobody out, nor waiting', async () => {
  const seconds = process.env.PUQUIO_PROVE === 'full' ? 38 : 4
  const origin = await puquio.listen()
  const send = (email: string, password: string) =>
    fetch(`${origin}${routes.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
  const person = await buildUser(puquio.database)
  const target = await buildUser(puquio.database)
  for (const { email } of [person, target])
    expect((await send(email, builtPassword)).status).toBe(200)
  const endsAt = Date.now() + seconds * 1000
  let tried = 0
  const attackers = Array.from({ length: 4 }, async (_, which) => {
    while (Date.now() < endsAt) {
      const email = which === 0 ? target.email : `nobody-${tried}@example.com`
      await (await send(email, wrongPassword)).arrayBuffer()
      tried++
      await new Promise((done) => setTimeout(done, 20))
    }
  })
  const waits: number[] = []
  while (Date.now() < endsAt) {
    const sentAt = performance.now()
    expect((await send(person.email, builtPassword)).status).toBe(200)
    waits.push(performance.now() - sentAt)
    await new Promise((done) => setTimeout(done, 200))
  }
  await Promise.all(attackers)
  expect(tried).toBeGreaterThan(seconds * 10)
  expect(waits.length).toBeGreaterThan(seconds)
  expect(Math.max(...waits)).toBeLessThan(5_000)
}, 60_000)
