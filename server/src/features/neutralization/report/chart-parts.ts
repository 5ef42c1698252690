import { writtenNumber } from '../../../platform/sections/written-number.ts'
import { neutralizationViewTerms as terms } from '@puquio/contract/terms/neutralization/view'
import { effluentPh, firstOfMonth, type Language, lastOfMonth, shownDay } from '@puquio/domain'
import {
  doseSeriesOf,
  doseSvg,
  effluentPhSvg,
  onPaper,
  phColors,
  phDaysOf,
  stockSeriesOf,
  stockSvg,
} from '@puquio/figures'
import type { SectionChart } from '../../../platform/sections/section.ts'
import { translate } from '../../../platform/translate.ts'
import type { PlantConsumption } from '../treatment-days/consumption.ts'
import { monthText } from './words.ts'

/** Pixels of a figure that fills the width of a page. */
const width = 720

/** Doses, pH and stock, as on screen. */
export function chartParts(found: PlantConsumption, language: Language): SectionChart[] {
  const { plant, neutralizers, days, from, to } = found
  const range = { from: firstOfMonth(from), to: lastOfMonth(to) }
  const titleOf = (kind: 'doseChart' | 'phChart' | 'stockChart') =>
    translate(terms[kind], language, {
      plant: plant.name,
      from: monthText(from, language),
      to: monthText(to, language),
    })
  const general = {
    month: (month: string) => `${month.slice(5)}/${month.slice(2, 4)}`,
    number: (value: number) => writtenNumber(value, language),
  }
  const products = neutralizers.map((one) => ({
    ...one,
    lowStockDays:
      plant.products.find(({ neutralizerId }) => neutralizerId === one.id)?.lowStockDays ?? null,
  }))
  const dose = {
    ...general,
    title: titleOf('doseChart'),
    axis: `${terms.dose[language]}, kg/m³`,
    planned: terms.plannedLine[language],
    day: ({ name }: { name: string }, { on }: { on: string }) => `${name} ${shownDay(on)}`,
  }
  const ph = {
    ...general,
    title: titleOf('phChart'),
    axis: 'pH',
    in: terms.lineIn[language],
    out: terms.lineOut[language],
    target: terms.target[language],
    day: ({ on }: { on: string }) => shownDay(on),
  }
  const stock = {
    ...general,
    title: titleOf('stockChart'),
    axis: `${terms.stock[language]}, t`,
    daysLeft: (left: number) =>
      translate(terms.daysLeft, language, { days: writtenNumber(Math.floor(left), language) }),
    day: ({ name }: { name: string }, { on }: { on: string }) => `${name} ${shownDay(on)}`,
  }
  const limits = { ...effluentPh, target: plant.targetPh }
  const phStyle = { words: ph, look: onPaper, colors: phColors }
  return [
    {
      kind: 'chart',
      svg: doseSvg(doseSeriesOf(days, products, plant.dosePercent), range, width, dose, onPaper),
      words: dose.title,
    },
    {
      kind: 'chart',
      svg: effluentPhSvg(phDaysOf(days), limits, range, width, phStyle),
      words: ph.title,
    },
    {
      kind: 'chart',
      svg: stockSvg(stockSeriesOf(days, products), range, width, stock, onPaper),
      words: stock.title,
    },
  ]
}
