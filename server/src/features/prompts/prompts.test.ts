import { promptRoutes, taskMax } from '@puquio/contract/commitments/prompts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildInstrument } from '../../../test/proofs/build-instrument.ts'
import type { Calls } from '../../../test/send.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { defaultTask } from './default-task.ts'
import { chosenPrompt } from './service.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let reader: Calls
let instrumentId: number
let params: { projectId: number }

beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  admin = await puquio.signIn(mine.admin)
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  instrumentId = (await buildInstrument(puquio.database, mine)).id
  params = { projectId: mine.project.id }
})

const input = (task: string | null, after: number, of: number | null = null) => ({
  params,
  body: { instrumentId: of, task, after },
})
const save = (task: string | null, after: number, of: number | null = null) =>
  admin.call(promptRoutes.save, input(task, after, of))
const current = (of?: number) =>
  reader.call(promptRoutes.current, { params, query: of ? { instrumentId: of } : {} })

describe('a prompt', () => {
  test('is the product’s until the project, then the instrument has one of its own', async () => {
    const product = { task: defaultTask, source: 'product' }
    expect(await current()).toEqual({ ...product, without: product, number: 0, model: null })
    await save('Del proyecto', 0)
    const project = { task: 'Del proyecto', source: 'project' }
    expect(await current()).toMatchObject({ ...project, without: product, number: 1 })
    expect(await current(instrumentId)).toMatchObject({ ...project, without: project, number: 0 })
    await save('Del instrumento', 0, instrumentId)
    expect(await current(instrumentId)).toMatchObject({
      task: 'Del instrumento',
      source: 'instrument',
      without: project,
      number: 1,
    })
    const scope = projectScope(puquio.database, puquio.clock, {
      projectId: mine.project.id,
      userId: 0,
      permissions: [],
      isSystemAdmin: false,
      timeZone: 'America/Lima',
    })
    expect(await chosenPrompt(scope, instrumentId, null)).toEqual({
      task: 'Del instrumento',
      source: 'instrument',
      number: 1,
    })
    expect(await chosenPrompt(scope, instrumentId, { source: 'project', number: 1 })).toEqual({
      task: 'Del proyecto',
      source: 'project',
      number: 1,
    })
    // And back, each to what is above it.
    expect(await save(null, 1, instrumentId)).toMatchObject({ number: 2, task: null })
    expect(await current(instrumentId)).toMatchObject({ ...project, number: 2 })
    await save(null, 1)
    expect(await current(instrumentId)).toMatchObject({ ...product, without: product })
  })

  test('keeps its versions, of which an earlier one can hold again', async () => {
    await save('Uno', 0)
    await save('Dos', 1)
    const restore = (number: number, after: number) => ({
      params,
      body: { instrumentId: null, number, after },
    })
    expect(await admin.call(promptRoutes.restore, restore(1, 2))).toMatchObject({
      number: 3,
      task: 'Uno',
      restoredNumber: 1,
      length: 3,
    })
    const list = await reader.call(promptRoutes.list, { params, query: { size: 2 } })
    expect(list).toMatchObject({
      total: 3,
      items: [
        { number: 3, restoredNumber: 1, length: 3 },
        { number: 2, restoredNumber: null },
      ],
    })
    expect(list.items[0]).not.toHaveProperty('task')
    const oldest = { params, query: { size: 1, sort: 'number' as const } }
    expect((await reader.call(promptRoutes.list, oldest)).items).toMatchObject([{ number: 1 }])
    const second = { params, query: { number: 2 } }
    expect(await reader.call(promptRoutes.version, second)).toMatchObject({
      number: 2,
      task: 'Dos',
      madeAt: expect.stringContaining('2026-02-15'),
      madeBy: expect.stringContaining(' '),
    })
    expect(await admin.refusal(promptRoutes.restore, restore(9, 3))).toMatchObject({ status: 404 })
    expect(await admin.refusal(promptRoutes.restore, restore(1, 2))).toMatchObject({ status: 409 })
  })

  test('of two people who edit at once, one is told', async () => {
    const both = await Promise.all(
      ['De Rosa', 'De Luis'].map((task) => admin.send(promptRoutes.save, input(task, 0))),
    )
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect((await reader.call(promptRoutes.list, { params, query: {} })).total).toBe(1)
    expect(await admin.refusal(promptRoutes.save, input('De nuevo', 0))).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
    })
  })

  test('has a length, and texts as people write them', async () => {
    await save(`ñ${'x'.repeat(taskMax - 1)}`, 0)
    for (const task of ['x'.repeat(taskMax + 1), '  \n '])
      expect(await admin.refusal(promptRoutes.save, input(task, 1))).toMatchObject({ status: 422 })
    const task = '<script>alert(1)</script>\n=cmd|…\n"; drop table prompt_version; --'
    expect(await save(task, 1)).toMatchObject({ task })
  })

  test('is edited by an ADMIN alone, of instruments of the project', async () => {
    const edit = input('Otro', 0)
    expect(await reader.refusal(promptRoutes.save, edit)).toMatchObject({ status: 403 })
    expect(await puquio.nobody.refusal(promptRoutes.save, edit)).toMatchObject({ status: 401 })
    const other = await buildMine(puquio.database)
    const foreign = { instrumentId: (await buildInstrument(puquio.database, other)).id }
    const unknown = { status: 404 }
    const ofForeign = input('Ajeno', 0, foreign.instrumentId)
    expect(await admin.refusal(promptRoutes.save, ofForeign)).toMatchObject(unknown)
    for (const route of [promptRoutes.list, promptRoutes.current])
      expect(await reader.refusal(route, { params, query: foreign })).toMatchObject(unknown)
    const outsider = await puquio.signIn(other.admin)
    const asked = { params, query: {} }
    expect(await outsider.refusal(promptRoutes.current, asked)).toMatchObject(unknown)
  })
})
