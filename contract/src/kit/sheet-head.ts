import { dateOrders } from '@puquio/domain'
import { z } from 'zod'
import { jsonText, line } from './values.ts'

const columnsMax = 16_384
export const sheetRow = z.int().min(1).max(1_048_576)

/** The row of headings of a file, and its columns, counted from 0, each with what of the table it is taken for. */
export const sheetHead = z.object({
  sheet: z.string(),
  headerRow: z.int(),
  columns: z.array(
    z.object({
      column: z.int(),
      heading: z.string(),
      /** The first texts below it. */
      samples: z.array(z.string()),
      field: z.string().nullable(),
    }),
  ),
})
export type SheetHead = z.infer<typeof sheetHead>

/** Dates of a file of which nothing says whether the day or the month stands first: one answer is for all of them. */
export const dateQuestion = z.object({
  count: z.int(),
  /** One of them, and the days that it may be. */
  text: z.string(),
  dayFirst: z.string(),
  monthFirst: z.string(),
})
export type DateQuestion = z.infer<typeof dateQuestion>

/** What a person says of a whole file; columns that are not named follow from their headings. */
const reading = z.object({
  head: z
    .object({
      sheet: line(100),
      headerRow: sheetRow,
      columns: z
        .record(z.string().max(60), z.int().min(0).max(columnsMax))
        .refine((columns) => new Set(Object.values(columns)).size === Object.keys(columns).length, {
          params: { problem: 'not-valid' },
        })
        .nullable(),
    })
    .nullable(),
  dateOrder: z.enum(dateOrders).nullable(),
})
export type SheetReading = z.infer<typeof reading>

/** The same as a text in JSON: an upload carries texts alone. */
export const sheetReading = jsonText(4_000).pipe(reading)
