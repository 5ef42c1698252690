import type { Sheet } from 'hucre'
import { readXls, readXlsx } from 'hucre/xlsx'
import { type BiffFacts, biffFacts } from './biff.ts'
import { openCompoundFile } from './compound-file.ts'
import type { InspectedSource } from '../guard/inspect-source.ts'
import type { ReadLimits } from '../guard/limits.ts'
import { type Refused, refused } from '../guard/refusal.ts'
import type { SheetInfo } from './row-checker.ts'

export type OpenedSheet = SheetInfo & {
  sheet: Sheet
  /** Only for .xls files. */
  facts?: BiffFacts['sheets'][number]
}
export type Opened = { kind: 'sheets'; sheets: OpenedSheet[] } | Refused

/** All sheets of an inspected workbook, whole. */
export async function openSheets(
  bytes: Buffer,
  container: InspectedSource['container'],
  limits: ReadLimits,
): Promise<Opened> {
  try {
    const opened = container === 'zip' ? await openPackaged(bytes) : await openOld(bytes)
    if (opened.kind === 'refused') return opened
    for (const { sheet, name } of opened.sheets) {
      const cells = sheet.rows.length * (sheet.rows[0]?.length ?? 0)
      if (cells > limits.cells) return refused('too-many-cells', { sheet: name, cells })
    }
    return opened
  } catch (error) {
    return refusalOfReader(error)
  }
}

async function openPackaged(bytes: Buffer): Promise<Opened> {
  const { sheets } = await readXlsx(bytes)
  return {
    kind: 'sheets',
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      hidden: Boolean(sheet.hidden || sheet.veryHidden),
      sheet,
    })),
  }
}

async function openOld(bytes: Buffer): Promise<Opened> {
  let facts: BiffFacts
  try {
    const file = openCompoundFile(bytes)
    if (file.streams.has('EncryptedPackage')) return refused('password')
    if (!file.streams.has('Workbook')) {
      return file.streams.has('Book')
        ? refused('old-format')
        : refused('not-a-workbook', { looksLike: 'compound' })
    }
    facts = biffFacts(file.read('Workbook'))
  } catch (error) {
    if (error instanceof RangeError) return refused('damaged', { detail: error.message })
    throw error
  }
  if (facts.encrypted) return refused('password')
  if (facts.version === 'older') return refused('old-format')
  const { sheets } = await readXls(bytes)
  return {
    kind: 'sheets',
    sheets: sheets.map((sheet, index) => {
      const known = facts.sheets[index]
      const opened = { name: sheet.name, hidden: known?.hidden ?? false, sheet }
      return known ? { ...opened, facts: known } : opened
    }),
  }
}

/** The reader's errors have no code; only a few of their messages tell what happened. */
export function refusalOfReader(error: unknown): Refused {
  const detail = error instanceof Error ? error.message : String(error)
  if (isEncrypted(error)) return refused('password')
  if (/ cells\)?, over the |spans \d+ |outside the supported sheet bounds/.test(detail)) {
    return refused('too-many-cells')
  }
  if (/maximum size exceeded|Invalid (array|string) length/.test(detail)) {
    return refused('too-large')
  }
  return refused('damaged', { detail: detail.slice(0, 200) })
}

/** By its name: the package's door that exports its errors loads all of it, which a task that begins would wait for. */
const isEncrypted = (error: unknown) =>
  error instanceof Error && error.name === 'EncryptedFileError'
