import { type Language, monitoringTypeTerms, type PlanLists, yesNoTerms } from '@puquio/domain'
import type { Example } from '../../../platform/tables/entry-workbook.ts'
import { planImportTexts } from '../texts.ts'

/**
 * Two example rows, a monitoring and a series, with values of the drop-downs: the example's own where the
 * project's lists have it, else their first entry.
 */
export function planExamples(
  lists: PlanLists,
  choices: ReadonlyMap<string, readonly string[]>,
  language: Language,
): Example[] {
  const example = (title: string, wanted: Record<string, string>): Example => {
    const cells = new Map(
      Object.entries(wanted).map(([column, word]) => {
        const offered = column === 'stationCode' ? [] : (choices.get(column) ?? [])
        return [column, offered.length === 0 || offered.includes(word) ? word : (offered[0] ?? '')]
      }),
    )
    cells.set('subcomponent', subcomponentOf(lists, cells) ?? '')
    return { title, cells }
  }
  const always = {
    type: monitoringTypeTerms.scheduled[language],
    sample: yesNoTerms.yes[language],
    instrument: 'EIA-d 2014',
    zone: '18S',
  }
  return [
    example(planImportTexts.exampleSingle[language], { ...single, ...always }),
    example(planImportTexts.exampleSeries[language], {
      ...series,
      ...always,
      frequency: lists.frequencies.find(isMonthly)?.name ?? '',
    }),
  ]
}

const isMonthly = ({ rule, isRetired }: PlanLists['frequencies'][number]) =>
  rule === 'monthly' && !isRetired

/** The example's subcomponent if the component has it, else the component's first. */
function subcomponentOf(lists: PlanLists, cells: ReadonlyMap<string, string>): string | undefined {
  const component = lists.components.find(
    ({ name, isRetired }) => name === cells.get('component') && !isRetired,
  )
  const within = lists.subcomponents.filter(
    ({ componentId, isRetired }) => componentId === component?.id && !isRetired,
  )
  return (within.find(({ name }) => name === cells.get('subcomponent')) ?? within[0])?.name
}

/** Names from the Peruvian defaults. */
const single = {
  stationCode: 'AIR-01',
  component: 'Aire',
  subcomponent: 'Calidad de aire',
  miningComponent: 'Tajo',
  sourceType: 'Barlovento',
  profile: 'ECA Aire',
  estimatedOn: '10/06/2026',
  commitment: 'COM-030',
  standard: 'D.S. 003-2017-MINAM',
  easting: '401870',
  northing: '8542650',
  datum: 'WGS 84',
  altitude: '4250',
  stationName: 'Tajo norte, barlovento',
}
const series = {
  stationCode: 'EF-01',
  component: 'Agua',
  subcomponent: 'Efluente',
  miningComponent: 'Planta de tratamiento',
  sourceType: 'Efluente industrial',
  profile: 'LMP efluentes minero-metalúrgicos',
  startsOn: '20/01/2026',
  endsOn: '31/12/2026',
  commitment: 'COM-013',
  standard: 'D.S. 010-2010-MINAM',
  easting: '402980',
  northing: '8543875',
  datum: 'PSAD 56',
  altitude: '4165',
  stationName: 'Salida de la planta de tratamiento',
}
