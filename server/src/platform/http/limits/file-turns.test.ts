import { setImmediate as tick } from 'node:timers/promises'
import { type AnyRoute, file, route } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import fastify, { type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../authorise.ts'
import { sql } from '../../db/sql.ts'
import { implement } from '../implement.ts'
import { reportProblems } from '../problems/report-problems.ts'
import { fileTurns } from './file-turns.ts'
import { shareWork } from './share-work.ts'

const params = z.object({ projectId: z.coerce.number() })
const routes = {
  workbook: file({
    method: 'GET',
    path: '/projects/:projectId/workbook',
    access: 'project:read',
    isMadeInTurn: true,
    summary: 'A file that is made until the test ends it',
    params,
  }),
  long: file({
    method: 'GET',
    path: '/projects/:projectId/long',
    access: 'project:read',
    isMadeInTurn: true,
    summary: 'A file that is read for without end',
    params,
  }),
  page: route({
    method: 'GET',
    path: '/projects/:projectId/page',
    access: 'project:read',
    reads: [],
    summary: 'What is answered at once',
    params,
    response: z.object({ done: z.literal(true) }),
  }),
}

/** A server whose callers are named by their header, and whose files are made one by one as the test says. */
function build() {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  reportProblems(app)
  const making: { projectId: number; end: () => void }[] = []
  let most = 0
  let reading = 0
  const statement = async () => {
    await tick()
    return []
  }
  const transaction = (work: (within: object) => unknown) => work({ rows: statement, transaction })
  const guard = {
    identify: async (_route: unknown, { headers, params: asked }: FastifyRequest) => {
      const userId = Number(headers.authorization)
      const { projectId } = asked as { projectId: string }
      return {
        session: { userId },
        scope: { userId, projectId: Number(projectId), rows: statement, transaction },
      } as unknown as Caller
    },
    clock: { now: () => new Date('2026-02-14T12:00:00Z') },
    arrivals: { folder: '', scan: null as never, config: null as never },
    shareWork: shareWork(),
    fileTurns: fileTurns(),
    always: [],
  }
  implement(app, guard, 'proof', routes, {
    workbook: async ({ scope: { projectId } }) => {
      const made = Promise.withResolvers<void>()
      const own = { projectId, end: made.resolve }
      making.push(own)
      most = Math.max(most, making.length)
      await made.promise
      making.splice(making.indexOf(own), 1)
      return { name: 'a.xlsx', mediaType: 'text/plain', body: Buffer.from(String(projectId)) }
    },
    long: async ({ scope }) => {
      reading++
      try {
        for (;;) await scope.transaction((within) => within.rows(sql`select`))
      } finally {
        reading--
      }
    },
    page: async () => ({ done: true as const }),
  })
  const ask = (userId: number, projectId: number, path = 'workbook') =>
    app.inject({
      url: `/projects/${projectId}/${path}`,
      headers: { authorization: String(userId) },
    })
  const projects = () => making.map(({ projectId }) => projectId)
  return { app, ask, making, projects, most: () => most, reading: () => reading }
}

test('two files are made at once, one of a project, and those that wait keep no page waiting', async () => {
  const { app, ask, making, projects, most } = build()
  const answers = [ask(1, 1), ask(1, 1), ask(1, 1), ask(1, 1), ask(1, 1), ask(1, 1)]
  await expect.poll(projects).toEqual([1])
  answers.push(ask(2, 2), ask(3, 3))
  await expect.poll(projects).toEqual([1, 2])
  const pages = Array.from({ length: 8 }, () => ask(1, 1, 'page'))
  for (const page of await Promise.all(pages)) expect(page.statusCode).toBe(200)
  const ending = setInterval(() => making[0]?.end(), 2)
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200)
  clearInterval(ending)
  expect(most()).toBe(2)
  await app.close()
})

test('whoever goes away gives the turn up with the next statement that is read for them', async () => {
  const { app, ask, making, projects, reading } = build()
  const server = await app.listen({ port: 0 })
  const leaving = new AbortController()
  const { signal } = leaving
  const left = fetch(`${server}/projects/1/long`, { headers: { authorization: '1' }, signal })
  await expect.poll(reading).toBe(1)
  const next = ask(2, 1)
  await tick()
  expect(projects()).toEqual([])
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  await expect.poll(projects).toEqual([1])
  expect(reading()).toBe(0)
  making[0]?.end()
  expect((await next).statusCode).toBe(200)
  await app.close()
})

test('the next after those that may wait is told that the server is busy, and when to ask again', async () => {
  const { app, ask, making } = build()
  const answers = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2].map((person) => ask(person, 1))
  await expect.poll(() => making.length).toBe(1)
  const refused = await ask(2, 1)
  expect(refused.json()).toMatchObject({ status: 503, problem: 'BUSY' })
  expect(refused.headers['retry-after']).toBe('10')
  // Nobody is shut out by what others of the project asked for.
  answers.push(ask(3, 1))
  const ending = setInterval(() => making[0]?.end(), 2)
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200)
  expect((await ask(2, 1)).statusCode).toBe(200)
  clearInterval(ending)
  await app.close()
})

const isKept = 'It is kept as it is sent.'
const isTemplate = 'A workbook to fill in, with the names that the project has.'
const isList =
  'The one statement of a list, of 100,000 rows at most; it is written while it is sent.'
const isReadWhileSent = 'It is read while it is sent.'
const waitsForSandbox = 'The person’s own workbook, marked by the sandbox, which has its own turns.'

/** Files that nobody waits seconds for, or that have turns of their own. */
const madeAtOnce: Record<string, string> = {
  'projects.logo': isKept,
  'files.download': isKept,
  'containers.content': isKept,
  'resultImports.report': isKept,
  'dataExports.file': isKept,
  'pdfReports.file': isKept,
  'evidencePacks.file': isKept,
  'evidencePacks.pdf': isKept,
  'evidencePacks.verifier': 'A script of the product.',
  'mapLayers.content': isKept,
  'mapLayers.original': isKept,
  'documents.original': isKept,
  'documents.view': isKept,
  'notificationAttachments.content': isKept,
  'members.template': isTemplate,
  'planImports.template': isTemplate,
  'treatmentDays.template': isTemplate,
  'soundings.template': isTemplate,
  'deviceWorkbooks.template': isTemplate,
  'reference.exportList': 'A list of 5,000 rows at most, since it is taken back.',
  'plans.workbook': isList,
  'limits.workbook': isList,
  'alarms.file': isList,
  'commitments.file': isList,
  'instruments.file': isList,
  'taskOccurrences.file': isList,
  'correctiveActions.file': isList,
  'audit.acceptanceList': isReadWhileSent,
  'audit.acceptanceListOfSystem': isReadWhileSent,
  'monitorings.workbook': isReadWhileSent,
  'containers.archive': isReadWhileSent,
  'audit.workbook': isReadWhileSent,
  'audit.workbookOfSystem': isReadWhileSent,
  'schedule.workbook': 'One month of a plan.',
  'schedule.calendar': 'One month of a plan.',
  'planImports.errors': waitsForSandbox,
  'resultImports.marked': waitsForSandbox,
  'laboratoryFiles.marked': waitsForSandbox,
  'dataExports.download': 'Exports have turns of their own.',
  'mapLayers.picture': 'Another server makes it, reached by the outbound door.',
  'whatsapp.verify': 'The text that came with the question.',
}

test('every file is made in turn, or says why nobody waits for it', () => {
  const files = Object.entries(api).flatMap(([feature, own]) =>
    Object.entries(own)
      .map(([name, one]) => [`${feature}.${name}`, one as AnyRoute] as const)
      .filter(([, { kind }]) => kind === 'file'),
  )
  const names = (isInTurn: boolean) =>
    files.filter(([, one]) => (one.isMadeInTurn ?? false) === isInTurn).map(([name]) => name)
  expect(names(false).toSorted()).toEqual(Object.keys(madeAtOnce).toSorted())
  expect(names(true)).toEqual(
    expect.arrayContaining([
      'boards.file',
      'variation.file',
      'compliance.file',
      'hydrochemistry.file',
      'levelReports.file',
      'laboratoryComparisons.file',
      // Sixty months of a plant, fifty wells with their sensors, half a million readings.
      'treatmentDays.file',
      'wells.file',
      'readings.file',
    ]),
  )
})
