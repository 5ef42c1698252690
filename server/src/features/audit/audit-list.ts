import type { AuditDetail } from '@puquio/contract/audit'
import {
  auditFieldTerms,
  auditOperationTerms,
  auditTerms as texts,
} from '@puquio/contract/terms/audit'
import { auditActionText } from '@puquio/contract/terms/audit-entry'
import { yesNoTerms } from '@puquio/contract/terms'
import { auditRecordName, auditValueText } from '@puquio/contract/terms/audit-value-text'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { type Language, languages, locales, type Text } from '@puquio/domain'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { type FileColumn, listFile } from '../../platform/tables/list-file.ts'
import { toShown } from './references-store.ts'
import { type Filters, readEntriesBefore, type Trail } from './store.ts'

type Value = AuditDetail['changes'][number]['records'] extends (infer R)[] | null
  ? R extends { fields: (infer F)[] }
    ? F
    : never
  : never
type Row = Omit<AuditDetail, 'changes'> & {
  changes: readonly { table: string }[]
  localAt: string
  table: string
  operation: string
  rows: number
  record: string | null
} & Partial<Value>

const tableTerms: Readonly<Record<string, Text>> = auditTableTerms
const tableName = (table: string, language: Language) => tableTerms[table]?.[language] ?? table

/** The words of a column, which may mean another thing in its table. */
export const fieldWords = (table: string, field: string): Text =>
  auditFieldTerms[`${table}.${field}`] ??
  auditFieldTerms[field] ??
  (Object.fromEntries(languages.map((language) => [language, field])) as Text)

const columnsIn = (language: Language, reading: Reading): readonly FileColumn<Row>[] => [
  { kind: 'instant', heading: texts.at, of: ({ localAt }) => localAt },
  { kind: 'text', heading: texts.person, widthChars: 24, of: ({ person }) => person },
  { kind: 'text', heading: texts.token, of: ({ token }) => token },
  {
    kind: 'text',
    heading: texts.action,
    widthChars: 30,
    of: (row) => auditActionText(row, language),
  },
  { kind: 'text', heading: texts.address, of: ({ address }) => address },
  {
    kind: 'word',
    words: auditOperationTerms,
    heading: texts.operation,
    of: (row) => row.operation,
  },
  {
    kind: 'text',
    heading: texts.table,
    widthChars: 24,
    of: ({ table }) => tableName(table, language),
  },
  { kind: 'number', heading: texts.rows, of: ({ rows }) => rows },
  {
    kind: 'text',
    heading: texts.record,
    widthChars: 30,
    of: ({ table, record }) => (record === null ? null : auditRecordName(table, record, language)),
  },
  {
    kind: 'text',
    heading: texts.field,
    widthChars: 24,
    of: ({ table, field }) => (field === undefined ? null : fieldWords(table, field)[language]),
  },
  {
    kind: 'text',
    heading: texts.before,
    widthChars: 30,
    of: (row) => valueIn(row, row.before, reading),
  },
  {
    kind: 'text',
    heading: texts.after,
    widthChars: 30,
    of: (row) => valueIn(row, row.after, reading),
  },
  { kind: 'flag', heading: texts.isSealed, of: ({ isSealed }) => isSealed },
]

type Reading = Parameters<typeof auditValueText>[3]

const valueIn = ({ table, field = '' }: Row, value: unknown, reading: Reading) =>
  auditValueText(table, field, value, reading) || null

/** Numbers as they are, dates and instants as the language writes them, by the trail's clock. */
const readingIn = (language: Language, timeZone: string): Reading => {
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const date = new Intl.DateTimeFormat(locales[language], { ...day, timeZone: 'UTC' })
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  const instant = new Intl.DateTimeFormat(locales[language], { ...day, ...clock, timeZone })
  return {
    language,
    plain: (value) => {
      if (typeof value === 'boolean') return yesNoTerms[value ? 'yes' : 'no'][language]
      if (typeof value === 'number') return String(value)
      if (/^\d{4}-\d\d-\d\dT\d\d:/.test(value)) return instant.format(new Date(value))
      return /^\d{4}-\d\d-\d\d$/.test(value) ? date.format(new Date(value)) : value
    },
  }
}

type Options = { language: Language; format: 'xlsx' | 'csv' }

/** A row for each value, read while the file is written: a trail has no end. */
export function auditListFile(
  trail: Trail,
  asked: Filters,
  { language, format }: Options,
): FileAnswer {
  const name = texts.trail[language]
  const columns = columnsIn(language, readingIn(language, trail.timeZone))
  const createdAt = trail.scope.clock.now()
  const list = {
    name,
    sheet: name,
    columns,
    frozenColumns: 1,
    rows: rowsOf(trail, asked),
    createdAt,
  }
  return listFile(list, { language, format })
}

async function* rowsOf(trail: Trail, asked: Filters): AsyncGenerator<Row> {
  let before: number | null = null
  for (;;) {
    const entries = await readEntriesBefore(trail, asked, before)
    for (const [index, { changes, ...entry }] of (await toShown(trail, entries)).entries()) {
      const localAt = entries[index]?.localAt ?? ''
      for (const { records, ...change } of changes) {
        const row = { ...entry, changes, localAt, ...change }
        if (records === null) yield { ...row, record: null }
        for (const { name, fields } of records ?? [])
          for (const field of fields) yield { ...row, rows: 1, record: name, ...field }
      }
    }
    before = entries.at(-1)?.id ?? null
    if (before === null) return
  }
}
