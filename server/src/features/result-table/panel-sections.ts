import { exceedancesOf, type Exceedance } from '@puquio/contract/boards/exceedances'
import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import { fieldTerms } from '@puquio/contract/terms/fields'
import {
  calculatedFigures,
  type Language,
  locales,
  resultWords,
  shownNumber,
  unitIn,
} from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import {
  sectionRowsMax,
  sectionTable,
  type SectionTableColumn,
} from '../../platform/sections/section-table.ts'
import type { PanelSections } from '../boards/service.ts'
import { readColumns } from './columns-store.ts'
import type { Query } from './samples-store.ts'
import { readTablePage } from './table-page.ts'
import { exceedanceTexts as texts } from './texts.ts'

/** The panel of exceedances on paper: results over their limits, the newest first. */
export const exceedancesPanelSections: PanelSections = async (asked) => {
  const { scope, settings, filters, language, signal } = asked
  const query = {
    stations: stationsShown(settings, filters),
    parameters: parametersShown(settings, filters),
    from: filters.from,
    to: filters.to,
    approved: true,
  }
  const { found, names } = await scope.transaction(async (within) => ({
    found: await readExceedances(within, query, signal),
    names: new Map((await readColumns(within, query)).parameters.map((one) => [one.id, one])),
  }))
  if (found.length === 0)
    return [{ title: '', parts: [{ kind: 'text', text: texts.none[language] }] }]
  return [
    {
      title: '',
      parts: [
        sectionTable(
          texts.title[language],
          columnsIn(language, names),
          found,
          language,
          found.length > sectionRowsMax ? 'more' : found.length,
        ),
      ],
    },
  ]
}

/** One more than fit, so that it can be said that there are more. */
async function readExceedances(
  scope: ProjectScope,
  query: Query,
  signal: AbortSignal,
): Promise<Exceedance[]> {
  const found: Exceedance[] = []
  let after: string | undefined
  do {
    signal.throwIfAborted()
    const page = await readTablePage(scope, { ...query, exceeding: true, size: 100, after })
    found.push(...exceedancesOf(page.items))
    after = page.next ?? undefined
  } while (after !== undefined && found.length <= sectionRowsMax)
  return found
}

/** As screens write it; a number to count with where it is exactly that. */
function contentOfResult(
  { calculated, ...result }: Exceedance['result'],
  language: Language,
): string | number {
  const isCalculated = calculated !== null
  if (result.value === null || result.qualifier !== null)
    return resultWords({ ...result, isCalculated }, locales[language])
  return isCalculated ? calculatedFigures(result.value) : result.value
}

type Names = ReadonlyMap<number, Awaited<ReturnType<typeof readColumns>>['parameters'][number]>

const columnsIn = (language: Language, names: Names): readonly SectionTableColumn<Exceedance>[] => {
  const number = (value: number) => shownNumber(value, locales[language])
  return [
    { kind: 'date', heading: texts.sampledOn, of: ({ sampledOn }) => sampledOn },
    { kind: 'text', heading: fieldTerms.station, of: ({ station }) => station.code },
    {
      kind: 'text',
      heading: texts.parameter,
      widthChars: 22,
      of: ({ result }) => names.get(result.parameterId)?.name[language] ?? null,
    },
    {
      kind: 'number',
      heading: texts.result,
      of: ({ result }) => contentOfResult(result, language),
      mark: () => 'exceeds',
    },
    {
      kind: 'text',
      heading: texts.unit,
      of: ({ result }) => unitIn(names.get(result.parameterId)?.unit ?? '', language),
    },
    {
      kind: 'text',
      heading: texts.limit,
      widthChars: 18,
      of: ({ result: { limit } }) =>
        limit &&
        [
          ...(limit.min === null ? [] : [`≥ ${number(limit.min)}`]),
          ...(limit.max === null ? [] : [`≤ ${number(limit.max)}`]),
        ].join('; ') + ` ${unitIn(limit.unit, language)}`,
    },
    {
      kind: 'text',
      heading: texts.standard,
      widthChars: 30,
      of: ({ result: { limit } }) =>
        limit && [limit.standard, limit.category ?? ''].join(' ').trim(),
    },
  ]
}
