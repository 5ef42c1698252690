import { notificationPreferenceRoutes as api } from '@puquio/contract/notifications/preferences'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildMine,
  buildMonitoring,
  buildProject,
  buildUser,
  insert,
  type Row,
} from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { systemScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueueForSystem } from '../../../platform/jobs/enqueue.ts'
import { digestJob } from '../digest/digests.ts'

let puquio: TestApp
let project: Row
let admin: BuiltUser
let anna: BuiltUser
let asAnna: Calls
let asAdmin: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.hold()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  const { database, clock } = puquio
  clock.set('2026-02-15T12:00:00-05:00')
  await database.owner.one({}, sql`delete from job`)
  project = await buildProject(database, { name: 'Antares' })
  admin = await buildMember(database, project, 'admin')
  asAdmin = await puquio.signIn(admin)
  const user = await buildUser(database, { language: 'fr', name: 'Anna' })
  anna = await buildMember(database, project, 'read', { user })
  asAnna = await puquio.signIn(anna)
})

const set = async (changes: object) => {
  const body = { ...(await asAnna.call(api.get, {})), ...changes }
  return asAnna.call(api.set, { body })
}
const send = (message: string, priority: 1 | 2 | 3 = 2) => {
  // The clock stands still, and a digest tells what came after the one before.
  puquio.clock.advance(1)
  return asAdmin.call(notificationRoutes.send, {
    params: { projectId: project.id },
    body: { priority, module: 'general', message, methods: [1], userIds: [anna.id] },
  })
}
const at = async (instant: string) => {
  puquio.clock.set(instant)
  await enqueueForSystem(systemScope(puquio.database, puquio.clock), digestJob, {})
  await runJobs(puquio, 'send-digests')
}
const mails = () =>
  puquio.database.owner.one<{ subject: string; bodyText: string }>(
    {},
    sql`select subject, body_text from mail where recipient = ${anna.email} order by id`,
  )

describe('preferences', () => {
  test('are everything at once until they are set, and one’s own', async () => {
    expect(await asAnna.call(api.get, {})).toMatchObject({
      high: [1, 2, 3],
      low: [1, 2, 3],
      version: 0,
    })
    const quietHours = { from: '22:00', until: '06:00' }
    await set({ low: [], quietHours, digestTime: '07:30', timeZone: 'Europe/Paris' })
    const kept = { low: [], quietHours, digestTime: '07:30', timeZone: 'Europe/Paris', version: 1 }
    expect(await asAnna.call(api.get, {})).toMatchObject(kept)
    expect((await asAdmin.call(api.get, {})).version).toBe(0)
    expect((await set({ quietHours: null })).version).toBe(2)
  })

  test('are not written over those of another page, nor accepted with an empty pause', async () => {
    const before = await asAnna.call(api.get, {})
    await set({})
    for (const version of [0, 2])
      expect(await asAnna.refusal(api.set, { body: { ...before, version } })).toMatchObject({
        problem: 'CHANGED_MEANWHILE',
      })
    const body = { ...before, quietHours: { from: '22:00', until: '22:00' } }
    expect(await asAnna.refusal(api.set, { body })).toMatchObject({
      fields: [{ path: 'quietHours.until', code: 'same-time' }],
    })
  })
})

describe('the digest', () => {
  test('leaves once a day at the person’s hour, with what is not read, in their language', async () => {
    await set({ digestTime: '18:00' })
    await send('Charla', 3)
    const { id } = await send('Leída')
    await send('Huaico', 1)
    const read = { params: { projectId: project.id, notificationId: id }, body: { isRead: true } }
    await asAnna.call(notificationRoutes.mark, read)
    await at('2026-02-15T17:59:00-05:00')
    expect(await mails()).toEqual([])
    await at('2026-02-15T18:00:00-05:00')
    expect(await mails()).toHaveLength(1)
    await at('2026-02-15T18:05:00-05:00')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Résumé du jour : 2 notifications non lues')
    expect(mail?.bodyText).toMatch(
      /Bonjour, Anna.*\n\nAntares \(2 non lues\)\n\n• \[haute\] Huaico\n\n• \[basse\] Charla/,
    )
  })

  test('tells the next day only what came since, and nothing of an empty one', async () => {
    await set({ digestTime: '18:00' })
    await send('Uno')
    await at('2026-02-15T18:00:00-05:00')
    await at('2026-02-16T18:00:00-05:00')
    expect(await mails()).toHaveLength(1)
    asAdmin = await puquio.signIn(admin)
    await send('Dos')
    // A process that was away at the hour makes up for it.
    await at('2026-02-17T23:00:00-05:00')
    const second = (await mails())[1]
    expect(second?.bodyText).toContain('Dos')
    expect(second?.bodyText).not.toContain('Uno')
  })

  test('that is asked for after its hour begins tomorrow, on the clock of the person’s zone', async () => {
    await set({ digestTime: '17:00', timeZone: 'Europe/Paris' })
    await send('Uno')
    await at('2026-02-15T18:30:00-05:00')
    expect(await mails()).toEqual([])
    await at('2026-02-16T10:59:00-05:00')
    expect(await mails()).toEqual([])
    await at('2026-02-16T11:00:00-05:00')
    expect(await mails()).toHaveLength(1)
  })

  test('counts near and unfulfilled monitorings as the start page does, where nothing is unread, too', async () => {
    const { database } = puquio
    const mine = await buildMine(database)
    const reader = await buildMember(database, mine.project, 'read')
    const member = await puquio.signIn(reader)
    const preferences = await member.call(api.get, {})
    await member.call(api.set, { body: { ...preferences, digestTime: '18:00' } })
    for (const estimatedOn of ['2026-02-10', '2026-02-16', '2026-02-17'])
      await buildMonitoring(database, mine, { estimatedOn })
    const texts = async () => {
      const found = await database.owner.one<{ subject: string; bodyText: string }>(
        {},
        sql`select subject, body_text from mail where recipient = ${reader.email} order by id`,
      )
      return found.map(({ subject, bodyText }) => `${subject}\n${bodyText}`)
    }
    // The screen is not in the menu: what they cannot open is not counted.
    await at('2026-02-14T18:00:00-05:00')
    expect(await texts()).toEqual([])
    await insert(database, 'menu_item', {
      projectId: mine.project.id,
      position: 1,
      kind: 'screen',
      label: 'menu.PlanningAndMonitoring',
      alias: 'PlanningAndMonitoring',
    })
    await at('2026-02-15T18:00:00-05:00')
    const [mail = ''] = await texts()
    const plan = String(mine.plan.name)
    expect(mail).toContain('Resumen del día: monitoreos cercanos e incumplidos')
    expect(mail).toContain(`• Monitoreos cercanos en «${plan}»: 2`)
    expect(mail).toContain(`• Monitoreos incumplidos en «${plan}»: 1`)
    // A guest whose time is over hears nothing of the project any more.
    await database.owner.one(
      {},
      sql`update project_member set ends_on = '2026-02-15' where user_id = ${reader.id}`,
    )
    await at('2026-02-16T18:00:00-05:00')
    expect(await texts()).toHaveLength(1)
  })

  test('tells nothing of a project that the person may no longer enter', async () => {
    await set({ digestTime: '18:00' })
    await send('Secreto')
    await puquio.database.owner.one(
      {},
      sql`update project_member set ends_on = '2026-02-14' where user_id = ${anna.id}`,
    )
    await at('2026-02-15T18:00:00-05:00')
    expect(await mails()).toEqual([])
  })
})
