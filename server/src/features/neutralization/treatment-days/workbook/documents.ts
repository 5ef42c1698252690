import { treatmentRowsMax, treatmentTable, treatmentTerms, type Language } from '@puquio/domain'
import type { ProjectScope } from '../../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../../platform/http/send-file.ts'
import { entryWorkbook } from '../../../../platform/tables/entry-workbook.ts'
import { sheetErrors } from '../../../../platform/tables/sheet-errors.ts'
import { readSheet, type SheetUpload } from '../../../../platform/tables/read-sheet.ts'
import { workbookType, writeWorkbook } from '../../../../platform/xlsx/write/write-workbook.ts'
import { dayColumnHelp, dayWorkbookTexts as texts } from '../../texts.ts'
import { checkDays } from './check-days.ts'
import { readKnown } from './known-store.ts'

/** The workbook to fill in, with drop-downs of the project's plants and products, and instructions. */
export async function dayTemplate(scope: ProjectScope, language: Language): Promise<FileAnswer> {
  const title = texts.days[language]
  const { plants } = await readKnown(scope)
  const named = [...plants.values()]
  const products = new Set(
    named.flatMap((plant) => [...plant.products.values()].map(({ name }) => name)),
  )
  const sheets = entryWorkbook({
    table: treatmentTable,
    language,
    sheet: title,
    help: { ...treatmentTerms, ...dayColumnHelp },
    widths: { plant: 28, neutralizer: 28, note: 36 },
    choices: new Map<string, readonly string[]>([
      ['plant', named.map(({ name }) => name)],
      ['neutralizer', [...products]],
    ]),
    open: [],
    rows: [],
    lastEntryRow: Math.min(1001, treatmentRowsMax + 1),
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
export async function dayErrors(scope: ProjectScope, upload: SheetUpload): Promise<FileAnswer> {
  const sheet = await readSheet('treatment', upload)
  const { issues } = checkDays(sheet, await readKnown(scope))
  return sheetErrors(scope, upload, issues)
}
