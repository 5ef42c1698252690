import fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitLoad } from './limit-load.ts'
import { reportProblems } from './report-problems.ts'

test('one request more than can be served is told to come back, and the next ones pass', async () => {
  const app = fastify()
  reportProblems(app)
  limitLoad(app, 2)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  app.get('/slow', async () => {
    await held
    return 'done'
  })
  const running = [app.inject('/slow'), app.inject('/slow')]
  await new Promise((done) => setTimeout(done, 50))
  const refused = await app.inject('/slow')
  expect(refused.json()).toMatchObject({ status: 503, problem: 'BUSY', params: { retryAfterS: 2 } })
  expect(refused.headers['retry-after']).toBe('2')
  release()
  expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await app.inject('/slow')).statusCode).toBe(200)
  expect((await app.inject('/nothing')).statusCode).toBe(404)
  await app.close()
})
