import type { LevelsOfWell } from '@puquio/contract/levels/levels'
import {
  depthSign,
  type Language,
  levelSign,
  levelSourceTerms,
  locales,
  type MeasuredField,
  soundingColumnTerms as words,
  soundingStateTerms,
  tenthOfMm,
} from '@puquio/domain'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { type FileColumn, listFile, localInstant } from '../../platform/tables/list-file.ts'
import { levelsFileTexts as texts } from './texts.ts'
import type { WellRow } from './wells-store.ts'

/** Without a sounding it is a point of the well's sensor. */
type Row = {
  well: WellRow
  atMs: number
  levelM: number
  sounding: LevelsOfWell['soundings'][number] | null
}
type Options = {
  language: Language
  timeZone: string
  format: 'xlsx' | 'csv'
  createdAt: Date
}

/** What was entered of a sounding, under the headings of the workbook that is imported. */
const enteredColumns: Record<MeasuredField, FileColumn<Row>> = {
  state: {
    kind: 'word',
    words: soundingStateTerms,
    heading: words.state,
    of: ({ sounding }) => sounding?.state ?? 'measured',
  },
  depthToWaterM: {
    kind: 'number',
    heading: words.depthToWaterM,
    of: ({ sounding }) => sounding?.depthToWaterM ?? null,
  },
  headAboveTopM: {
    kind: 'number',
    heading: words.headAboveTopM,
    of: ({ sounding }) => sounding?.headAboveTopM ?? null,
  },
  measuredBy: {
    kind: 'text',
    heading: words.measuredBy,
    widthChars: 24,
    of: ({ sounding }) => sounding?.measuredBy ?? null,
  },
  note: {
    kind: 'text',
    heading: words.note,
    widthChars: 36,
    of: ({ sounding }) => sounding?.note ?? null,
  },
}

/**
 * Levels of wells as a file: a row for each sounding and each point of a sensor, well by well. Imported again it gives the
 * same soundings.
 */
export function levelsFile(
  rows: readonly WellRow[],
  levels: readonly LevelsOfWell[],
  { language, timeZone, format, createdAt }: Options,
): FileAnswer {
  /** A number; of a dry pipe a text with its sign, which no sum takes for a level that was measured. */
  const signed = (sign: string, value: number) =>
    sign === ''
      ? tenthOfMm(value)
      : `${sign}${tenthOfMm(value).toLocaleString(locales[language], { useGrouping: false, maximumFractionDigits: 4 })}`
  const columns: FileColumn<Row>[] = [
    { kind: 'text', heading: words.well, of: ({ well }) => well.name },
    { kind: 'text', heading: texts.station, of: ({ well }) => well.station.code },
    {
      kind: 'instant',
      heading: texts.at,
      widthChars: 20,
      of: ({ atMs }) => localInstant(new Date(atMs).toISOString(), timeZone),
    },
    {
      kind: 'number',
      heading: texts.levelM,
      of: ({ levelM, sounding }) => signed(levelSign(sounding?.state), levelM),
    },
    {
      kind: 'number',
      heading: texts.depthM,
      of: ({ well, levelM, sounding }) =>
        signed(depthSign(sounding?.state), well.terrainLevelM - levelM),
    },
    {
      kind: 'word',
      words: levelSourceTerms,
      heading: words.source,
      of: ({ sounding }) => (sounding ? 'sounding' : 'sensor'),
    },
    ...Object.values(enteredColumns),
    { kind: 'number', heading: texts.terrain, of: ({ well }) => well.terrainLevelM },
  ]
  const title = texts.levels[language]
  const name = rows.length === 1 ? `${title} ${rows[0]?.name ?? ''}` : title
  return listFile(
    { name, sheet: title, columns, frozenColumns: 1, rows: rowsOf(rows, levels), createdAt },
    { language, format },
  )
}

function* rowsOf(wells: readonly WellRow[], levels: readonly LevelsOfWell[]): Generator<Row> {
  const byId = new Map(wells.map((well) => [well.id, well]))
  for (const { wellId, soundings, sensor } of levels) {
    const well = byId.get(wellId)
    if (!well) continue
    for (const sounding of soundings)
      yield { well, atMs: sounding.at, levelM: sounding.levelM, sounding }
    for (const [index, at] of (sensor?.at ?? []).entries())
      yield { well, atMs: at, levelM: sensor?.value[index] ?? 0, sounding: null }
  }
}
