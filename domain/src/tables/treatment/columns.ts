import { type AcidMetal, ofAcidMetals } from '../../hydrochemistry/charged-metals.ts'
import { treatmentBounds as bounds } from '../../neutralization/bounds.ts'
import type { ColumnOf, Table, TableColumn } from '../table.ts'
import { treatmentTerms as words } from './terms.ts'

/** As plain text writes the ions of iron. */
const ironSpellings: Partial<Record<AcidMetal, string[]>> = {
  fe2: ['Fe2+', 'Fe2'],
  fe3: ['Fe3+', 'Fe3'],
}
const ph = { kind: 'number', ...bounds.ph } as const

/** What the first row of a day says of its water; below it these may stay blank. */
const waterColumns = {
  flowLs: {
    heading: words.flowLs,
    synonyms: ['Q', 'caudal promedio'],
    cell: { kind: 'number', ...bounds.flowLs },
  },
  volumeM3: {
    heading: words.volumeM3,
    synonyms: ['volumen tratado', 'treated volume'],
    cell: { kind: 'number', ...bounds.volumeM3 },
  },
  hours: { heading: words.hours, synonyms: ['horas'], cell: { kind: 'number', ...bounds.hours } },
  phIn: { heading: words.phIn, synonyms: ['pH entrada', 'pH afluente'], cell: ph },
  phOut: { heading: words.phOut, synonyms: ['pH salida', 'pH efluente'], cell: ph },
  acidityMgL: {
    heading: words.acidityMgL,
    synonyms: ['acidez'],
    cell: { kind: 'number', ...bounds.acidity },
  },
  ...ofAcidMetals((metal) => ({
    heading: words[metal],
    synonyms: ironSpellings[metal] ?? [],
    cell: { kind: 'number', ...bounds.metal } as const,
  })),
  note: { heading: words.note, synonyms: ['observaciones'], cell: { kind: 'text', max: 1000 } },
} as const satisfies Table

/** The workbook by which days of plants are recorded: a row for each product of a day. */
export const treatmentTable = {
  plant: { heading: words.plant, cell: { kind: 'text', max: 100 }, isRequired: true },
  on: { heading: words.on, cell: { kind: 'date' }, isRequired: true },
  neutralizer: {
    heading: words.neutralizer,
    synonyms: ['neutralizante', 'neutralizer'],
    cell: { kind: 'text', max: 100 },
    isExpected: true,
  },
  kg: {
    heading: words.kg,
    synonyms: ['consumo', 'kg'],
    cell: { kind: 'number', ...bounds.kg },
    isExpected: true,
  },
  stockKg: {
    heading: words.stockKg,
    synonyms: ['stock', 'stock (kg)'],
    cell: { kind: 'number', ...bounds.kg },
  },
  ...waterColumns,
} as const satisfies Record<string, TableColumn>

export type TreatmentColumn = ColumnOf<typeof treatmentTable>

export const treatmentWaterColumns = Object.keys(waterColumns) as (keyof typeof waterColumns)[]

/** Rows that a workbook of days may hold. */
export const treatmentRowsMax = 5000
