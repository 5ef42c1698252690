import { EncryptedFileError, type Sheet } from 'hucre'
import { readXls, readXlsx } from 'hucre/xlsx'
import { type BiffFacts, biffFacts } from './biff.ts'
import { openCompoundFile } from './compound-file.ts'
import type { ReadLimits } from './limits.ts'
import { inspectPackage } from './package-guard.ts'
import { type Refused, refused } from './refusal.ts'
import type { SheetInfo } from './row-checker.ts'
import { signature } from './signature.ts'

export type OpenedSheet = SheetInfo & {
  sheet: Sheet
  facts?: BiffFacts['sheets'][number]
}
export type Opened = { kind: 'sheets'; sheets: OpenedSheet[] } | Refused

type Walks = (sheet: SheetInfo) => boolean

export type OpenOptions = {
  limits: ReadLimits
  /** Which sheets to read; waited for only after the package was inspected. */
  walks: Walks | Promise<Walks>
  onPhase: (phase: 'inspect' | 'read', done: number, total: number) => void
}

/** Signature, guard, reader. Nothing of the file is parsed before its real size is known. */
export async function openSheets(bytes: Buffer, options: OpenOptions): Promise<Opened> {
  const { limits, onPhase } = options
  const found = signature(bytes.subarray(0, 8192))
  if (found.container === 'none') return refused('not-a-workbook', { looksLike: found.looksLike })
  if (found.container === 'old') return refused('old-format')
  if (found.container === 'compound') return openOldWorkbook(bytes, options)
  const refusal = await inspectPackage(bytes, limits, (done, total) =>
    onPhase('inspect', done, total),
  )
  if (refusal) return refusal
  const walks = await options.walks
  onPhase('read', 0, 1)
  return tryReading(async () => {
    const { sheets } = await readXlsx(bytes, {
      sheets: (info) => walks({ name: info.name, hidden: Boolean(info.hidden || info.veryHidden) }),
    })
    return sheets.map((sheet) => ({
      name: sheet.name,
      hidden: Boolean(sheet.hidden || sheet.veryHidden),
      sheet,
    }))
  }, limits)
}

async function openOldWorkbook(bytes: Buffer, options: OpenOptions): Promise<Opened> {
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
  const walks = await options.walks
  options.onPhase('read', 0, 1)
  return tryReading(async () => {
    const { sheets } = await readXls(bytes)
    return sheets
      .map((sheet, index) => ({ name: sheet.name, hidden: false, sheet, ...known(facts, index) }))
      .filter((sheet) => walks(sheet))
  }, options.limits)
}

function known(facts: BiffFacts, index: number): Partial<OpenedSheet> {
  const sheet = facts.sheets[index]
  return sheet ? { hidden: sheet.hidden, facts: sheet } : {}
}

async function tryReading(read: () => Promise<OpenedSheet[]>, limits: ReadLimits): Promise<Opened> {
  try {
    const sheets = await read()
    for (const { sheet, name } of sheets) {
      const cells = sheet.rows.length * (sheet.rows[0]?.length ?? 0)
      if (cells > limits.cells) return refused('too-many-cells', { sheet: name, cells })
    }
    return { kind: 'sheets', sheets }
  } catch (error) {
    // The reader's errors carry no code; these two sentences are the only sign of it.
    const detail = error instanceof Error ? error.message : String(error)
    if (error instanceof EncryptedFileError) return refused('password')
    if (/ cells\)?, over the |spans \d+ |outside the supported sheet bounds/.test(detail)) {
      return refused('too-many-cells')
    }
    if (/maximum size exceeded|Invalid (array|string) length/.test(detail)) {
      return refused('too-large')
    }
    return refused('damaged', { detail: detail.slice(0, 200) })
  }
}
