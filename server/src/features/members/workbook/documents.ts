import { columnsOf, type Language, memberRoleTerms, memberTable, yesNoTerms } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { entryWorkbook } from '../../../platform/tables/entry-workbook.ts'
import { sheetErrors } from '../../../platform/tables/sheet-errors.ts'
import { readSheet, type SheetUpload } from '../../../platform/tables/read-sheet.ts'
import { workbookType, writeWorkbook } from '../../../platform/xlsx/write/write-workbook.ts'
import { memberColumnHelp, memberTexts as texts } from '../texts.ts'
import { checkInvitations } from './check-invitations.ts'

/** The workbook to fill in, with drop-downs and instructions. */
export async function memberTemplate(
  { clock }: ProjectScope,
  language: Language,
): Promise<FileAnswer> {
  const title = texts.invitations[language]
  const words = (terms: Readonly<Record<string, Readonly<Record<Language, string>>>>) =>
    Object.values(terms).map((text) => text[language])
  const sheets = entryWorkbook({
    table: memberTable,
    language,
    sheet: title,
    help: memberColumnHelp,
    widths: { email: 32, name: 20, lastName: 24, role: 26, position: 26 },
    choices: new Map(
      columnsOf(memberTable).map((column) => [
        column,
        column === 'role' ? words(memberRoleTerms) : column === 'isGuest' ? words(yesNoTerms) : [],
      ]),
    ),
    open: [],
    rows: [],
    lastEntryRow: 501,
    instructions: {
      title,
      lines: [texts.howTo, texts.howToKnown, texts.howToAll].map((text) => text[language]),
    },
  })
  const body = await writeWorkbook(sheets, { title, author: 'Puquio', createdAt: clock.now() })
  return { name: `${title}.xlsx`, mediaType: workbookType, body }
}

/** The user's own workbook, checked again, with its bad cells coloured and commented; nothing is stored. */
export async function memberErrors(scope: ProjectScope, upload: SheetUpload): Promise<FileAnswer> {
  const { issues } = await checkInvitations(scope, await readSheet('members', upload))
  return sheetErrors(scope, upload, issues)
}
