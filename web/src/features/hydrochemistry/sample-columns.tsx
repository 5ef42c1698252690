import type { AnalysedSample } from '@puquio/contract/laboratory/hydrochemistry'
import {
  conductivityAgrees,
  diagramIons,
  hardnessOf,
  ionicRatioKeys,
  ionicRatios,
  sodiumAdsorptionRatio,
} from '@puquio/domain'
import { faciesText, ionSigns } from '@puquio/figures'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { ratioSigns } from './diagrams/words.ts'
import { ionAmount } from './ion-amount.ts'

type Words = {
  t: TFunction<'hydrochemistry'>
  format: Format
  stationOf: (sample: AnalysedSample) => string
  campaignOf: (sample: AnalysedSample) => string
  /** How a non-detect counts. */
  rule: string
}

const marks = { accepted: '', warning: '△ ', rejected: '▲ ' } as const

export const sampleColumns = ({
  t,
  format,
  stationOf,
  campaignOf,
  rule,
}: Words): readonly Column<AnalysedSample>[] => [
  { key: 'station', head: t('station'), width: 'short', cell: stationOf, sortKey: 'station' },
  {
    key: 'sampledOn',
    head: t('dateShort'),
    width: 'date',
    cell: ({ sampledOn }) => format.date(sampledOn),
    sortKey: 'sampledOn',
  },
  {
    key: 'errorPercent',
    head: t('balanceShort'),
    unit: '%',
    isNumber: true,
    cell: ({ errorPercent, grade, metalsNotMeasured }) =>
      marks[grade] + format.number(errorPercent, 1) + (metalsNotMeasured.length > 0 ? ' *' : ''),
    title: ({ grade, metalsNotMeasured }) =>
      [
        `${t('balance')}: ${t(`grade.${grade}`)}`,
        ...(metalsNotMeasured.length > 0
          ? [
              t('metalsNotMeasured', {
                metals: metalsNotMeasured.map((metal) => ionSigns[metal]).join(', '),
              }),
            ]
          : []),
      ].join('. '),
    sortKey: 'errorPercent',
  },
  {
    key: 'facies',
    head: t('facies'),
    width: 'date',
    cell: (sample) =>
      faciesText(sample, { mixed: t('mixed'), acid: t('acid'), alkaline: t('alkaline') }),
    priority: 2,
  },
  {
    key: 'tdsMgL',
    head: t('tdsShort'),
    unit: 'mg/L',
    isNumber: true,
    cell: ({ tdsMgL, isTdsReported }) => (isTdsReported ? '' : 'Σ ') + format.number(tdsMgL, 0),
    title: ({ isTdsReported }) => t('tds') + (isTdsReported ? '' : `. ${t('tdsFromIons')}`),
    sortKey: 'tdsMgL',
    priority: 2,
  },
  {
    key: 'conductivity',
    head: t('conductivityShort'),
    unit: 'µS/cm',
    isNumber: true,
    width: 'short',
    cell: ({ conductivity }) =>
      (conductivityAgrees(conductivity) ? '' : marks.warning) +
      `${format.number(conductivity.measured, 0)} / ${format.number(conductivity.calculated, 0)}`,
    title: ({ conductivity }) =>
      t('conductivity') + (conductivityAgrees(conductivity) ? '' : `. ${t('conductivityDiffers')}`),
    priority: 2,
  },
  {
    key: 'hardness',
    head: t('hardness'),
    unit: 'mg/L CaCO₃',
    isNumber: true,
    cell: (sample) => format.number(hardnessOf(sample), 0),
    title: () => t('hardnessFrom'),
    priority: 3,
  },
  {
    key: 'sar',
    head: 'SAR',
    isNumber: true,
    cell: (sample) => format.number(sodiumAdsorptionRatio(sample), 2),
    priority: 3,
  },
  ...diagramIons.map(
    (ion): Column<AnalysedSample> => ({
      key: ion,
      head: ionSigns[ion],
      unit: 'meq/L (mg/L)',
      isNumber: true,
      width: 'short',
      cell: ({ meqL, nonDetects }) =>
        ionAmount(ion, meqL[ion], format) + (nonDetects.includes(ion) ? ' ○' : ''),
      title: ({ nonDetects }) => (nonDetects.includes(ion) ? `${t('nonDetects')}: ${rule}` : ''),
      isOptional: true,
    }),
  ),
  ...ionicRatioKeys.map(
    (key): Column<AnalysedSample> => ({
      key,
      head: ratioSigns[key],
      isNumber: true,
      cell: (sample) => format.number(ionicRatios(sample)[key], 2),
      isOptional: true,
    }),
  ),
  { key: 'campaign', head: t('campaign'), width: 'name', cell: campaignOf, priority: 3 },
]
