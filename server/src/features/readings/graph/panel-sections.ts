import { instantsShown } from '@puquio/contract/boards/panels'
import { readingsSvg } from '@puquio/figures'
import {
  gapMs,
  isSuspectPoint,
  type PointsSummary,
  type ReadingPoints,
  summaryOfPoints,
  unitIn,
  widthMs,
} from '@puquio/domain'
import { localTime } from '../../../platform/local-time.ts'
import { sectionTable, type SectionTableColumn } from '../../../platform/sections/section-table.ts'
import { localInstant } from '../../../platform/tables/list-file.ts'
import { translate } from '../../../platform/translate.ts'
import type { PanelSections } from '../../boards/service.ts'
import { type GraphReadings, readGraph } from './graph-readings.ts'
import { graphFileTexts as texts, readingPanelTexts as panel } from '../texts.ts'

const dayMs = 86_400_000

/** The panel of readings on paper: a chart for each variable, and its summary. */
export const readingsPanelSections: PanelSections = async (asked) => {
  const { scope, telemetry, settings, filters, language } = asked
  const { variables: ids = [] } = settings
  const days = instantsShown(filters, scope.timeZone)
  const toMs = days.to === undefined ? scope.clock.now().getTime() : Date.parse(days.to)
  const fromMs = days.from === undefined ? toMs - dayMs : Date.parse(days.from)
  if (ids.length === 0 || fromMs >= toMs)
    return [{ title: '', parts: [{ kind: 'text', text: panel.none[language] }] }]
  const { variables, level, points } = await readGraph({ telemetry }, scope, {
    variables: ids,
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
  })
  const byId = new Map(points.map((one) => [one.variableId, one]))
  const rows = variables.map((variable) => rowOf(variable, level, byId.get(variable.id)))
  const charts = rows.flatMap(({ variable, drawn, summary }) => {
    if (!summary || summary.count === 0) return []
    const unit = unitIn(variable.unit, language)
    const name = `${variable.device.name}: ${variable.name}${unit === '' ? '' : ` (${unit})`}`
    return [
      {
        kind: 'chart' as const,
        svg: readingsSvg(
          { ...drawn, gapMs: gapMs(level, variable.intervalS) },
          { fromMs, toMs },
          { title: name, time: (ms) => localTime(ms, scope.timeZone) },
        ),
        words: translate(panel.chart, language, { name, count: drawn.at.length }),
        caption: name,
      },
    ]
  })
  return [
    {
      title: '',
      parts: [
        {
          kind: 'facts',
          rows: [
            [
              panel.period[language],
              `${localTime(fromMs, scope.timeZone)} – ${localTime(toMs, scope.timeZone)}`,
            ],
          ],
        },
        ...charts,
        sectionTable(texts.readings[language], columnsIn(scope.timeZone), rows, language),
      ],
    },
  ]
}

type Variable = GraphReadings['variables'][number]
type Row = {
  variable: Variable
  /** Without suspect readings; a bucket is drawn at its middle. */
  drawn: { at: number[]; values: number[] }
  summary: PointsSummary | null
}

function rowOf(
  variable: Variable,
  level: GraphReadings['level'],
  read?: GraphReadings['points'][number],
): Row {
  const { atMs: at = [], min = [], max = [], mean = [], n: count = [] } = read ?? {}
  const points: ReadingPoints = { level, at, min, max, mean, count }
  const good = [...at.keys()].filter((index) => !isSuspectPoint(points, index))
  return {
    variable,
    drawn: {
      at: good.map((index) => (at[index] ?? 0) + widthMs(level) / 2),
      values: good.map((index) => mean[index] ?? Number.NaN),
    },
    summary: summaryOfPoints(points),
  }
}

/** Null where there are no good readings. */
const summed =
  (name: 'min' | 'mean' | 'max') =>
  ({ summary }: Row): number | null =>
    summary && summary.count > 0 ? summary[name] : null

const columnsIn = (timeZone: string): readonly SectionTableColumn<Row>[] => [
  {
    kind: 'text',
    heading: texts.device,
    widthChars: 24,
    of: ({ variable }) => variable.device.name,
  },
  { kind: 'text', heading: texts.variable, widthChars: 20, of: ({ variable }) => variable.name },
  { kind: 'text', heading: texts.unit, of: ({ variable }) => variable.unit },
  { kind: 'number', heading: texts.count, of: ({ summary }) => summary?.count ?? 0 },
  { kind: 'number', heading: texts.min, of: summed('min') },
  { kind: 'number', heading: texts.mean, of: summed('mean') },
  { kind: 'number', heading: texts.max, of: summed('max') },
  { kind: 'number', heading: panel.latest, of: ({ variable }) => variable.latest?.value ?? null },
  {
    kind: 'instant',
    heading: panel.at,
    widthChars: 18,
    of: ({ variable }) => localInstant(variable.latest?.measuredAt ?? null, timeZone),
  },
]
