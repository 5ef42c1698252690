import { layoutDoubts, mappingMax, resultFields, resultLayouts, utmZones } from '@puquio/domain'
import { z } from 'zod'
import { line } from '../kit/values.ts'

const field = z.enum(resultFields)
const sheetRow = z.int().min(1).max(1_048_576)
const unit = line(mappingMax.unit).nullable()

const columnMeaning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('field'), field, unit: unit.optional() }),
  z.object({ kind: z.literal('parameter'), name: line(mappingMax.name), unit }),
  z.object({ kind: z.literal('sign') }),
  z.object({ kind: z.literal('sample') }),
  z.object({ kind: z.literal('ignored') }),
])

/** Where a file's results stand; rows are counted from 1, columns from 0. */
export const resultMapping = z.object({
  layout: z.enum(resultLayouts),
  sheets: z.array(line(100)).max(300).nullable(),
  headerRow: sheetRow,
  firstRow: sheetRow,
  headRows: z
    .array(z.object({ row: sheetRow, holds: field, isSpread: z.boolean().optional() }))
    .max(40),
  columns: z
    .array(
      z.object({
        column: z.int().min(0).max(16_383),
        heading: line(mappingMax.heading),
        meaning: columnMeaning,
      }),
    )
    .max(mappingMax.columns),
  fromHead: z.array(field).max(resultFields.length),
  fromSheetName: field.nullable(),
  constants: z.partialRecord(field, line(mappingMax.constant)),
})
export type ResultMapping = z.infer<typeof resultMapping>

/** What a person says of a whole file; null where its columns or the project say it. */
export const resultOptions = z.object({
  decimalMark: z.enum(['.', ',']).nullable(),
  dateOrder: z.enum(['day-first', 'month-first']).nullable(),
  timeZone: line(60).nullable(),
  utmZone: z.union(utmZones.map((zone) => z.literal(zone))).nullable(),
  datum: z.enum(['WGS84', 'PSAD56']).nullable(),
})
export type ResultOptions = z.infer<typeof resultOptions>

/** What is doubtful in a proposed mapping. */
export const layoutDoubtList = z.array(z.enum(layoutDoubts))

/** Where a file's results seem to stand; null where the row of headings is not there. */
export const proposedResultMapping = z.object({
  mapping: resultMapping.nullable(),
  doubts: layoutDoubtList,
})
export type ProposedResultMapping = z.infer<typeof proposedResultMapping>
