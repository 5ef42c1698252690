import {
  deviceChannelTerms,
  deviceColumnTerms,
  deviceRowsMax,
  deviceTable,
  type Language,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { entryWorkbook } from '../../../platform/tables/entry-workbook.ts'
import { sheetErrors } from '../../../platform/tables/sheet-errors.ts'
import { readSheet, type SheetUpload } from '../../../platform/tables/read-sheet.ts'
import { workbookType, writeWorkbook } from '../../../platform/xlsx/write/write-workbook.ts'
import { checkDevices } from './check-devices.ts'
import { readKnown } from './store.ts'
import { deviceColumnHelp, deviceWorkbookTexts as texts } from './texts.ts'

/** The workbook to fill in, with drop-downs of the project's stations and instructions. */
export async function deviceTemplate(scope: ProjectScope, language: Language): Promise<FileAnswer> {
  const title = texts.devices[language]
  const { stations, profiles } = await readKnown(scope)
  const codes = [...stations.values()].filter(({ isRetired }) => !isRetired).map(({ code }) => code)
  const sheets = entryWorkbook({
    table: deviceTable,
    language,
    sheet: title,
    help: { ...deviceColumnTerms, ...deviceColumnHelp },
    widths: { serial: 20, name: 28, profile: 24, variable: 20, key: 18, parameter: 24, note: 28 },
    choices: new Map<string, readonly string[]>([
      ['station', codes.toSorted()],
      ['profile', [...profiles.values()].map(({ name }) => name)],
      ['channel', Object.values(deviceChannelTerms).map((text) => text[language])],
    ]),
    open: [],
    rows: [],
    lastEntryRow: Math.min(1001, deviceRowsMax + 1),
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
export async function deviceErrors(scope: ProjectScope, upload: SheetUpload): Promise<FileAnswer> {
  const sheet = await readSheet('devices', upload)
  const { issues } = checkDevices(sheet, await readKnown(scope))
  return sheetErrors(scope, upload, issues)
}
