import type { BoardPanel } from '@puquio/contract/boards/panels'
import { boardRoutes as boards } from '@puquio/contract/boards/boards'
import { powerBiRoutes as api } from '@puquio/contract/boards/power-bi'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import {
  reportId,
  startPowerBi,
  workspaceId,
  foreignWorkspaceId,
} from '../../../test/boards/power-bi-stage.ts'
import { buildBoard } from '../../../test/proofs/build-board.ts'
import type { Calls } from '../../../test/send.ts'

let puquio: TestApp
let service: Awaited<ReturnType<typeof startPowerBi>>
let mine: Awaited<ReturnType<typeof buildMine>>
let member: Awaited<ReturnType<typeof buildMember>>
let reader: Calls
let admin: Calls

beforeAll(async () => {
  service = await startPowerBi()
  puquio = await startTestApp({ config: { powerBi: service.config } })
})
afterAll(async () => {
  await puquio.close()
  await service.stop()
})
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  member = await buildMember(puquio.database, mine.project, 'read')
  reader = await puquio.signIn(member)
  admin = await puquio.signIn(mine.admin)
})

const panel = (settings: BoardPanel['settings'] = {}): BoardPanel => ({
  kind: 'power-bi',
  title: '',
  width: 12,
  height: 'tall',
  settings: { workspace: workspaceId, report: reportId, ...settings },
})
const board = (...panels: BoardPanel[]) => buildBoard(puquio.platform, mine, { panels })
const at = (urir: string, place = 0) => ({
  params: { projectId: mine.project.id, urir, panel: place },
})
const lastAsked = () => service.askedOf('/GenerateToken').at(-1)?.body

test('a reader sees the report that a board of the menu has, by a token alone', async () => {
  const { urir } = await board(panel({ reportPage: 'ReportSection1' }))
  const sent = await reader.send(api.embedding, at(urir))
  expect(sent.json()).toEqual({
    reportId,
    embedUrl: service.stage.embedUrl,
    page: 'ReportSection1',
    token: expect.stringContaining('H4sI'),
    leftS: expect.any(Number),
    renewInS: expect.any(Number),
  })
  expect(sent.headers['cache-control']).toContain('no-store')
  expect(sent.body).not.toContain(service.config.clientSecret)
  expect(sent.body).not.toContain('eyJ0')
  expect(sent.headers['content-security-policy']).toContain(
    "frame-src 'self' blob: https://app.powerbi.com;",
  )
  expect(lastAsked()).not.toHaveProperty('identities')
})

test('rows are read as the person who is signed in, whatever is asked for', async () => {
  const { urir } = await board(panel({ identity: 'person', roles: ['Operaciones', 'Agua'] }))
  const { email } = member
  const given = { ...at(urir), query: { username: 'gerencia@mina.pe', identity: 'none' } }
  expect((await reader.send(api.embedding, given)).statusCode).toBe(200)
  expect(lastAsked()).toMatchObject({
    identities: [{ username: email, roles: ['Operaciones', 'Agua'] }],
  })
  const ofAdmin = await admin.call(api.embedding, at(urir))
  expect(lastAsked()).toMatchObject({ identities: [{ username: mine.admin.email }] })
  expect(await reader.call(api.embedding, at(urir))).not.toMatchObject({ token: ofAdmin.token })
})

test('or as the project', async () => {
  const { urir } = await board(panel({ identity: 'project' }))
  await reader.call(api.embedding, at(urir))
  expect(lastAsked()).toMatchObject({ identities: [{ username: String(mine.project.id) }] })
})

test('what no board of the menu shows is not there for a reader', async () => {
  const text: BoardPanel = { ...panel(), kind: 'text', settings: { text: 'Notas' } }
  const { urir, menuItemId } = await board(text, panel())
  const before = service.asked.length
  for (const place of [0, 2])
    expect(await reader.refusal(api.embedding, at(urir, place))).toMatchObject({ status: 404 })
  expect(await reader.refusal(api.embedding, at(urir, -1))).toMatchObject({ status: 404 })
  const hidden = { projectId: mine.project.id, menuItemId, userId: member.id }
  await insert(puquio.database, 'menu_hidden', hidden)
  expect(await reader.refusal(api.embedding, at(urir, 1))).toMatchObject({ status: 404 })
  const other = await buildMine(puquio.database)
  const foreign = await buildBoard(puquio.platform, other, { panels: [panel()] })
  expect(await reader.refusal(api.embedding, at(foreign.urir))).toMatchObject({ status: 404 })
  expect(await admin.refusal(api.embedding, at(foreign.urir))).toMatchObject({ status: 404 })
  expect(await puquio.nobody.refusal(api.embedding, at(urir, 1))).toMatchObject({ status: 401 })
  expect(service.asked).toHaveLength(before)
  // An administrator sees the board before it is in a menu.
  expect(await admin.call(api.embedding, at(urir, 1))).toMatchObject({ reportId })
})

test('what Power BI refuses is told without what it said', async () => {
  const { urir } = await board(panel({ identity: 'project', roles: ['Nadie'] }))
  const body = { error: { code: 'PowerBINotAuthorizedException', message: 'principal 4711' } }
  service.stage.failures.push({ to: '/GenerateToken', answer: { status: 403, body } })
  const refused = await reader.send(api.embedding, at(urir))
  expect(refused.json()).toMatchObject({
    status: 502,
    problem: 'POWER_BI_FAILED',
    params: { reason: 'denied', code: 'PowerBINotAuthorizedException' },
  })
  expect(refused.body).not.toContain('4711')
})

test('a report of another project’s workspace is not shown, whoever knows its ids', async () => {
  const before = service.asked.length
  const { urir } = await board(panel({ workspace: foreignWorkspaceId }))
  expect(await admin.refusal(api.embedding, at(urir))).toMatchObject({
    problem: 'POWER_BI_FAILED',
    params: { reason: 'workspace' },
  })
  expect(service.asked).toHaveLength(before)
})

test('without a service principal an administrator is told which settings are missing', async () => {
  const { urir } = await board(panel())
  const { powerBi } = puquio.platform
  puquio.platform.powerBi = null
  try {
    expect(await reader.refusal(api.embedding, at(urir))).toMatchObject({
      problem: 'NOT_CONFIGURED',
      params: { name: 'Power BI' },
    })
    expect(await admin.refusal(api.embedding, at(urir))).toMatchObject({
      params: {
        missing: [
          'POWER_BI_TENANT_ID',
          'POWER_BI_CLIENT_ID',
          'POWER_BI_CLIENT_SECRET',
          'POWER_BI_WORKSPACES',
        ],
      },
    })
  } finally {
    puquio.platform.powerBi = powerBi
  }
})

test.each<[string, BoardPanel['settings'], string]>([
  ['an id that is none', { report: 'ventas' }, 'report'],
  ['a page that is none', { reportPage: '../x' }, 'reportPage'],
  ['roles and nobody who has them', { roles: ['Agua'] }, 'roles'],
])('a panel with %s is refused where it stands', async (_, settings, field) => {
  const body = { label: 'Agua', category: 'water' as const, panels: [panel(settings)] }
  expect(
    await admin.refusal(boards.create, {
      params: { projectId: mine.project.id },
      body: { ...body, kind: 'board' },
    }),
  ).toMatchObject({ status: 422, fields: [{ path: `panels.0.settings.${field}` }] })
})
