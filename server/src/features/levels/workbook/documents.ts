import {
  enteredTable,
  type Language,
  soundingColumnTerms,
  soundingRowsMax,
  soundingStateTerms,
} from '@puquio/domain'
import type { SheetReading } from '@puquio/contract/kit/sheet-head'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { Problem } from '../../../platform/problem.ts'
import { entryWorkbook } from '../../../platform/tables/entry-workbook.ts'
import { sheetErrors } from '../../../platform/tables/sheet-errors.ts'
import type { SheetUpload } from '../../../platform/tables/read-sheet.ts'
import { workbookType, writeWorkbook } from '../../../platform/xlsx/write/write-workbook.ts'
import { soundingColumnHelp, soundingWorkbookTexts as texts } from '../texts.ts'
import { checkSoundings } from './check-soundings.ts'
import { readKnownWells } from './known-wells-store.ts'
import { readSoundings } from './read-soundings.ts'

/** The workbook to fill in, with a drop-down of the project's wells and instructions. */
export async function soundingTemplate(
  scope: ProjectScope,
  language: Language,
): Promise<FileAnswer> {
  const title = texts.soundings[language]
  const wells = [...(await readKnownWells(scope)).values()].filter(
    ({ retiredAt }) => retiredAt === null,
  )
  const sheets = entryWorkbook({
    table: enteredTable,
    language,
    sheet: title,
    help: { ...soundingColumnTerms, ...soundingColumnHelp },
    widths: { well: 18, depthToWaterM: 18, headAboveTopM: 18, measuredBy: 24, note: 32 },
    choices: new Map<string, readonly string[]>([
      ['well', wells.map(({ name }) => name)],
      ['state', Object.values(soundingStateTerms).map((text) => text[language])],
    ]),
    open: [],
    rows: [],
    lastEntryRow: Math.min(1001, soundingRowsMax + 1),
    instructions: {
      title,
      lines: [texts.howTo, texts.howToKnown, texts.howToAll].map((text) => text[language]),
    },
  })
  const createdAt = scope.clock.now()
  const body = await writeWorkbook(sheets, { title, author: 'Puquio', createdAt })
  return { name: `${title}.xlsx`, mediaType: workbookType, body }
}

/** The person's own workbook, checked again, with its bad cells coloured and commented; nothing is stored. */
export async function soundingErrors(
  scope: ProjectScope,
  { reading, ...upload }: SheetUpload & { reading: SheetReading },
): Promise<FileAnswer> {
  const read = await readSoundings(upload, reading)
  if (read.kind === 'unmapped') throw new Problem('CHANGED_MEANWHILE')
  const { dateOrder } = reading
  const when = { timeZone: scope.timeZone, now: scope.clock.now() }
  const said = { dateOrder, skip: new Set<number>() }
  const wells = await readKnownWells(scope)
  const { issues } = checkSoundings(read.sheet, wells, { ...when, ...said })
  return sheetErrors(scope, upload, issues)
}
