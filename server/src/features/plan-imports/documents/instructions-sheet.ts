import { type PlanColumn, planColumns } from '@puquio/contract/plan-rows'
import {
  frequencyTerms,
  monitoringTypeTerms,
  planColumnTerms,
  yesNoTerms,
} from '@puquio/contract/terms'
import type { Language, Text } from '@puquio/domain'
import { speak } from '../../../platform/speak.ts'
import type { Content } from '../../../platform/xlsx/content.ts'
import { headStyle } from '../../../platform/xlsx/entry-sheets.ts'
import type { WrittenSheet } from '../../../platform/xlsx/workbook-spec.ts'
import { planColumnHelp, planImportTexts } from '../texts.ts'

/**
 * How to fill the template in, with an example beside each column. The examples stand here and not
 * on the sheet to fill in, so that nobody imports them.
 */
export function instructionsSheet(name: string, language: Language): WrittenSheet {
  const t = (key: keyof typeof planImportTexts) =>
    speak(planImportTexts[key], language, { plan: planImportTexts.plan[language] })
  const keys = ['howToRows', 'howToRequired', 'howToDates', 'howToStations', 'howToSave'] as const
  const example = (column: PlanColumn, at: 0 | 1): Content => {
    const given = examples[column]?.[at] ?? ''
    return typeof given === 'string' ? given : given[language]
  }
  return {
    name,
    columns: [
      { widthChars: 30 },
      { widthChars: 90, style: { wrap: true } },
      { widthChars: 26 },
      { widthChars: 26 },
    ],
    rows: [
      [{ content: t('fileName'), style: { bold: true, sizePt: 14 } }],
      ...keys.map((key): Content[] => [null, t(key)]),
      [],
      (['column', 'content', 'exampleSingle', 'exampleSeries'] as const).map((key) => ({
        content: t(key),
        style: headStyle,
      })),
      ...planColumns.map((column): Content[] => [
        planColumnTerms[column][language],
        planColumnHelp[column][language],
        example(column, 0),
        example(column, 1),
      ]),
    ],
  }
}

/** Names of the lists are the project's: here the Peruvian defaults. */
const examples: Partial<Record<PlanColumn, [single: string | Text, series: string | Text]>> = {
  stationCode: ['AIR-01', 'EF-01'],
  component: ['Aire', 'Agua'],
  subcomponent: ['Calidad de aire', 'Efluente'],
  miningComponent: ['Tajo', 'Planta de tratamiento'],
  sourceType: ['Barlovento', 'Efluente industrial'],
  type: [monitoringTypeTerms.scheduled, monitoringTypeTerms.scheduled],
  profile: ['ECA Aire', 'LMP efluentes minero-metalúrgicos'],
  sample: [yesNoTerms.yes, yesNoTerms.yes],
  estimatedOn: ['10/06/2026', ''],
  frequency: ['', frequencyTerms.monthly],
  startsOn: ['', '20/01/2026'],
  endsOn: ['', '31/12/2026'],
  commitment: ['COM-030', 'COM-013'],
  instrument: ['EIA-d 2014', 'EIA-d 2014'],
  standard: ['D.S. 003-2017-MINAM', 'D.S. 010-2010-MINAM'],
  easting: ['401870', '402980'],
  northing: ['8542650', '8543875'],
  zone: ['18S', '18S'],
  datum: ['WGS 84', 'PSAD 56'],
  altitude: ['4250', '4165'],
}
