import { generalRoutes as routes } from '@puquio/contract/general'
import { settingRoutes } from '@puquio/contract/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  buildUser,
  insert,
  type Row,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let puquio: TestApp
let project: Row
let admin: BuiltUser
let reader: BuiltUser
beforeAll(async () => {
  puquio = await startTestApp()
  project = await buildProject(puquio.database)
  admin = await buildMember(puquio.database, project, 'admin')
  reader = await buildMember(puquio.database, project, 'read')
})
afterAll(() => puquio.close())

describe('general data', () => {
  test('is there before anybody signs in, without the demonstration’s accounts', async () => {
    const { data } = await puquio.nobody.call(routes.appData, {})
    expect(data.now).toMatch(/^2026-02-15T17:0/)
    expect(data).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      locales: ['es', 'en', 'fr', 'pt'],
      defaults: {
        locale: 'es',
        sessionMs: 3_600_000,
        idleMs: 15_000,
        requestTimeoutMs: 90_000,
        chunkTimeoutMs: 120_000,
      },
      contact: { name: '', email: '', phone: '' },
      demo: null,
      features: { mail: false, tiles: false },
    })
  })

  test('tells the contact of the system settings', async () => {
    const contact = { name: 'Mesa de ayuda', email: 'ayuda@example.com', phone: '+51 1 555 0100' }
    await insert(puquio.database, 'system_setting', {
      name: 'contact',
      value: JSON.stringify(contact),
    })
    expect((await puquio.nobody.call(routes.appData, {})).data.contact).toEqual(contact)
  })

  test('health says live and ready', async () => {
    expect(await puquio.nobody.call(routes.health, {})).toMatchObject({ live: true, ready: true })
  })

  test('health and the settings say when the disk is near its reserve', async () => {
    const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
    const { config } = puquio.platform
    const disk = async () => {
      const { diskLow } = await puquio.nobody.call(routes.health, {})
      return { diskLow, shown: (await system.call(settingRoutes.get, {})).disk }
    }
    const { freeBytes } = (await disk()).shown
    expect(freeBytes).toBeGreaterThan(0)
    for (const [part, isLow] of [
      [0.4, false],
      [0.6, true],
    ] as const) {
      config.diskReserveBytes = freeBytes * part
      expect(await disk()).toMatchObject({
        diskLow: isLow,
        shown: { reserveBytes: config.diskReserveBytes, isLow },
      })
    }
  })
})

describe('the menu', () => {
  const of = (user: Row, inProject: Row = project) => ({
    query: { user: user.id, project: inProject.id },
  })

  test('is a tree in its order, without what is hidden from the user and what hangs below it', async () => {
    const item = (columns: object) =>
      insert(puquio.database, 'menu_item', { projectId: project.id, kind: 'screen', ...columns })
    const folder = await item({ position: 2, kind: 'folder', label: 'Aguas' })
    await item({
      position: 1,
      label: 'menu.plans',
      alias: 'PlanningAndMonitoring',
      parentId: folder.id,
    })
    await item({ position: 1, label: 'menu.home', alias: 'Home' })
    const secret = await item({ position: 3, kind: 'folder', label: 'Reservado' })
    await item({
      position: 1,
      label: 'menu.reference',
      alias: 'ReferenceData',
      parentId: secret.id,
    })
    await insert(puquio.database, 'menu_hidden', {
      projectId: project.id,
      menuItemId: secret.id,
      userId: reader.id,
    })
    const asReader = await puquio.signIn(reader)
    const menu = await asReader.call(routes.menu, of(reader))
    expect(menu).toMatchObject([
      { label: 'menu.home', alias: 'Home', urir: null, url: null, children: [] },
      { label: 'Aguas', kind: 'folder', children: [{ alias: 'PlanningAndMonitoring' }] },
    ])
    expect(await (await puquio.signIn(admin)).call(routes.menu, of(reader))).toEqual(menu)
    expect(await (await puquio.signIn(admin)).call(routes.menu, of(admin))).toHaveLength(3)
    expect(await asReader.refusal(routes.menu, of(admin))).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
  })

  test('204 where there is none: an empty one, another project, no member', async () => {
    const empty = await buildProject(puquio.database)
    const member = await buildMember(puquio.database, empty, 'read')
    const stranger = await buildUser(puquio.database)
    expect(
      (await (await puquio.signIn(member)).refusal(routes.menu, of(member, empty))).status,
    ).toBe(204)
    expect((await (await puquio.signIn(stranger)).refusal(routes.menu, of(stranger))).status).toBe(
      204,
    )
    expect((await (await puquio.signIn(admin)).refusal(routes.menu, of(stranger))).status).toBe(204)
    const system = await buildSystemAdmin(puquio.database)
    expect(await (await puquio.signIn(system)).call(routes.menu, of(system))).toHaveLength(3)
  })
})
