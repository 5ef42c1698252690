import { treatmentRowsMax, treatmentTable, treatmentTerms, type Language } from '@puquio/domain'
import type { ProjectScope } from '../../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../../platform/http/send-file.ts'
import { Problem } from '../../../../platform/problem.ts'
import { entryWorkbook } from '../../../../platform/tables/entry-workbook.ts'
import { errorsWorkbook } from '../../../../platform/tables/errors-workbook.ts'
import { readSheet, type SheetUpload } from '../../../../platform/tables/read-sheet.ts'
import { parseAddress } from '../../../../platform/xlsx/package/address.ts'
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
  const { file, language, project, signal } = upload
  const sheet = await readSheet('treatment', upload)
  const { issues } = checkDays(sheet, await readKnown(scope))
  // What the project has is another meanwhile, and the workbook can be imported as it is.
  if (issues.length === 0) throw new Problem('CHANGED_MEANWHILE')
  const located = issues.map((issue) => ({
    ...issue,
    at: parseAddress(`${issue.column}${issue.row}`)?.column ?? 0,
  }))
  const now = scope.clock.now()
  return errorsWorkbook(file.path, located, { fileName: file.name, language, now, project, signal })
}
