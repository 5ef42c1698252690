import type { SheetHead } from '@puquio/contract/kit/sheet-head'
import {
  isMappedSheet,
  type Language,
  type SheetColumn,
  type SheetName,
  sheetTables,
  type Table,
} from '@puquio/domain'
import type { FastifyReply } from 'fastify'
import type { ProjectScope } from '../db/scopes/scope.ts'
import { callerGone } from '../http/caller-gone.ts'
import type { UploadedFile } from '../http/upload.ts'
import { Problem } from '../problem.ts'
import type { MappedRead, SaidHead } from './mapped-reader.ts'
import type { TableLayout, TableRead, TableRefusal } from './table-reader.ts'
import { readRows } from '../xlsx/read/read-rows.ts'
import { refusalProblems } from '../xlsx/guard/refusal.ts'
import type { CollectInput, SheetRow } from './collect-rows.ts'

/** The sheet whose headings match, with its columns by name. */
export type SheetRead = TableLayout<SheetColumn> & { rows: readonly SheetRow[] }

/** An uploaded workbook, the caller's language, and a signal that the caller is gone. */
export type SheetUpload = {
  file: UploadedFile
  language: Language
  project: number
  signal: AbortSignal
}

/** The workbook that a route was sent. */
export const sheetUpload = (
  { projectId }: ProjectScope,
  { file, language, reply }: Pick<SheetUpload, 'file' | 'language'> & { reply: FastifyReply },
): SheetUpload => ({ file, language, project: projectId, signal: callerGone(reply) })

/** Reads a table's workbook in the sandbox; throws a Problem for any other file. */
export async function readSheet(sheet: SheetName, upload: SheetUpload): Promise<SheetRead> {
  const { summary, rows } = await collect({ sheet, said: null }, upload)
  if (summary.kind !== 'read') throw new Problem('WORKBOOK_COLUMNS_MISSING')
  return { ...summary.layout, rows }
}

/** A file whose columns are known, or those that a person has to name first. */
export type MappedSheet =
  | { kind: 'read'; sheet: SheetRead; head: SheetHead }
  | { kind: 'unmapped'; head: SheetHead; missing: string[] }

/** Reads a file of a table whose columns people call as they please. */
export async function readMappedSheet(
  sheet: SheetName,
  upload: SheetUpload,
  said: SaidHead<SheetColumn> | null,
): Promise<MappedSheet> {
  const { summary, rows } = await collect({ sheet, said }, upload)
  if (summary.kind === 'unmapped') return summary
  return { kind: 'read', sheet: { ...summary.layout, rows }, head: (summary as WithHead).head }
}

/** The rows of a sheet are held by the server at once. */
const charactersMax = 32_000_000

type Read = TableRead<SheetColumn> | MappedRead<SheetColumn>
type WithHead = Extract<MappedRead<SheetColumn>, { kind: 'read' }>

async function collect(
  input: CollectInput,
  { file, language, project, signal }: SheetUpload,
): Promise<{ summary: Exclude<Read, { kind: 'refused' }>; rows: SheetRow[] }> {
  const rows: SheetRow[] = []
  const read = await readRows<SheetRow, Read, CollectInput>({
    source: file.path,
    project,
    signal,
    module: new URL('./collect-rows.ts', import.meta.url),
    input,
    takesCsv: isMappedSheet(input.sheet),
    limits: { answerCharacters: charactersMax },
    onRows: (batch) => {
      rows.push(...batch)
    },
  })
  if (read.kind === 'refused') throw new Problem(refusalProblems[read.reason], read.params)
  const { summary } = read
  if (summary.kind === 'refused')
    throw problemOf(summary.refusal, sheetTables[input.sheet], language)
  return { summary, rows }
}

/** Columns by their headings in the reader's language. */
function problemOf({ problem, params }: TableRefusal, table: Table, language: Language): Problem {
  const { columns } = params
  if (!Array.isArray(columns)) return new Problem(problem, params)
  const named = columns.map((column) => table[column]?.heading[language] ?? column)
  return new Problem(problem, { columns: named })
}
