import { todayIn, timeIn, type Language, type Text, unitIn } from '@puquio/domain'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { type FileColumn, listFile } from '../../../platform/tables/list-file.ts'
import type { GraphReadings } from './graph-readings.ts'
import { graphFileTexts as texts } from '../texts.ts'

type Row = {
  variable: GraphReadings['variables'][number]
  localAt: string
  value: number
  min: number | null
  max: number | null
  count: number
}
type Options = {
  language: Language
  timeZone: string
  format: 'xlsx' | 'csv'
  createdAt: Date
}

/** What a graph shows as a file: a row for each reading or bucket, variable by variable. */
export function graphFile(
  graph: GraphReadings,
  { language, timeZone, format, createdAt }: Options,
): FileAnswer {
  const isRaw = graph.level === 'raw'
  const serials = [...new Set(graph.variables.map(({ device }) => device.serial))]
  const name = [texts.readings[language], ...(serials.length === 1 ? serials : [])].join(' ')
  const columns = columnsIn(language, timeZone).filter(
    ({ only }) => only === undefined || (only === 'raw') === isRaw,
  )
  const rows = rowsOf(graph, localTimes(timeZone))
  const sheet = texts.readings[language]
  return listFile({ name, sheet, columns, rows, createdAt }, { language, format })
}

type Column = FileColumn<Row> & { only?: 'raw' | 'rollup' }

const columnsIn = (language: Language, timeZone: string): readonly Column[] => [
  { kind: 'instant', heading: withZone(timeZone), widthChars: 24, of: ({ localAt }) => localAt },
  {
    kind: 'text',
    heading: texts.device,
    widthChars: 28,
    of: ({ variable }) => variable.device.name,
  },
  { kind: 'text', heading: texts.serial, of: ({ variable }) => variable.device.serial },
  { kind: 'text', heading: texts.variable, widthChars: 24, of: ({ variable }) => variable.name },
  { kind: 'text', heading: texts.unit, of: ({ variable }) => unitIn(variable.unit, language) },
  { kind: 'number', heading: texts.value, only: 'raw', of: ({ value }) => value },
  {
    kind: 'word',
    words: { good: texts.good, suspect: texts.suspect },
    heading: texts.quality,
    only: 'raw',
    of: ({ count }) => (count === 0 ? 'suspect' : 'good'),
  },
  { kind: 'number', heading: texts.mean, only: 'rollup', of: ({ value }) => value },
  { kind: 'number', heading: texts.min, only: 'rollup', of: ({ min }) => min },
  { kind: 'number', heading: texts.max, only: 'rollup', of: ({ max }) => max },
  { kind: 'number', heading: texts.count, only: 'rollup', of: ({ count }) => count },
]

const withZone = (timeZone: string): Text => ({
  es: `${texts.at.es} (${timeZone})`,
  en: `${texts.at.en} (${timeZone})`,
  fr: `${texts.at.fr} (${timeZone})`,
  pt: `${texts.at.pt} (${timeZone})`,
})

function* rowsOf(
  { variables, points }: GraphReadings,
  localAt: (atMs: number) => string,
): Generator<Row> {
  const byId = new Map(points.map((one) => [one.variableId, one]))
  for (const variable of variables) {
    const { atMs = [], mean = [], min = [], max = [], n = [] } = byId.get(variable.id) ?? {}
    for (const [index, at] of atMs.entries())
      yield {
        variable,
        localAt: localAt(at),
        value: mean[index] ?? 0,
        min: min[index] ?? null,
        max: max[index] ?? null,
        count: n[index] ?? 0,
      }
  }
}

/** Clocks change at full quarters of an hour, and asking a zone for its time is slow. */
const quarterMs = 15 * 60_000

/** Returns what writes an instant as the zone's local time, `2026-02-15T08:30:00`. */
function localTimes(timeZone: string): (atMs: number) => string {
  let quarter = Number.NaN
  let offsetMs = 0
  return (atMs) => {
    const own = Math.floor(atMs / quarterMs) * quarterMs
    if (own !== quarter) {
      const begins = new Date(own)
      const wall = `${todayIn(timeZone, begins)}T${timeIn(timeZone, begins)}Z`
      offsetMs = Date.parse(wall) - own
      quarter = own
    }
    return new Date(atMs + offsetMs).toISOString().slice(0, 19)
  }
}
