import { type PlanColumn, planColumns } from '@puquio/contract/plan-rows'
import { planColumnTerms } from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import type { FileAnswer } from '../../../platform/http/implement.ts'
import type { Content } from '../../../platform/xlsx/content.ts'
import { headStyle, wordLists } from '../../../platform/xlsx/entry-sheets.ts'
import {
  type Choices,
  sheetName,
  type WrittenColumn,
  type WrittenSheet,
} from '../../../platform/xlsx/workbook-spec.ts'
import { workbookType, writeWorkbook } from '../../../platform/xlsx/write-workbook.ts'
import { readLists } from '../lists-store.ts'
import { planColumnHelp, planImportTexts } from '../texts.ts'
import { instructionsSheet } from './instructions-sheet.ts'
import { openColumns, planChoices } from './plan-choices.ts'

/** The official template: the sheet to fill in, its instructions, and the project's lists behind it. */
export async function template(scope: ProjectScope, language: Language): Promise<FileAnswer> {
  const { lists } = await readLists(scope)
  const title = planImportTexts.fileName[language]
  const sheets = templateSheets(planChoices(lists, language), language)
  const body = await writeWorkbook(sheets, {
    title,
    author: 'Puquio',
    createdAt: scope.clock.now(),
  })
  return { name: `${title}.xlsx`, mediaType: workbookType, body }
}

/** Without an asterisk: required together with others, or not at all. */
const starred: readonly PlanColumn[] = ['stationCode', 'component']
export const planHeading = (column: PlanColumn, language: Language): string =>
  `${planColumnTerms[column][language]}${starred.includes(column) ? '*' : ''}`

/** `rows` are filled in for whoever hands out a plan instead of an empty sheet. */
export function templateSheets(
  choices: ReadonlyMap<PlanColumn, readonly string[]>,
  language: Language,
  rows: Content[][] = [],
): WrittenSheet[] {
  const plan = sheetName(planImportTexts.plan[language])
  const lists = sheetName(planImportTexts.lists[language], [plan])
  const offered = [...choices]
  const choicesOf = (column: PlanColumn): Choices | undefined => {
    const at = offered.findIndex(([one]) => one === column)
    const words = offered[at]?.[1]
    return (
      words && {
        from: { sheet: lists, column: at, firstRow: 1, count: words.length },
        strict: !openColumns.includes(column),
        refusal: {
          title: planImportTexts.choose[language],
          text: planImportTexts.notInList[language],
        },
      }
    )
  }
  const columns = planColumns.map((column): WrittenColumn => {
    const given = choicesOf(column)
    return { ...columnSpec(column, language), ...(given ? { choices: given } : {}) }
  })
  return [
    {
      name: plan,
      columns,
      rows,
      freeze: { rows: 1, columns: 1 },
      filter: true,
      landscape: true,
      lastEntryRow: 5_000,
    },
    instructionsSheet(sheetName(planImportTexts.instructions[language], [plan, lists]), language),
    wordLists(
      lists,
      offered.map(([, words]) => words),
    ),
  ]
}

const widths: Partial<Record<PlanColumn, number>> = {
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
}
const dates: readonly PlanColumn[] = ['estimatedOn', 'startsOn', 'endsOn']
const numbers: readonly PlanColumn[] = ['easting', 'northing']

const formatOf = (column: PlanColumn): string | undefined => {
  if (dates.includes(column)) return 'dd/mm/yyyy'
  if (numbers.includes(column)) return '0.00'
  // As text, so that a code such as 3-4 does not become a date.
  return column === 'altitude' ? undefined : '@'
}

function columnSpec(column: PlanColumn, language: Language): WrittenColumn {
  const format = formatOf(column)
  const text = planColumnHelp[column][language]
  return {
    header: planHeading(column, language),
    headerStyle: headStyle,
    headerNote: text,
    widthChars: widths[column] ?? 15,
    prompt: { title: planColumnTerms[column][language].slice(0, 32), text },
    ...(format ? { style: { format } } : {}),
  }
}
