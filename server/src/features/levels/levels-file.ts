import type { LevelsOfWell } from '@puquio/contract/levels/levels'
import {
  type Language,
  type SoundingState,
  soundingColumnTerms,
  soundingStateTerms,
  tenthOfMm,
} from '@puquio/domain'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { type FileColumn, listFile, localInstant } from '../../platform/tables/list-file.ts'
import { levelsFileTexts as texts } from './texts.ts'
import type { WellRow } from './wells-store.ts'

type Row = {
  well: WellRow
  atMs: number
  levelM: number
  source: 'sounding' | 'sensor'
  state: SoundingState
}
type Options = {
  language: Language
  timeZone: string
  format: 'xlsx' | 'csv'
  createdAt: Date
}

/** Levels of wells as a file: a row for each sounding and each point of a sensor, well by well. */
export function levelsFile(
  rows: readonly WellRow[],
  levels: readonly LevelsOfWell[],
  { language, timeZone, format, createdAt }: Options,
): FileAnswer {
  const columns: FileColumn<Row>[] = [
    { kind: 'text', heading: soundingColumnTerms.well, of: ({ well }) => well.name },
    { kind: 'text', heading: texts.station, of: ({ well }) => well.station.code },
    {
      kind: 'instant',
      heading: texts.at,
      widthChars: 20,
      of: ({ atMs }) => localInstant(new Date(atMs).toISOString(), timeZone),
    },
    { kind: 'number', heading: texts.levelM, of: ({ levelM }) => tenthOfMm(levelM) },
    {
      kind: 'number',
      heading: texts.depthM,
      of: ({ well, levelM }) => tenthOfMm(well.terrainLevelM - levelM),
    },
    {
      kind: 'word',
      words: { sounding: texts.sounding, sensor: texts.sensor },
      heading: texts.source,
      of: ({ source }) => source,
    },
    {
      kind: 'word',
      words: soundingStateTerms,
      heading: soundingColumnTerms.state,
      of: ({ state }) => state,
    },
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
    for (const { at, levelM, state } of soundings)
      yield { well, atMs: at, levelM, source: 'sounding', state }
    for (const [index, at] of (sensor?.at ?? []).entries())
      yield {
        well,
        atMs: at,
        levelM: sensor?.value[index] ?? 0,
        source: 'sensor',
        state: 'measured',
      }
  }
}
