import { route } from '@puquio/contract'
import fastify, { type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../authorise.ts'
import { fairTurns } from '../../fair-turns.ts'
import { implement } from '../implement.ts'
import { reportProblems } from '../problems/report-problems.ts'
import { type Leave, messagesAtWork, shareWork } from './share-work.ts'

const routes = {
  slow: route({
    method: 'GET',
    path: '/slow',
    access: 'signed-in',
    reads: [],
    summary: 'Work that lasts until the test ends it',
    response: z.object({ done: z.literal(true) }),
  }),
}

/** A server whose callers are named by their header, and whose work lasts until `end`. */
function build() {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  reportProblems(app)
  const begun: number[] = []
  let end = () => {}
  const held = new Promise<void>((done) => {
    end = done
  })
  const guard = {
    identify: async (_route: unknown, { headers }: FastifyRequest) =>
      ({ session: { userId: Number(headers.authorization?.split('.')[0]) } }) as Caller,
    clock: { now: () => new Date('2026-02-14T12:00:00Z') },
    arrivals: { folder: '', scan: null as never, config: null as never },
    shareWork: shareWork(),
    fileTurns: fairTurns({ atOnce: 1, mostOfPerson: 1 }),
    always: [],
  }
  implement(app, guard, 'proof', routes, {
    slow: async ({ session }) => {
      begun.push(session.userId)
      await held
      return { done: true as const }
    },
  })
  const ask = (authorization: string) => app.inject({ url: '/slow', headers: { authorization } })
  const begunOf = (userId: number) => begun.filter((one) => one === userId).length
  return { app, ask, begunOf, end }
}

test('two hundred requests of one person keep nobody else waiting, and those that wait are answered', async () => {
  const { app, ask, begunOf, end } = build()
  const ofOne = Array.from({ length: 200 }, () => ask('1.a'))
  const ofAnother = ask('2.a')
  await expect.poll(() => begunOf(2)).toBe(1)
  expect(begunOf(1)).toBe(8)
  end()
  expect((await ofAnother).statusCode).toBe(200)
  const answers = await Promise.all(ofOne)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(begunOf(1)).toBe(108)
  expect(refused).toHaveLength(92)
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({ status: 429, problem: 'TOO_MANY_REQUESTS' })
    expect(answer.headers['retry-after']).toBe('2')
  }
  expect((await ask('1.a')).statusCode).toBe(200)
  await app.close()
})

test('a person with many tokens has no more at work than by one', async () => {
  const { app, ask, begunOf, end } = build()
  const ofOne = Array.from({ length: 50 }, (_, n) => ask(`1.${n}`))
  await expect.poll(() => begunOf(1)).toBe(8)
  const ofAnother = ask('2.a')
  await expect.poll(() => begunOf(2)).toBe(1)
  expect(begunOf(1)).toBe(8)
  end()
  expect((await ofAnother).statusCode).toBe(200)
  expect((await Promise.all(ofOne)).every(({ statusCode }) => statusCode === 200)).toBe(true)
  await app.close()
})

test('messages of devices wait together for their commit, two hundred of an address', async () => {
  const share = shareWork(messagesAtWork)
  const leaves: Leave[] = []
  const ask = () => share({ kind: 'address', key: '10.0.0.1' }).then((leave) => leaves.push(leave))
  const asked = Array.from({ length: 300 }, ask)
  await Promise.all(asked.slice(0, messagesAtWork))
  expect(leaves).toHaveLength(200)
  for (const leave of leaves.slice(0, 100)) leave()
  await Promise.all(asked)
  expect(leaves).toHaveLength(300)
})
