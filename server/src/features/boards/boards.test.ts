import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { boardRoutes as api } from '@puquio/contract/boards/boards'
import { type BoardPanel, panelKindNames } from '@puquio/contract/boards/panels'
import { generalRoutes } from '@puquio/contract/general'
import { menuRoutes } from '@puquio/contract/menus'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { boardBody, buildBoard } from '../../../test/proofs/build-board.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildMapLayer } from '../../../test/proofs/build-map-layer.ts'
import { buildPlant } from '../../../test/proofs/build-plant.ts'
import { buildWell } from '../../../test/proofs/build-well.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { newMasterKey, openKeys } from '../../platform/keys/keys.ts'
import { urirOf } from '../../platform/keys/urir.ts'
import { boardHandlers } from './routes.ts'
import { type NamedSetting, namedSettings } from './store.ts'

const page = { kind: 'page', title: '', width: 12, height: 'tall' } as const
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let other: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let reader: Calls
let params: { projectId: number }

beforeAll(async () => {
  puquio = await startTestApp({ config: { embedOrigins: ['https://www.senamhi.gob.pe'] } })
  other = await buildMine(puquio.database)
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  admin = await puquio.signIn(mine.admin)
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  params = { projectId: mine.project.id }
})

const create = (body: object = {}) =>
  admin.call(api.create, { params, body: { ...boardBody, kind: 'board', ...body } })
const one = (urir: string) => ({ params: { ...params, urir } })

describe('a board', () => {
  test('is made, edited, found by its identifier, and removed', async () => {
    const made = await create()
    expect(made).toMatchObject({ ...boardBody, kind: 'board', version: 1, isInMenu: false })
    expect(await reader.call(api.get, one(made.urir))).toEqual(made)
    const edited = await admin.call(api.edit, {
      ...one(made.urir),
      body: { ...boardBody, label: 'Efluentes', version: 1 },
    })
    expect(edited).toMatchObject({ label: 'Efluentes', urir: made.urir, version: 2 })
    expect(await reader.call(api.list, { params })).toMatchObject([
      { label: 'Efluentes', panels: 1, urir: made.urir },
    ])
    const late = { ...one(made.urir), body: { ...boardBody, version: 1 } }
    expect(await admin.refusal(api.edit, late)).toMatchObject({ problem: 'CHANGED_MEANWHILE' })
    await admin.call(api.remove, one(made.urir))
    expect(await reader.refusal(api.get, one(made.urir))).toMatchObject({ status: 404 })
  })

  test('is in the menu as an entry with its identifier, which goes with it', async () => {
    const made = await create()
    const { version } = await admin.call(menuRoutes.get, { params })
    const home = { id: null, depth: 0, kind: 'screen', label: 'menu.Home', alias: 'Home' } as const
    const entry = { ...home, kind: 'board', label: 'Agua', alias: null, url: null } as const
    const entries = [
      { ...home, boardId: null, url: null },
      { ...entry, boardId: made.id },
    ]
    await admin.call(menuRoutes.set, { params, body: { entries, version } })
    const query = { project: mine.project.id, user: mine.admin.id }
    const inMenu = async () =>
      (await admin.call(generalRoutes.menu, { query })).find(({ kind }) => kind === 'board')
    expect(await inMenu()).toMatchObject({
      urir: made.urir,
      board: { kind: 'board', label: boardBody.label },
    })
    expect(await admin.call(api.get, one(made.urir))).toMatchObject({ isInMenu: true })
    await admin.call(api.remove, one(made.urir))
    expect(await inMenu()).toBeUndefined()
  })

  test.each<[string, object, string, string]>([
    ['an unknown setting', { settings: { text: 'a', url: 'b' } }, 'settings.url', 'not-valid'],
    ['without its text', { settings: {} }, 'settings.text', 'required'],
    [
      'a page of a site that is not allowed',
      { ...page, settings: { url: 'https://example.com/a' } },
      'settings.url',
      'not-embedded',
    ],
    [
      'a script',
      { ...page, settings: { url: 'javascript:alert(1)' } },
      'settings.url',
      'not-embedded',
    ],
  ])('with %s is refused where it stands', async (_, panel, path, code) => {
    const panels = [{ ...boardBody.panels[0], ...panel }]
    const body = { ...boardBody, kind: 'board' as const, panels } as never
    expect(await admin.refusal(api.create, { params, body })).toMatchObject({
      status: 422,
      fields: [{ path: `panels.0.${path}`, code }],
    })
  })

  test('shows pages of allowed sites in a frame, which the policy of the page allows', async () => {
    const settings = { url: 'https://www.senamhi.gob.pe/?p=estaciones' }
    const made = await create({ panels: [{ ...page, settings }] })
    expect(made.panels).toMatchObject([{ settings }])
    const { headers } = await reader.send(api.get, one(made.urir))
    expect(headers['content-security-policy']).toContain(
      "frame-src 'self' blob: https://www.senamhi.gob.pe;",
    )
  })

  test('is made by an ADMIN alone, and seen in its project alone', async () => {
    const body = { ...boardBody, kind: 'board' as const }
    expect(await reader.refusal(api.create, { params, body })).toMatchObject({ status: 403 })
    expect(await puquio.nobody.refusal(api.list, { params })).toMatchObject({ status: 401 })
    const foreign = await buildBoard(puquio.platform, other)
    expect(await admin.refusal(api.get, one(foreign.urir))).toMatchObject({ status: 404 })
    expect(await admin.refusal(api.remove, one(foreign.urir))).toMatchObject({ status: 404 })
  })

  const namedIn: Record<
    NamedSetting,
    (of: Named, others: Named) => Pick<BoardPanel, 'kind' | 'settings'>
  > = {
    stations: ({ station }) => ({ kind: 'devices', settings: { stations: [station] } }),
    parameters: ({ parameter }) => ({ kind: 'exceedances', settings: { parameters: [parameter] } }),
    plans: ({ plan }) => ({ kind: 'plan-progress', settings: { plans: [plan] } }),
    variables: ({ variable }, own) => ({
      kind: 'readings',
      settings: { variables: [own.variable, variable] },
    }),
    wells: ({ well }) => ({ kind: 'levels', settings: { wells: [well] } }),
    rainVariable: ({ variable }, own) => ({
      kind: 'levels',
      settings: { wells: [own.well], rainVariable: variable },
    }),
    speedVariable: ({ variable }, own) => ({
      kind: 'wind-rose',
      settings: { speedVariable: variable, directionVariable: own.variable },
    }),
    directionVariable: ({ variable }, own) => ({
      kind: 'wind-rose',
      settings: { speedVariable: own.variable, directionVariable: variable },
    }),
    plant: ({ plant }) => ({ kind: 'neutralizer', settings: { plant } }),
    mapLayers: ({ mapLayer }) => ({
      kind: 'map',
      settings: { mapShows: 'layers', mapLayers: [mapLayer] },
    }),
  }

  test('has a case for each setting that names something by its id', () => {
    expect(new Set(Object.keys(namedIn))).toEqual(new Set(namedSettings))
  })

  test.each(Object.entries(namedIn))(
    'names by %s what its project has, and is refused where another has it',
    async (setting, panelOf) => {
      const [own, foreign] = [await buildNamed(mine), await buildNamed(other)]
      const bodyOf = (of: Named) => ({
        ...boardBody,
        kind: 'board' as const,
        panels: [...boardBody.panels, { ...page, ...panelOf(of, own) }],
      })
      expect(await admin.call(api.create, { params, body: bodyOf(own) })).toMatchObject({
        panels: [{ kind: 'text' }, panelOf(own, own)],
      })
      const refused = {
        status: 422,
        fields: [{ path: `panels.1.settings.${setting}`, code: 'not-valid' }],
      }
      expect(await admin.refusal(api.create, { params, body: bodyOf(foreign) })).toMatchObject(
        refused,
      )
      const { urir } = await create()
      const { kind: _, ...edited } = bodyOf(foreign)
      const edit = { ...one(urir), body: { ...edited, version: 1 } }
      expect(await admin.refusal(api.edit, edit)).toMatchObject(refused)
    },
  )
})

type Named = Awaited<ReturnType<typeof buildNamed>>

/** The ids of one of each of what panels name. */
async function buildNamed(project: Awaited<ReturnType<typeof buildMine>>) {
  const { database } = puquio
  const { variable } = await buildDevice(database, project)
  const { well } = await buildWell(database, project)
  const mapLayer = await buildMapLayer(
    database,
    { ...project, file: { id: 0 } },
    { wmsUrl: 'https://mapas.example.com/wms' },
  )
  const [parameter] = await database.owner.one<{ id: number }>(
    {},
    sql`select id from parameter where project_id = ${project.project.id} and key = 'cu-total'`,
  )
  return {
    station: project.station.id,
    plan: project.plan.id,
    parameter: parameter?.id ?? 0,
    variable: variable.id,
    well: well.id,
    plant: (await buildPlant(database, project)).id,
    mapLayer: mapLayer.id,
  }
}

describe('its identifier', () => {
  const full = process.env['PUQUIO_PROVE'] === 'full'
  const rounds = full ? 10_000 : 400

  test(`opens nothing once it was tampered with: ${rounds} times 404`, {
    timeout: 600_000,
  }, async () => {
    const { urir } = await create()
    const random = seededRandom(7)
    const below = (max: number) => seededInteger(random, 0, max - 1)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const ways: ((text: string) => string)[] = [
      (text) => {
        const at = below(text.length)
        const other = letters[(letters.indexOf(text[at] as string) + 1 + below(63)) % 64]
        return `${text.slice(0, at)}${other}${text.slice(at + 1)}`
      },
      (text) => text.slice(0, below(text.length)) || 'A',
      (text) => `${text}${letters[below(64)]}`,
      (text) => [...text].toReversed().join(''),
      () => randomBytes(32).toString('base64url'),
      (text) => `${text}%3D`,
    ]
    const tried = new Set([urir])
    const statuses = new Set<number>()
    for (let at = 0; tried.size <= rounds; at++) {
      const way = ways[at % ways.length] as (text: string) => string
      const tampered = way(urir)
      if (tried.has(tampered)) continue
      tried.add(tampered)
      statuses.add((await reader.send(api.get, one(tampered))).statusCode)
    }
    expect(statuses).toEqual(new Set([404]))
    expect(await reader.call(api.get, one(urir))).toMatchObject({ urir })
  })

  test('of an older key opens nothing', async () => {
    const { id } = await create()
    const older = urirOf(openKeys([newMasterKey()]), mine.project.id, id)
    expect(await reader.refusal(api.get, one(older))).toMatchObject({ status: 404 })
  })
})

test('becomes a PDF with a cover, and its tables a workbook', async () => {
  const { urir } = await create()
  const asked = await reader.call(api.pdf, {
    ...one(urir),
    body: { language: 'es', filters: { from: '2026-01-01', to: '2026-06-30' } },
  })
  expect(asked).toMatchObject({ kind: 'board', title: boardBody.label })
  await runJobs(puquio, 'make-pdf')
  const [made] = await reader.call(pdfReportRoutes.list, { params, query: {} })
  expect(made).toMatchObject({ state: 'done', file: { name: `${boardBody.label}.pdf`, pages: 2 } })
  const query = { format: 'xlsx', language: 'es' } as const
  const file = await reader.send(api.file, { ...one(urir), query })
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('its PDFs are listed without those of another board of its name', async () => {
  const [first, other] = [await create(), await create()]
  const body = { language: 'es', filters: {} } as const
  const { id } = await reader.call(api.pdf, { ...one(first.urir), body })
  await reader.call(api.pdf, { ...one(other.urir), body })
  const listed = (of: number) =>
    reader.call(pdfReportRoutes.list, { params, query: { kind: 'board', of } })
  expect(await listed(first.id)).toMatchObject([{ id }])
  expect(await listed(other.id)).toHaveLength(1)
})

test('its workbook is not made any longer for who has gone away', async () => {
  const { urir } = await create({ panels: [...boardBody.panels, ...boardBody.panels] })
  const raw = Object.assign(new EventEmitter(), { writableFinished: false })
  let shown = 0
  const leave = () => {
    shown++
    raw.emit('close')
    return Promise.resolve([])
  }
  const panels = Object.fromEntries(panelKindNames.map((kind) => [kind, leave]))
  const { database, clock } = puquio
  const scope = projectScope(database, clock, {
    projectId: mine.project.id,
    userId: mine.admin.id,
    permissions: [1],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  const { file } = boardHandlers(puquio.platform, panels as never)
  const asked = { scope, ...one(urir), query: {}, reply: { raw } }
  await expect(file(asked as never)).rejects.toMatchObject({ problem: 'TOOK_TOO_LONG' })
  expect(shown).toBe(1)
})

test('of the same data, reader and instant is the same bytes, and of another instant is not', async () => {
  const shown = (kind: 'exceedances' | 'hydrochemistry' | 'alarms', settings = {}) =>
    ({ ...page, kind, settings }) as const
  const panels = [
    ...boardBody.panels,
    shown('exceedances'),
    shown('hydrochemistry', { diagram: 'piper' }),
    shown('alarms'),
  ]
  const { urir } = await create({ panels })
  const made = async () => {
    const body = { language: 'es' as const, filters: {} }
    const { id: pdfReportId } = await reader.call(api.pdf, { ...one(urir), body })
    await runJobs(puquio, 'make-pdf')
    const file = await reader.send(pdfReportRoutes.file, { params: { ...params, pdfReportId } })
    expect(file.statusCode).toBe(200)
    return file.rawPayload
  }
  puquio.clock.hold()
  const [first, second] = [await made(), await made()]
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  expect(first.equals(second)).toBe(true)
  puquio.clock.advance(60_000)
  expect(first.equals(await made())).toBe(false)
})

test('a board that was stored with a setting that there is none of any more opens without it', async () => {
  const { urir } = await create()
  const [panel] = boardBody.panels
  const before = [{ ...panel, settings: { ...panel?.settings, colour: 'blue' } }]
  await puquio.database.owner.one(
    {},
    sql`update board set panels = ${JSON.stringify(before)}::jsonb where project_id = ${mine.project.id}`,
  )
  const { panels, label, category, version } = await reader.call(api.get, one(urir))
  expect(panels).toEqual(boardBody.panels)
  const edited = { ...one(urir), body: { panels, label, category, version } }
  expect(await admin.call(api.edit, edited)).toMatchObject({ panels: boardBody.panels })
  const refused = { ...one(urir), body: { ...edited.body, panels: before, version: version + 1 } }
  expect(await admin.refusal(api.edit, refused as never)).toMatchObject({ status: 422 })
})

test('a board of before, with a panel of the kind that was a figure, has a key figure', async () => {
  const { urir } = await create()
  const figure = { ...boardBody.panels[0], kind: 'figure' }
  const before = [
    ...boardBody.panels,
    { ...figure, settings: { figure: 'result', stations: [mine.station.id] } },
  ]
  const { owner } = puquio.database
  await owner.one(
    {},
    sql`update board set panels = ${JSON.stringify(before)}::jsonb where project_id = ${mine.project.id}`,
  )
  const migration = new URL('../../../migrations/0270_key_figures.sql', import.meta.url)
  await owner.one({}, raw(readFileSync(migration, 'utf8')))
  expect(await reader.call(api.get, one(urir))).toMatchObject({
    panels: [
      boardBody.panels[0],
      {
        kind: 'key-figure',
        settings: { keyFigure: 'result', stations: [mine.station.id] },
      },
    ],
  })
})
