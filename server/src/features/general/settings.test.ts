import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generalRoutes } from '@puquio/contract/general'
import { settingRoutes as routes } from '@puquio/contract/settings'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildMember, buildProject, buildSystemAdmin } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { buildApp } from '../../app.ts'

let puquio: TestApp
let system: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})
afterAll(() => puquio.close())
afterEach(async () => {
  await system.call(routes.setContact, { body: { name: '', email: '', phone: '' } })
  await system.call(routes.setBasemap, { body: { basemap: null } })
})

const tiles = { url: 'https://{a-c}.tiles.example.com/{z}/{x}/{y}.png', attribution: '© Mina' }
const appData = async () => (await puquio.nobody.call(generalRoutes.appData, {})).data

test('the contact is what everybody reads', async () => {
  const contact = {
    name: 'Mesa de ayuda',
    email: 'ayuda@mina.example.com',
    phone: '+51 1 555 0100',
  }
  await system.call(routes.setContact, { body: contact })
  expect(await system.call(routes.get, {})).toMatchObject({ contact })
  expect((await appData()).contact).toEqual(contact)
  const body = { ...contact, email: 'nadie' }
  expect(await system.refusal(routes.setContact, { body })).toMatchObject({
    fields: [{ path: 'email', code: 'email' }],
  })
  const wrong = { ...contact, phone: 'abc' }
  expect(await system.refusal(routes.setContact, { body: wrong })).toMatchObject({
    fields: [{ path: 'phone', code: 'phone' }],
  })
})

test('the map’s tiles are what the maps use, until there are none', async () => {
  expect(await appData()).toMatchObject({ tiles: null, features: { tiles: false } })
  await system.call(routes.setBasemap, { body: { basemap: tiles } })
  expect(await appData()).toMatchObject({ tiles, features: { tiles: true } })
  await system.call(routes.setBasemap, { body: { basemap: null } })
  expect((await appData()).tiles).toBeNull()
  const body = { basemap: { ...tiles, url: 'https://tiles.example.com; script-src */{z}/{x}/{y}' } }
  expect(await system.refusal(routes.setBasemap, { body })).toMatchObject({
    fields: [{ path: 'basemap.url', code: 'tile-address' }],
  })
})

test('what the environment sets is shown, and holds', async () => {
  const fixed = { url: 'https://own.example.com/{z}/{x}/{y}.png', attribution: 'Propio' }
  const other = await startTestApp({ config: { basemapTiles: fixed } })
  const admin = await other.signIn(await buildSystemAdmin(other.database))
  await admin.call(routes.setBasemap, { body: { basemap: tiles } })
  expect(await admin.call(routes.get, {})).toMatchObject({ basemap: tiles, fixedBasemap: fixed })
  const { data } = await other.nobody.call(generalRoutes.appData, {})
  expect(data.tiles).toEqual(fixed)
  await other.close()
})

test('the page may load the tiles of the setting, and of no other origin', async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'puquio-page-'))
  writeFileSync(join(webFolder, 'index.html'), '<script>PUQUIO_APP_DATA</script>')
  const app = await buildApp(puquio.platform, { webFolder })
  const policy = async () => {
    const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } })
    return String(headers['content-security-policy'])
  }
  expect(await policy()).toContain(";img-src 'self' data: blob:;connect-src 'self';")
  await system.call(routes.setBasemap, { body: { basemap: tiles } })
  expect(await policy()).toContain(
    ";img-src 'self' data: blob: https://*.tiles.example.com;connect-src 'self' https://*.tiles.example.com;",
  )
  await app.close()
  rmSync(webFolder, { recursive: true })
})

test('is the system administrator’s alone', async () => {
  const project = await buildProject(puquio.database)
  const admin = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
  expect(await admin.refusal(routes.get, {})).toMatchObject({ problem: 'ACCESS_DENIED' })
  expect((await puquio.nobody.refusal(routes.get, {})).status).toBe(401)
})
