import { type Language, type PlanColumn, type PlanLists, planTable } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { translate } from '../../../platform/translate.ts'
import { entryWorkbook, headingOf } from '../../../platform/tables/entry-workbook.ts'
import type { Content } from '../../../platform/xlsx/write/content.ts'
import type { WrittenSheet } from '../../../platform/xlsx/write/workbook-spec.ts'
import { workbookType, writeWorkbook } from '../../../platform/xlsx/write/write-workbook.ts'
import { readLists } from '../save/lists-store.ts'
import { planColumnHelp, planImportTexts } from '../texts.ts'
import { planExamples } from './plan-examples.ts'
import { openColumns, planChoices } from './plan-choices.ts'

/** The official template: the sheet to fill in, its instructions, and the project's lists behind it. */
export async function template(scope: ProjectScope, language: Language): Promise<FileAnswer> {
  const { lists } = await readLists(scope)
  const title = planImportTexts.fileName[language]
  const body = await writeWorkbook(templateSheets(lists, language), {
    title,
    author: 'Puquio',
    createdAt: scope.clock.now(),
  })
  return { name: `${title}.xlsx`, mediaType: workbookType, body }
}

export const planHeading = (column: PlanColumn, language: Language): string =>
  headingOf(planTable, column, language)

/** `rows` are filled in, instead of an empty sheet. */
export function templateSheets(
  lists: PlanLists,
  language: Language,
  rows: Content[][] = [],
): WrittenSheet[] {
  const plan = planImportTexts.plan[language]
  const choices = planChoices(lists, language)
  const { howToRows, howToRequired, howToDates, howToStations, howToSave, fileName } =
    planImportTexts
  const lines = [howToRows, howToRequired, howToDates, howToStations, howToSave]
  return entryWorkbook({
    table: planTable,
    language,
    sheet: plan,
    help: planColumnHelp,
    widths,
    choices,
    open: openColumns,
    rows,
    lastEntryRow: 5_000,
    instructions: {
      title: fileName[language],
      lines: lines.map((line) => translate(line, language, { plan })),
      examples: planExamples(lists, choices, language),
    },
  })
}

const widths = {
  component: 22,
  subcomponent: 26,
  miningComponent: 24,
  sourceType: 20,
  profile: 34,
  commitment: 18,
  instrument: 20,
  standard: 22,
  category: 20,
  observation: 50,
  stationName: 28,
}
