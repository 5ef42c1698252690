import { planColumnTerms, resultFieldTerms, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { StreamedCell, StreamedTable } from '../../../platform/xlsx/write/sheet-chunks.ts'
import { countsByOrigin } from '../counts-store.ts'
import { exportTerms } from '../export-terms.ts'
import { readChosenNames, readParameters, readStandards } from '../names-store.ts'
import { headed } from './sheet-columns.ts'
import { parameterHeading } from './wide-rows.ts'
import type { WrittenExport } from '../written-export.ts'

/** The last sheet: the filters, and each parameter with its unit and each station with its standards, counted. */
export async function aboutTable(
  scope: ProjectScope,
  {
    source,
    selection,
    options: { language },
    stations,
    variables,
    total,
    projectName,
  }: WrittenExport,
): Promise<StreamedTable> {
  const words = (key: keyof typeof exportTerms) => exportTerms[key][language]
  const { components = [], subcomponents = [] } = selection
  const names = async (
    table: Parameters<typeof readChosenNames>[1],
    ids: readonly number[],
    none: string,
  ) => {
    if (ids.length === 0) return words('all')
    const chosen = await readChosenNames(scope, table, ids)
    return [...chosen, ...(ids.includes(0) ? [none] : [])].join('; ')
  }
  const parameters =
    source === 'readings'
      ? []
      : await readParameters(scope, await countsByOrigin(scope, selection), language)
  const standards = await readStandards(scope, selection)
  const filter = (name: string, detail: StreamedCell): StreamedCell[] => [
    words('filter'),
    name,
    detail,
    null,
  ]
  const rows: StreamedCell[][] = [
    [words(source === 'readings' ? 'readings' : 'results'), projectName, null, total],
    [words('made'), null, { date: todayIn(scope.timeZone, scope.clock.now()) }, null],
    filter(words('from'), { date: selection.from }),
    filter(words('to'), { date: selection.to }),
    filter(
      planColumnTerms.component[language],
      await names('environmental_component', components, words('noComponent')),
    ),
    filter(
      planColumnTerms.subcomponent[language],
      await names('environmental_subcomponent', subcomponents, words('noSubcomponent')),
    ),
    ...parameters.map(({ name, unit, results, isCalculated }) => [
      resultFieldTerms.parameter[language],
      parameterHeading({ name, isCalculated }, language),
      unit,
      results,
    ]),
    ...variables.map(({ name, device, unit, readings }) => [
      words('variable'),
      `${name} · ${device}`,
      unit,
      readings,
    ]),
    ...stations.map(({ id, code, results }) => [
      resultFieldTerms.station[language],
      code,
      standards.get(id) ?? null,
      results,
    ]),
  ]
  return {
    sheet: words('about'),
    columns: [
      headed(words('subject'), 14),
      headed(words('name'), 36),
      headed(`${words('detail')} / ${resultFieldTerms.unit[language]} / ${words('standards')}`, 44),
      headed(words('records'), 12),
    ],
    rows: inTurn(rows),
  }
}

async function* inTurn(rows: StreamedCell[][]) {
  yield rows
}
