import type { ScheduleMonth } from '@puquio/contract/schedule'
import { monitoringStatusMeanings, monitoringStatusTerms } from '@puquio/contract/terms'
import {
  daysBetween,
  daysInMonth,
  type Language,
  type MonitoringStatus,
  monitoringStatuses,
} from '@puquio/domain'
import type { StyledCell, WrittenSheet } from '../../../platform/xlsx/workbook-spec.ts'
import { sheetName } from '../../../platform/xlsx/workbook-spec.ts'
import { scheduleTexts } from '../texts.ts'

/** Symbol and colours of a status, the same as on the screen and the map. */
const marks: Record<MonitoringStatus, { symbol: string; fill: string; colour: string }> = {
  done: { symbol: '●', fill: 'CFEDE8', colour: '0B5C52' },
  near: { symbol: '▲', fill: 'FCE9C4', colour: '7A4B00' },
  far: { symbol: '○', fill: 'E3E7EC', colour: '3D4A5A' },
  unfulfilled: { symbol: '■', fill: 'F9D5D3', colour: '8E1B16' },
  rescheduled: { symbol: '↷', fill: 'E4DBF5', colour: '4F2C92' },
  omitted: { symbol: '⊘', fill: 'EEEEEE', colour: '5A5A5A' },
}

type Station = { stationId: number; code: string; name: string }
type Setting = {
  planTitle: string
  language: Language
  schedule: ScheduleMonth
  stations: Station[]
}

/** The month's table (stations by days, with the symbols of the screen) and its counts. */
export function scheduleSheets({
  planTitle,
  language,
  schedule,
  stations,
}: Setting): WrittenSheet[] {
  const days = Array.from({ length: daysInMonth(`${schedule.month}-01`) }, (_, index) => index + 1)
  const here = new Set(schedule.cells.map(({ stationId }) => stationId))
  const t = (key: keyof typeof scheduleTexts) => scheduleTexts[key][language]
  // 5 January 1970 was a Monday: the sixth and seventh day from any Monday are the weekend.
  const rest = (day: number) =>
    ((daysBetween('1970-01-05', `${schedule.month}-${String(day).padStart(2, '0')}`) % 7) + 7) %
      7 >=
    5
  return [
    {
      name: sheetName(schedule.month),
      landscape: true,
      freeze: { rows: 1, columns: 2 },
      columns: [
        { header: t('station'), widthChars: 14, headerStyle: head },
        { header: t('name'), widthChars: 36, headerStyle: head },
        ...days.map((day) => ({
          header: String(day),
          widthChars: 4,
          headerStyle: {
            ...head,
            align: 'center' as const,
            ...(rest(day) ? { fill: 'D5DAE1' } : {}),
          },
        })),
      ],
      rows: stations
        .filter(({ stationId }) => here.has(stationId))
        .map(({ stationId, code, name }) => [
          { content: code, style: { bold: true } },
          name,
          ...days.map((day) => cellOf(schedule, stationId, day, language)),
        ]),
    },
    {
      name: sheetName(t('summary')),
      columns: [{ widthChars: 34 }, { widthChars: 12 }, { widthChars: 70 }],
      rows: summaryRows(planTitle, schedule, language),
    },
  ]
}

const head = { bold: true, fill: 'E9EDF2', border: true }

function cellOf(
  { cells }: ScheduleMonth,
  stationId: number,
  day: number,
  language: Language,
): StyledCell {
  const found = cells.filter((cell) => cell.stationId === stationId && cell.day === day)
  const [first] = found
  if (!first) return { content: null, style: { border: true } }
  const { fill, colour } = marks[first.status]
  const symbols = found.map(({ status }) => marks[status].symbol).join('')
  const note = found.map(({ status }) => monitoringStatusTerms[status][language]).join('\n')
  return {
    content: symbols,
    style: { fill, colour, align: 'center', border: true },
    ...(found.length > 1 ? { note } : {}),
  }
}

function summaryRows(
  planTitle: string,
  schedule: ScheduleMonth,
  language: Language,
): WrittenSheet['rows'] {
  const t = (key: keyof typeof scheduleTexts) => scheduleTexts[key][language]
  const figure = (key: 'general' | 'monthly' | 'untilNow') => {
    const { done, due, ratio, onTime } = schedule[key]
    const share: StyledCell = { content: ratio ?? '–', style: { format: '0.0%', align: 'right' } }
    return [t(key), share, `${done} / ${due}; ${t('onTime')}: ${onTime}`]
  }
  return [
    [{ content: planTitle, style: { bold: true, sizePt: 14 } }],
    [t('month'), schedule.month],
    [],
    ...monitoringStatuses.map((status) => {
      const { symbol, fill, colour } = marks[status]
      const name: StyledCell = {
        content: `${symbol} ${monitoringStatusTerms[status][language]}`,
        style: { fill, colour },
      }
      return [name, schedule.counts.byStatus[status], monitoringStatusMeanings[status][language]]
    }),
    [t('additional'), schedule.counts.additional],
    [t('mishaps'), schedule.counts.mishaps],
    [t('withoutSample'), schedule.counts.withoutSample],
    [
      { content: t('total'), style: { bold: true } },
      { content: schedule.counts.total, style: { bold: true } },
    ],
    [],
    figure('monthly'),
    figure('untilNow'),
    figure('general'),
  ]
}
