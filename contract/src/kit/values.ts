import {
  isCalendarDate,
  lineText,
  phoneMax,
  plainText,
  readDate,
  readPhone,
  yearMax,
  yearMin,
} from '@puquio/domain'
import { z } from 'zod'

/** Every id is a positive 31-bit integer; in a path it arrives as text. */
export const id = z.int().positive().max(2_147_483_647)
/** Counts the edits of a record; a change sends it back for optimistic locking. */
export const version = z.int().positive().max(2_147_483_647)
export const idText = z.union([
  id,
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(id),
])

/** What the document of the interface says of a date: that it is none of the texts that people write. */
const asDate = { format: 'date' } as const
/** Days that have others before and after them: periods are widened by a day, and by years in series. */
const [firstDate, lastDate] = ['1000-01-01', '9899-12-31'] as const
export const calendarDate = z
  .string()
  .refine((on) => isCalendarDate(on) && on >= firstDate && on <= lastDate, {
    params: { problem: 'date' },
  })
  .meta(asDate)
/** The years of a given date, as texts: a number would be formatted with a thousands separator. */
export const givenYears = { min: String(yearMin), max: String(yearMax) }
/** A date within the years that a monitoring can have. */
export const givenDate = z
  .string()
  .superRefine((on, context) => {
    if (isCalendarDate(on) && isInGivenYears(on)) return
    const read = readDate(on)
    const isOfOtherYear = 'issue' in read && read.issue === 'date-year'
    context.addIssue({
      code: 'custom',
      params: isOfOtherYear ? { problem: 'date-year', ...givenYears } : { problem: 'date' },
    })
  })
  .meta(asDate)
/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime()
export const givenInstant = instant.refine(isInGivenYears, {
  params: { problem: 'date-year', ...givenYears },
})
/** Hours and minutes in the project's time zone. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** A month, `YYYY-MM`. */
export const month = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)

/** What a job or a report is of: the name of its kind. */
export const kindName = z.string().regex(/^[a-z0-9-]{1,50}$/)

/** Typed text: trimmed, without control characters other than line breaks and without lone surrogates. */
export const text = (max: number) => tidied(plainText, max)
export const requiredText = (max: number) => text(max).min(1)
/** One line, as names, codes and titles are: line breaks and doubled blanks in it are one space. */
export const line = (max: number) => tidied(lineText, max)
export const requiredLine = (max: number) => line(max).min(1)

const tidied = (tidy: (text: string) => string, max: number) =>
  z
    .string()
    // Before any work: what is tidied away is never most of a text.
    .refine((raw) => raw.length <= max * 4 + 100, {
      abort: true,
      params: { problem: 'too-long', max },
    })
    .overwrite(tidy)
    .trim()
    .max(max)
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]*$/u)

/** Empty where there is none. */
export const phone = line(phoneMax).refine((typed) => typed === '' || readPhone(typed) !== null, {
  params: { problem: 'phone' },
})

/** No content: status 204. */
export const nothing = z.null().describe('No content')
export const bytes = z.any().describe('File')
/** Where a redirect leads. */
export const address = z.string().describe('Address')

/** A query's flag. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
  .optional()

/** A list in a query: `a=1,2,3`, empty means all. */
export const idList = z
  .union([
    z.array(id).max(500),
    z
      .string()
      .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
      .transform((value) => value.split(',').map(Number))
      .pipe(z.array(id).max(500)),
  ])
  .optional()

/** As `idList`; 0 stands for those without any. */
export const idOrNone = z.int().min(0).max(2_147_483_647)
export const idOrNoneList = z
  .union([
    z.array(idOrNone).max(500),
    z
      .string()
      .regex(/^(0|[1-9]\d{0,9})(,(0|[1-9]\d{0,9}))*$/)
      .transform((value) => value.split(',').map(Number))
      .pipe(z.array(idOrNone).max(500)),
  ])
  .optional()

/** Codes in a query: `a=x,y`, empty means all. */
export const choiceList = <const C extends readonly [string, ...string[]]>(codes: C) =>
  z
    .union([
      z.array(z.enum(codes)).max(codes.length),
      z
        .string()
        .transform((value) => value.split(','))
        .pipe(z.array(z.enum(codes)).max(codes.length)),
    ])
    .optional()

export const pageSizes = [10, 20, 50, 100] as const
export const pageNumber = z
  .union([
    z.int().min(1).max(999_999),
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number),
  ])
  .optional()
/** Paging, sorting and search of every list: `sort=-name` sorts descending; unknown keys are refused. */
export const listQuery = <const S extends readonly [string, ...string[]]>(sortKeys: S) =>
  z.object({
    page: pageNumber,
    size: z
      .union([
        z.int().min(1).max(100),
        z
          .string()
          .regex(/^(100|[1-9]\d?)$/)
          .transform(Number),
      ])
      .optional(),
    sort: z.enum(sortKeys.flatMap((key: S[number]) => [key, `-${key}`] as const)).optional(),
    search: text(100).optional(),
  })
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int().nonnegative() })

function isInGivenYears(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= yearMin && year <= yearMax
}

/** What a query or the text field of an upload carries as JSON: of so many letters at most, unread by a schema as yet. */
export const jsonText = (max: number) =>
  z
    .string()
    .max(max)
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json)
      } catch {
        context.addIssue({ code: 'custom', params: { problem: 'not-valid' } })
        return z.NEVER
      }
    })
