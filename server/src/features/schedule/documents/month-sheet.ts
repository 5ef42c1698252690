import type { ScheduleMonth } from '@puquio/contract/schedule'
import { monitoringStatusTerms } from '@puquio/contract/terms'
import {
  daysInMonth,
  type Language,
  type MonitoringStatus,
  statusesByUrgency,
} from '@puquio/domain'
import { sheetName } from '../../../platform/xlsx/write/workbook-spec.ts'
import type { StyledCell, WrittenSheet } from '../../../platform/xlsx/write/workbook-spec.ts'
import { scheduleTexts } from '../texts.ts'
import { printedMarks } from './printed-marks.ts'

type Station = { stationId: number; code: string; name: string }
type Setting = { language: Language; schedule: ScheduleMonth; stations: readonly Station[] }

/** Stations by days, with the symbols of the screen. */
export function monthSheet({ language, schedule, stations }: Setting): WrittenSheet {
  const days = Array.from({ length: daysInMonth(schedule.month) }, (_, index) => index + 1)
  const byCell = Map.groupBy(schedule.cells, ({ stationId, day }) => `${stationId} ${day}`)
  const withCells = new Set(schedule.cells.map(({ stationId }) => stationId))
  return {
    name: sheetName(schedule.month),
    landscape: true,
    freeze: { rows: 1, columns: 2 },
    columns: [
      { header: scheduleTexts.station[language], widthChars: 14, headerStyle: head },
      { header: scheduleTexts.name[language], widthChars: 36, headerStyle: head },
      ...days.map((day) => ({
        header: String(day),
        widthChars: 4,
        headerStyle: isWeekend(schedule.month, day) ? weekendHead : dayHead,
      })),
    ],
    rows: stations
      .filter(({ stationId }) => withCells.has(stationId))
      .map(({ stationId, code, name }) => [
        { content: code, style: { bold: true } },
        name,
        ...days.map((day) => dayCell(byCell.get(`${stationId} ${day}`) ?? [], language)),
      ]),
  }
}

const head = { bold: true, fill: 'E9EDF2', border: true }
const dayHead = { ...head, align: 'center' as const }
const weekendHead = { ...dayHead, fill: 'D5DAE1' }

const isWeekend = (month: string, day: number) =>
  [0, 6].includes(new Date(`${month}-${String(day).padStart(2, '0')}T00:00:00Z`).getUTCDay())

/** The most urgent of several monitorings comes first and colours the cell. */
function dayCell(cells: readonly { status: MonitoringStatus }[], language: Language): StyledCell {
  const found = statusesByUrgency.flatMap((status) =>
    cells.filter((cell) => cell.status === status).map(() => status),
  )
  const [first] = found
  if (!first) return { content: null, style: { border: true } }
  const { fill, colour } = printedMarks[first]
  return {
    content: found.map((status) => printedMarks[status].symbol).join(''),
    style: { fill, colour, align: 'center', border: true },
    ...(found.length > 1
      ? { note: found.map((status) => monitoringStatusTerms[status][language]).join('\n') }
      : {}),
  }
}
