import type { ScheduleMonth } from '@puquio/contract/schedule'
import {
  monitoringStatusMeanings,
  monitoringStatusTerms,
  progressTerms,
} from '@puquio/contract/terms'
import { type Language, monitoringStatuses } from '@puquio/domain'
import { sheetName } from '../../../platform/xlsx/write/workbook-spec.ts'
import type { StyledCell, WrittenSheet } from '../../../platform/xlsx/write/workbook-spec.ts'
import { scheduleTexts } from '../texts.ts'
import { printedMarks } from './printed-marks.ts'

type Setting = {
  planTitle: string
  language: Language
  schedule: ScheduleMonth
  isFiltered: boolean
}

/** Legend with the count of each status, the month's other counts, and the indicators. */
export function summarySheet({ planTitle, language, schedule, isFiltered }: Setting): WrittenSheet {
  const t = (key: keyof typeof scheduleTexts) => scheduleTexts[key][language]
  const { counts } = schedule
  const indicator = (key: 'general' | 'monthly' | 'untilNow') => {
    const { done, due, ratio, onTime } = schedule[key]
    const share: StyledCell = { content: ratio ?? '–', style: { format: '0.0%', align: 'right' } }
    return [
      progressTerms[key][language],
      share,
      `${done} / ${due}; ${t('onTime')}${t('colon')}${onTime}`,
    ]
  }
  return {
    name: sheetName(t('summary')),
    columns: [{ widthChars: 34 }, { widthChars: 12 }, { widthChars: 70 }],
    rows: [
      [{ content: planTitle, style: { bold: true, sizePt: 14 } }],
      [t('month'), schedule.month],
      ...(isFiltered ? [[{ content: t('filtered'), style: { italic: true } }]] : []),
      [],
      ...monitoringStatuses.map((status) => [
        legendCell(status, language),
        counts.byStatus[status],
        monitoringStatusMeanings[status][language],
      ]),
      [t('additional'), counts.additional],
      [t('mishaps'), counts.mishaps],
      [t('withoutSample'), counts.withoutSample],
      [bold(t('total')), bold(counts.total)],
      [],
      indicator('monthly'),
      indicator('untilNow'),
      indicator('general'),
    ],
  }
}

const bold = (content: string | number): StyledCell => ({ content, style: { bold: true } })

function legendCell(status: (typeof monitoringStatuses)[number], language: Language): StyledCell {
  const { symbol, fill, colour } = printedMarks[status]
  return {
    content: `${symbol} ${monitoringStatusTerms[status][language]}`,
    style: { fill, colour },
  }
}
