import type {
  HeaderWish,
  LaboratoryProfile,
  LayoutNames,
  LayoutRow,
  Mapping,
  ProposedMapping,
  RowSpans,
  SheetSample,
} from '@puquio/domain'
import {
  boundedMapping,
  cutText,
  hasRowsBelow,
  headerWithinRows,
  isFilledFrom,
  isUnitText,
  mappingFor,
  matchesProfile,
  namedLaboratory,
  proposeMapping,
  proposeMappingAt,
  spreadRow,
  textOf,
} from '@puquio/domain/laboratory-files'
import type { RowChecker } from '../../../platform/xlsx/read/row-checker.ts'
import { layoutRow } from './layout-row.ts'
import { namesOf, type ResultLists } from './lists.ts'

export type KnownProfile = { laboratoryId: number; profile: LaboratoryProfile }
export type LookInput = {
  lists: ResultLists
  profiles: readonly KnownProfile[]
  /** A header that a person names instead of the one that is found. */
  wish?: HeaderWish
}

/** The first rows of a file, and where its results seem to stand. */
export type Look = {
  sheets: {
    name: string
    rows: string[][]
    /** Cells of them that are merged: their row, counted from 1, and their columns, counted from 0. */
    merged?: [row: number, first: number, last: number][] | undefined
  }[]
  doubts: ProposedMapping['doubts']
  mapping: Mapping | null
  /** The laboratory whose profile fits. */
  recognised: { laboratoryId: number; kind: 'same' | 'moved' } | null
  /** The laboratory that the file names itself; looks of before have none. */
  named?: string | null
  /** Whether anything stands below the headings of a sheet, as far as it was looked at. */
  hasRows: boolean
}

/** Of a laboratory's name. */
const nameMax = 200
const sheetsMax = 30
const rowsLooked = 60
const rowsShown = 24
/** Most characters of the shown rows of all sheets together: a page asks for them twice a second. */
const charactersShownOfAll = 300_000
const columnsShown = 60
const charactersShown = 80

/** Runs in the process of the file's reader. */
export function createRowChecker({ lists, profiles, wish }: LookInput): RowChecker<never, Look> {
  const sheets = new Map<string, { rows: LayoutRow[]; spans: (RowSpans | undefined)[] }>()
  return {
    lastRow: rowsLooked,
    row(cells, { sheet, row, merged }) {
      const { rows, spans } = sheets.get(sheet) ?? { rows: [], spans: [] }
      if (!sheets.has(sheet)) {
        if (sheets.size >= sheetsMax) return null
        sheets.set(sheet, { rows, spans })
      }
      // Empty rows are not walked, and mappings count them.
      while (rows.length < row - 1) rows.push([])
      rows.push(layoutRow(cells))
      spans[row - 1] = merged
      return null
    },
    end() {
      const samples = [...sheets].map(([name, one]): SheetSample => ({ name, ...one }))
      const shown = wish ? [] : shownSheets(samples)
      const names = namesOf(lists)
      const layoutNames: LayoutNames = {
        isStation: (text) => names.station(text) !== null,
        isParameter: (text) => names.parameter(text, { group: '', matrix: '', unit: '' }) !== null,
        isUnit: (text) => names.unit(text) !== null || isUnitText(text),
      }
      const known = recognise(samples, profiles)
      const hasRows = samples.some((one) =>
        one === known?.sheet
          ? isFilledFrom(one.rows, known.firstRow)
          : hasRowsBelow(one, layoutNames),
      )
      if (known) {
        const { mapping, laboratoryId, kind } = known
        return { sheets: shown, mapping, doubts: [], recognised: { laboratoryId, kind }, hasRows }
      }
      const proposed = wish
        ? proposeMappingAt(samples, layoutNames, wish)
        : proposeMapping(samples, layoutNames)
      const mapping = proposed ? boundedMapping(proposed.mapping) : null
      const named = samples.flatMap(({ rows }) => (mapping && namedLaboratory(rows, mapping)) ?? [])
      return {
        sheets: shown,
        mapping,
        doubts: proposed?.doubts ?? [],
        recognised: null,
        named: new Set(named).size === 1 ? cutText(named[0] ?? '', nameMax) : null,
        hasRows,
      }
    },
  }
}

function shownSheets(sheets: readonly SheetSample[]): Look['sheets'] {
  let left = charactersShownOfAll
  return sheets.map(({ name, rows, spans = [] }) => {
    const shown: string[][] = []
    for (const row of rows.slice(0, rowsShown)) {
      const texts = shownRow(row)
      left -= texts.join().length
      if (left < 0) break
      shown.push(texts)
    }
    return { name, rows: shown, merged: shownMerged(spans.slice(0, shown.length)) }
  })
}

/** A head has few merged cells; a page whose every cell is merged shows the first of them. */
const mergedShown = 500

const shownMerged = (spans: readonly (RowSpans | undefined)[]) =>
  spans
    .flatMap((one, at) =>
      (one ?? [])
        .filter(([first]) => first < columnsShown)
        .map(([first, last]): [number, number, number] => [
          at + 1,
          first,
          Math.min(last, columnsShown - 1),
        ]),
    )
    .slice(0, mergedShown)

const shownRow = (row: LayoutRow) =>
  row.slice(0, columnsShown).map((cell) => cutText(textOf(cell), charactersShown))

type Recognised = NonNullable<Look['recognised']> & {
  mapping: Mapping
  sheet: SheetSample
  /** In this sheet, whose headings may stand lower than the profile's. */
  firstRow: number
}

function recognise(
  sheets: readonly SheetSample[],
  profiles: readonly KnownProfile[],
): Recognised | null {
  for (const { laboratoryId, profile } of profiles)
    for (const sheet of sheets)
      for (const [at, row] of sheet.rows.slice(0, headerWithinRows).entries()) {
        const headings = spreadRow(row, sheet.spans?.[at]).map(textOf)
        const { kind } = matchesProfile(headings, profile)
        if (kind === 'different') continue
        const { mapping } = profile
        const firstRow = mapping.firstRow + at + 1 - mapping.headerRow
        const here = kind === 'same' ? mapping : boundedMapping(mappingFor(headings, mapping))
        return { laboratoryId, kind, mapping: here, sheet, firstRow }
      }
  return null
}
