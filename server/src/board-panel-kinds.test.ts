import type { PanelKind, PanelSettings } from '@puquio/contract/boards/panels'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPanelData, settingsOf } from '../test/boards/build-panel-data.ts'
import { buildMine } from '../test/build.ts'
import { scopeOf, shownPanels } from '../test/boards/shown-panels.ts'
import { startTestApp, type TestApp } from '../test/harness.ts'
import type { ProjectScope } from './platform/db/scopes/scope.ts'
import type { SectionPart } from './platform/sections/section.ts'

let puquio: TestApp
let { partsOf } = {} as ReturnType<typeof shownPanels>
let empty: ProjectScope
let data: Awaited<ReturnType<typeof buildPanelData>>

beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.set('2026-03-10T12:00:00-05:00')
  const { database } = puquio
  const [mine, other] = [await buildMine(database), await buildMine(database)]
  data = await buildPanelData(puquio, mine)
  empty = scopeOf(puquio, other)
  ;({ partsOf } = shownPanels(puquio, scopeOf(puquio, mine)))
})
afterAll(() => puquio.close())

type Parts = readonly SectionPart['kind'][]
type Case = {
  /** The kinds of parts that it has, in order, and a word of the data among them. */
  shows: Parts
  says: string
  /** The same where the project has nothing of it; what is named belongs to another one then, and is left out. */
  without: { settings?: PanelSettings; shows: Parts }
}

const cases: Record<PanelKind, Case> = {
  text: {
    shows: ['text', 'text'],
    says: 'Dos',
    without: { settings: {}, shows: [] },
  },
  page: {
    shows: ['text'],
    says: 'https://mapas.example.com/mina',
    without: { settings: {}, shows: ['text'] },
  },
  'power-bi': { shows: ['text', 'facts'], says: 'Power BI', without: { shows: ['text', 'facts'] } },
  alarms: {
    shows: ['facts', 'table'],
    says: 'Piezómetro 1',
    without: { shows: ['facts', 'text'] },
  },
  devices: { shows: ['facts', 'table'], says: 'Piezómetro 1', without: { shows: ['text'] } },
  exceedances: { shows: ['table'], says: '≤ 0.5 mg/L', without: { shows: ['text'] } },
  'plan-progress': {
    shows: ['table'],
    says: '2026-03',
    without: { shows: ['text'] },
  },
  commitments: {
    shows: ['facts', 'table'],
    says: 'Informe trimestral a OEFA',
    without: { shows: ['facts', 'text'] },
  },
  hydrochemistry: {
    shows: ['chart', 'text', 'table'],
    says: 'HCO',
    without: { settings: { diagram: 'piper' }, shows: ['text'] },
  },
  variation: {
    shows: ['chart', 'table', 'table'],
    says: '0.9',
    without: { shows: ['text'] },
  },
  compliance: {
    shows: ['chart', 'text', 'table', 'table'],
    says: 'Cobre total',
    without: { shows: ['text'] },
  },
  neutralizer: {
    shows: ['facts', 'chart', 'chart', 'chart', 'table', 'text'],
    says: '3,888',
    without: { shows: ['text'] },
  },
  levels: {
    shows: ['chart', 'text', 'table'],
    says: '4,097.88',
    without: { shows: ['text'] },
  },
  map: {
    shows: ['chart', 'table'],
    says: 'Excede un límite',
    without: { settings: { mapShows: 'wells' }, shows: ['text'] },
  },
  'key-figure': {
    shows: ['facts'],
    says: '0.9 mg/L',
    without: { settings: { keyFigure: 'result' }, shows: ['text'] },
  },
  readings: {
    shows: ['facts', 'chart', 'table'],
    says: 'Nivel',
    without: { settings: { variables: [] }, shows: ['text'] },
  },
  'wind-rose': {
    shows: ['chart', 'table'],
    says: 'Calmas',
    without: { settings: {}, shows: ['text'] },
  },
}

const period = { from: '2026-01-01', to: '2026-03-10' }

test.each(Object.keys(cases) as PanelKind[])(
  'a panel of %s says what there is, and where nothing is',
  async (kind) => {
    const { shows, says, without } = cases[kind]
    const parts = await partsOf(kind, { settings: settingsOf(data)[kind], filters: period })
    expect(parts.map((part) => part.kind)).toEqual(shows)
    expect(JSON.stringify(parts)).toContain(says)
    const none = await partsOf(kind, { settings: without.settings ?? {}, of: empty })
    expect(none.map((part) => part.kind)).toEqual(without.shows)
    expect(JSON.stringify(none)).not.toContain(says === 'Power BI' ? data.station.code : says)
  },
)
