import { soundingMaxM } from '../../levels/sounding.ts'
import { soundingStateTerms } from '../../levels/terms.ts'
import { readTime } from '../../results/dates/read-time.ts'
import type { ColumnOf, Table } from '../table.ts'
import { soundingColumnTerms as words, soundingWords } from './terms.ts'

/** To the minute; a time that names another zone is not the well's own. */
const readMinute = (text: string): string | null => {
  const read = readTime(text)
  return read?.offset === null ? read.time.slice(0, 5) : null
}

/** The workbook by which soundings are entered, or a CSV file of the same columns. */
export const soundingTable = {
  well: {
    heading: words.well,
    synonyms: ['piezómetro', 'piezometer', 'piézomètre', 'código', 'code', 'pozo/piezómetro'],
    cell: { kind: 'text', max: 60 },
    isRequired: true,
  },
  measuredOn: { heading: words.measuredOn, cell: { kind: 'date' }, isRequired: true },
  measuredTime: {
    heading: words.measuredTime,
    cell: { kind: 'spelling', read: readMinute, problem: 'time' },
  },
  depthToWaterM: {
    heading: words.depthToWaterM,
    synonyms: ['profundidad', 'profundidad del nivel', 'lectura', 'depth', 'dtw', 'profondeur'],
    cell: { kind: 'number', min: -soundingMaxM, max: soundingMaxM, decimals: 2 },
    isExpected: true,
  },
  state: {
    heading: words.state,
    cell: { kind: 'word', terms: soundingStateTerms, also: soundingWords },
  },
  headAboveTopM: {
    heading: words.headAboveTopM,
    cell: { kind: 'number', min: 0, max: soundingMaxM, decimals: 2 },
  },
  measuredBy: { heading: words.measuredBy, cell: { kind: 'text', max: 100 } },
  note: { heading: words.note, cell: { kind: 'text', max: 1000 } },
} as const satisfies Table

export type SoundingColumn = ColumnOf<typeof soundingTable>

/** Rows that a workbook of soundings may hold. */
export const soundingRowsMax = 10_000
