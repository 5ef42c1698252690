import type { Consumption } from '@puquio/contract/laboratory/treatment-days'
import type { TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import { effluentPh, firstOfMonth, lastOfMonth } from '@puquio/domain'
import {
  type Look,
  doseSeriesOf,
  doseSvg,
  effluentPhSvg,
  phColors,
  phDaysOf,
  stockSeriesOf,
  stockSvg,
} from '@puquio/figures'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { PlantProduct } from '../use-plants.ts'

export const chartKinds = ['dose', 'ph', 'stock'] as const
export type ChartKind = (typeof chartKinds)[number]

export type Charted = {
  plant: TreatmentPlant
  /** That are shown, in the plant's order. */
  products: readonly PlantProduct[]
  consumption: Consumption
}
type Words = { t: TFunction<'neutralizers'>; format: Format }

/** What a reader hears in place of a chart. */
export const chartTitle = (kind: ChartKind, { plant, consumption }: Charted, words: Words) => {
  const { t, format } = words
  return t(`${kind}Chart`, {
    plant: plant.name,
    from: format.month(consumption.from),
    to: format.month(consumption.to),
  })
}

/** Writes one of the charts of a plant's consumption. */
export function drawChart(
  kind: ChartKind,
  charted: Charted,
  width: number,
  { t, format, look }: Words & { look: Look },
): string {
  const { plant, products, consumption } = charted
  const range = { from: firstOfMonth(consumption.from), to: lastOfMonth(consumption.to) }
  const general = {
    title: chartTitle(kind, charted, { t, format }),
    // The month and the year's last two digits: a name would not fit below a chart on a phone.
    month: (month: string) => `${month.slice(5)}/${month.slice(2, 4)}`,
    number: (value: number) => format.number(value),
  }
  const { days } = consumption
  if (kind === 'dose')
    return doseSvg(
      doseSeriesOf(days, products, plant.dosePercent),
      range,
      width,
      {
        ...general,
        axis: `${t('dose')}, kg/m³`,
        planned: t('plannedLine'),
        day: ({ name }, { on, realKgM3, plannedKgM3 }) =>
          t('doseDay', {
            product: name,
            on: format.date(on),
            real: format.number(realKgM3, 3),
            planned: format.number(plannedKgM3, 3),
          }),
      },
      look,
    )
  if (kind === 'ph')
    return effluentPhSvg(phDaysOf(days), { ...effluentPh, target: plant.targetPh }, range, width, {
      look,
      colors: phColors,
      words: {
        ...general,
        axis: 'pH',
        in: t('lineIn'),
        out: t('lineOut'),
        target: t('target'),
        day: ({ on, phIn, phOut }) =>
          t('phDay', {
            on: format.date(on),
            in: format.number(phIn, 2),
            out: format.number(phOut, 2),
          }),
      },
    })
  return stockSvg(
    stockSeriesOf(days, products),
    range,
    width,
    {
      ...general,
      axis: `${t('stock')}, t`,
      daysLeft: (left) => t('daysLeft', { days: format.number(Math.floor(left)) }),
      day: ({ name }, { on, kg }) =>
        t('stockDay', { product: name, on: format.date(on), kg: format.number(kg, 0) }),
    },
    look,
  )
}
