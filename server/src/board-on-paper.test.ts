import { boardRoutes } from '@puquio/contract/boards/boards'
import { type BoardPanel, panelKindNames } from '@puquio/contract/boards/panels'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { type BoardKind, type Language, languages } from '@puquio/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tagsOfPdf, textOfPdf, inOneLine } from '../../scripts/read-pdf.ts'
import { boardsWith } from '../seeds/boards/boards.ts'
import { buildPanelData, settingsOf } from '../test/boards/build-panel-data.ts'
import { buildMine } from '../test/build.ts'
import { startTestApp, type TestApp } from '../test/harness.ts'
import { boardBody, buildBoard } from '../test/proofs/build-board.ts'
import { runJobs } from '../test/run-jobs.ts'
import type { Calls } from '../test/send.ts'
import { boardPanels } from './board-panels.ts'
import { sectionsOf } from './features/boards/board-sections.ts'
import { boardFileTexts } from './features/boards/texts.ts'
import { coverTexts } from './features/projects/texts.ts'
import { projectScope } from './platform/db/scopes/make-scope.ts'
import type { ReportSection, SectionPart } from './platform/sections/section.ts'

const now = '2026-03-10T12:00:00-05:00'
const filters = { from: '2026-01-01', to: '2026-03-10' }
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let data: Awaited<ReturnType<typeof buildPanelData>>
let admin: Calls

beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.set(now)
  puquio.clock.hold()
  mine = await buildMine(puquio.database)
  data = await buildPanelData(puquio, mine)
  admin = await puquio.signIn(mine.admin)
})
afterAll(() => puquio.close())

const params = () => ({ projectId: mine.project.id })

/** A panel of each kind, under the name of its kind. */
const everyPanel = (): BoardPanel[] =>
  panelKindNames.map((kind) => ({
    kind,
    title: '',
    width: 12,
    height: 'middle',
    settings: settingsOf(data)[kind],
  }))
const reportPanels = () =>
  boardsWith({ rain: undefined, wind: undefined }).flatMap(({ kind, panels }) =>
    kind === 'environment-report' ? panels : [],
  )

/** As a person asks for it, at the same instant each time. */
async function pdfOf(urir: string, language: Language): Promise<Buffer> {
  const body = { language, filters }
  const { id } = await admin.call(boardRoutes.pdf, { params: { ...params(), urir }, body })
  await runJobs(puquio, 'make-pdf')
  const file = await admin.send(pdfReportRoutes.file, { params: { ...params(), pdfReportId: id } })
  return file.rawPayload
}

const sections = (panels: BoardPanel[], language: Language): Promise<ReportSection[]> => {
  const { database, clock, platform } = puquio
  const scope = projectScope(database, clock, {
    projectId: mine.project.id,
    userId: mine.admin.id,
    permissions: [1],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  return sectionsOf(
    boardPanels,
    { panels },
    {
      scope,
      filters,
      language,
      boardUrl: '',
      signal: new AbortController().signal,
      telemetry: platform.telemetry,
    },
  )
}

const saidBy = (part: SectionPart): string[] => {
  switch (part.kind) {
    case 'text':
    case 'notice':
      return [part.text]
    case 'facts':
      return part.rows.flatMap(([name, value]) => [name, value])
    case 'chart':
      return [part.caption ?? '']
    case 'table':
      return [
        part.title,
        part.notice ?? '',
        ...part.columns.map(({ heading }) => heading),
        ...part.rows.flatMap((row) => row.map(({ text }) => text)),
      ]
  }
}

/** What a report of these sections holds of each tag, save the facts of its cover. */
const tagsOf = (all: readonly ReportSection[]) => {
  const parts = all.flatMap((section) => section.parts)
  const tables = parts.filter((part) => part.kind === 'table')
  const filled = tables.filter(({ rows }) => rows.length > 0)
  const cells = filled.flatMap(({ rows }) => rows.flat())
  return {
    // Those of the sections, and that of the contents.
    H1: all.filter(({ title }) => title !== '').length + 1,
    H2: tables.length,
    Table: filled.length,
    TH: filled.reduce((sum, { columns }) => sum + columns.length, 0),
    TD: cells.length,
    Figure: parts.filter(({ kind }) => kind === 'chart').length,
  }
}
const countOf = (text: string, part: RegExp) => text.match(part)?.length ?? 0
const countTags = (tree: string, tags: readonly string[]) =>
  Object.fromEntries(tags.map((tag) => [tag, countOf(tree, new RegExp(`^ *${tag}[ :]`, 'gm'))]))

const boards: [BoardKind, () => BoardPanel[]][] = [
  ['board', everyPanel],
  ['environment-report', reportPanels],
]
describe.each(boards)('the PDF of a %s', (kind, panelsOf) => {
  let urir: string
  beforeAll(async () => {
    ;({ urir } = await buildBoard(puquio.platform, mine, { panels: panelsOf() }, kind))
  })

  test.each(languages)('says in %s what its panels say, in their order', async (language) => {
    const pdf = await pdfOf(urir, language)
    const shown = await sections(panelsOf(), language)
    const text = inOneLine(textOfPdf(pdf))
    const said = shown.flatMap(({ title, parts }) => [title, ...parts.flatMap(saidBy)])
    let at = 0
    const missing = said.filter((one) => {
      const found = text.indexOf(inOneLine(one), at)
      if (found >= 0) at = found + inOneLine(one).length
      return found < 0
    })
    expect(missing).toEqual([])
    expect(said.length).toBeGreaterThan(100)
    for (const head of [
      boardBody.label,
      boardFileTexts.period[language],
      coverTexts.dataVersion[language],
      'Rosa Quispe',
    ])
      expect(text).toContain(inOneLine(head))

    const wanted = tagsOf(shown)
    expect(countTags(tagsOfPdf(pdf), Object.keys(wanted))).toEqual(wanted)
    // Words for each of its figures, which pdfinfo does not tell.
    const bytes = pdf.toString('latin1')
    expect(countOf(bytes, /\/Alt [(<]/g)).toBe(wanted.Figure)
    expect(bytes).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(bytes).toContain(`/Lang (${language})`)
  })

  test('stands each under the title of its panel', async () => {
    const panels = panelsOf().map((panel) => ({ ...panel, title: `Panel ${panel.kind}` }))
    const titles = (await sections(panels, 'es')).map(({ title }) => title)
    const whole = ['levels', 'compliance', 'exceedances'] as const
    for (const kind of whole) expect(titles).toContain(`Panel ${kind}`)
  })

  test('is the same bytes for the same data, reader and instant', async () => {
    puquio.clock.hold()
    const first = await pdfOf(urir, 'es')
    expect((await pdfOf(urir, 'es')).equals(first)).toBe(true)
  })
})
