import { notificationRoutes } from '@puquio/contract/notifications'
import { eventNames } from '@puquio/contract/notifications/events'
import { notificationSettingRoutes as api } from '@puquio/contract/notifications/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  buildUser,
  type Row,
} from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { whileLocked } from '../../../../test/lock-waits.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { systemScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { notify } from '../service.ts'

let puquio: TestApp
let system: Calls
let project: Row
let reader: BuiltUser
let asAdmin: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})
afterAll(() => puquio.close())
beforeEach(async () => {
  const { database } = puquio
  await database.owner.one({}, sql`delete from notification_event`)
  project = await buildProject(database)
  asAdmin = await puquio.signIn(await buildMember(database, project, 'admin'))
  const user = await buildUser(database, { language: 'en' })
  reader = await buildMember(database, project, 'read', { user })
})

const params = { event: 'plan-imported' } as const
const input = {
  isOn: true,
  priority: 1,
  audience: 'everybody',
  methods: [1],
  texts: null,
  version: 0,
} as const
type Input = Parameters<typeof system.call<typeof api.setEvent>>[1]['body']
const set = (changes: Partial<Input> = {}) =>
  system.call(api.setEvent, { params, body: { ...input, methods: [1], ...changes } })
const receivedBy = async (user: BuiltUser) => {
  const scope = systemScope(puquio.database, puquio.clock)
  const values = { plan: 'Aguas', count: 2, person: 'Rosa' }
  await notify(scope, 'plan-imported', values, { projectId: project.id })
  await runJobs(puquio, 'notify')
  const calls = await puquio.signIn(user)
  const given = { params: { projectId: project.id }, query: {} }
  return (await calls.call(notificationRoutes.list, given)).items
}

describe('an event', () => {
  test('notifies as the registry says until something else is set, and again once that is taken back', async () => {
    const all = await system.call(api.events, {})
    expect(all.map(({ event }) => event)).toEqual(eventNames)
    expect(all.every(({ isDefault, isOn }) => isDefault && isOn)).toBe(true)
    expect(await receivedBy(reader)).toEqual([])
    expect(await set()).toMatchObject({ event: 'plan-imported', isDefault: false, version: 1 })
    expect(await receivedBy(reader)).toMatchObject([{ priority: 1, methods: [1] }])
    await system.call(api.resetEvent, { params })
    expect(await receivedBy(reader)).toHaveLength(1)
  })

  test('that is turned off notifies nobody', async () => {
    await set({ isOn: false })
    expect(await receivedBy(reader)).toEqual([])
  })

  test('tells in the words that were set, in Spanish where a language has none; earlier ones stay', async () => {
    await set()
    await set({ version: 1, texts: { es: 'Llegó {{plan}} ({{count}})', fr: 'Arrivé' } })
    expect((await receivedBy(reader))[0]?.message).toBe('Llegó Aguas (2)')
    await set({ version: 2, texts: { es: 'Llegó', en: '<b>{{plan}}</b> arrived' } })
    expect((await receivedBy(reader)).map(({ message }) => message)).toEqual([
      '<b>Aguas</b> arrived',
      'Llegó Aguas (2)',
    ])
  })

  test('takes no variable that it does not have, and no change over another one', async () => {
    const body = {
      ...input,
      methods: [1 as const],
      texts: { es: '{{plan}}', en: '{{plan}} {{who}}' },
    }
    expect(await system.refusal(api.setEvent, { params, body })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [{ path: 'texts.en', code: 'unknown-variable', params: { names: 'who' } }],
    })
    await set()
    for (const version of [0, 2])
      expect(
        await system.refusal(api.setEvent, { params, body: { ...body, texts: null, version } }),
      ).toMatchObject({ problem: 'CHANGED_MEANWHILE' })
  })
})

describe('a template', () => {
  const template = (name: string) => ({ name, texts: { es: 'Simulacro en {{project}}' } })

  test('is added, edited, offered to administrators of projects, and removed', async () => {
    const made = await system.call(api.createTemplate, { body: template('Simulacro') })
    const given = { params: { templateId: made.id } }
    const edited = await system.call(api.editTemplate, {
      ...given,
      body: { ...template('Simulacro anual'), version: 1 },
    })
    expect(edited).toMatchObject({ id: made.id, name: 'Simulacro anual', version: 2 })
    const stale = { ...given, body: { ...template('Otro'), version: 1 } }
    expect(await system.refusal(api.editTemplate, stale)).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
    })
    const offered = { params: { projectId: project.id } }
    expect(await asAdmin.call(api.offered, offered)).toEqual([edited])
    await system.call(api.removeTemplate, given)
    expect(await system.refusal(api.removeTemplate, given)).toMatchObject({ problem: 'NOT_FOUND' })
    expect(await asAdmin.call(api.offered, offered)).toEqual([])
  })

  test('whose name another takes in the same moment is refused as taken', async () => {
    const other = await system.call(api.createTemplate, { body: template('Tercera') })
    const given = { params: { templateId: other.id }, body: { ...template('Carrera'), version: 1 } }
    const lock = sql`insert into notification_template (name, texts) values ('CARRERA', '{"es":"Ya"}')`
    const work = () => system.refusal(api.editTemplate, given)
    expect(await whileLocked(puquio.database, lock, { waiting: 1, work })).toMatchObject({
      status: 409,
      problem: 'ALREADY_EXISTS',
      fields: [{ path: 'name', code: 'taken' }],
    })
  })

  test('has a name of its own, and only known variables', async () => {
    await system.call(api.createTemplate, { body: template('Charla') })
    const other = await system.call(api.createTemplate, { body: template('Otra') })
    const taken = { problem: 'ALREADY_EXISTS', fields: [{ path: 'name', code: 'taken' }] }
    expect(await system.refusal(api.createTemplate, { body: template('CHARLA') })).toMatchObject(
      taken,
    )
    const body = { ...template('charla'), version: 1 }
    expect(
      await system.refusal(api.editTemplate, { params: { templateId: other.id }, body }),
    ).toMatchObject(taken)
    const unknown = { name: 'X', texts: { es: 'Ya', pt: '{{plan}}' } }
    expect(await system.refusal(api.createTemplate, { body: unknown })).toMatchObject({
      fields: [{ path: 'texts.pt', code: 'unknown-variable' }],
    })
  })
})

test('the states of the sending methods say by which ways something can leave', async () => {
  const { mail, whatsapp } = await system.call(api.methodStates, {})
  expect(mail).toMatchObject({ isInEnvironment: false, ofSystem: 0, projects: 0 })
  expect(whatsapp).toEqual({ isConfigured: false })
})
