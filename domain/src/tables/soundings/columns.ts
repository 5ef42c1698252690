import { type SoundingFields, soundingMaxM } from '../../levels/sounding.ts'
import { soundingStateTerms } from '../../levels/terms.ts'
import { readTime } from '../../results/dates/read-time.ts'
import type { ColumnOf, Table, TableColumn } from '../table.ts'
import { soundingHeadings as also } from './headings.ts'
import { soundingColumnTerms as words, soundingWords } from './terms.ts'

/** To the minute; a time that names another zone is not the well's own. */
const readMinute = (text: string): string | null => {
  const read = readTime(text)
  return read?.offset === null ? read.time.slice(0, 5) : null
}

/** Behind a number that is in metres. */
const metres = 'm mt mts mtrs metro metros meter meters metre metres'.split(' ')
/** Of lengths in another unit, above sea, or below the ground, from which no sounding is measured. */
const otherLengths =
  'cm mm dm km ft feet pie pies in inch pulg pulgadas msnm masl mamsl mbgl mbgs mbnt mbns mbs'.split(
    ' ',
  )
const { dry, artesian } = soundingStateTerms

/** The workbook by which soundings are entered, or a CSV file of the same columns. */
export const enteredTable = {
  well: {
    heading: words.well,
    synonyms: also.well,
    cell: { kind: 'text', max: 60 },
    isRequired: true,
  },
  measuredOn: {
    heading: words.measuredOn,
    synonyms: also.measuredOn,
    cell: { kind: 'moment' },
    isRequired: true,
  },
  measuredTime: {
    heading: words.measuredTime,
    synonyms: also.measuredTime,
    cell: { kind: 'spelling', read: readMinute, problem: 'time' },
  },
  depthToWaterM: {
    heading: words.depthToWaterM,
    synonyms: also.depthToWaterM,
    otherUnits: otherLengths,
    cell: {
      kind: 'number',
      min: -soundingMaxM,
      max: soundingMaxM,
      decimals: 2,
      units: metres,
      // Field sheets have a word where the tape met no water, or too much of it.
      words: {
        terms: { dry, artesian },
        also: { dry: soundingWords.dry, artesian: soundingWords.artesian },
      },
    },
    isExpected: true,
  },
  state: {
    heading: words.state,
    synonyms: also.state,
    cell: { kind: 'word', terms: soundingStateTerms, also: soundingWords },
  },
  headAboveTopM: {
    heading: words.headAboveTopM,
    synonyms: also.headAboveTopM,
    otherUnits: otherLengths,
    cell: { kind: 'number', min: 0, max: soundingMaxM, decimals: 2, units: metres },
  },
  measuredBy: {
    heading: words.measuredBy,
    synonyms: also.measuredBy,
    cell: { kind: 'text', max: 100 },
  },
  note: { heading: words.note, synonyms: also.note, cell: { kind: 'text', max: 1000 } },
} as const satisfies Record<'well' | keyof SoundingFields, TableColumn>

/**
 * What is read of a file of soundings. The file of levels has what sensors measured between them: its rows that say so are
 * no soundings. A workbook to fill in has no such column.
 */
export const soundingTable = {
  ...enteredTable,
  source: { heading: words.source, synonyms: also.source, cell: { kind: 'text', max: 60 } },
} as const satisfies Table

export type SoundingColumn = ColumnOf<typeof soundingTable>

/** Rows that a workbook of soundings may hold. */
export const soundingRowsMax = 10_000
