import {
  deviceChannelTerms,
  type Language,
  qualityTerms,
  resultFieldTerms,
  type Text,
  timeIn,
  todayIn,
} from '@puquio/domain'
import type { StoredReading } from '../../../platform/telemetry/reading.ts'
import type { Content } from '../../../platform/xlsx/write/content.ts'
import { exportTerms } from '../export-terms.ts'
import type { ExportedVariable } from './variables-store.ts'

/** How an export writes a column of readings. */
export type ReadingColumn = {
  heading: Text
  widthChars: number
  isDate?: boolean
  cell: (reading: StoredReading, variable: ExportedVariable) => Content
}

/** The columns of a row for each reading; those that results have, too, under the same headings. */
export function readingColumns(language: Language, timeZone: string): ReadingColumn[] {
  const wall = wallClock(timeZone)
  return [
    { heading: resultFieldTerms.station, widthChars: 16, cell: (_, { station }) => station },
    {
      heading: resultFieldTerms.date,
      widthChars: 12,
      isDate: true,
      cell: ({ atMs }) => ({ date: wall(atMs).on }),
    },
    { heading: resultFieldTerms.time, widthChars: 9, cell: ({ atMs }) => wall(atMs).time },
    { heading: exportTerms.device, widthChars: 28, cell: (_, { device }) => device },
    { heading: exportTerms.serial, widthChars: 16, cell: (_, { serial }) => serial },
    { heading: exportTerms.variable, widthChars: 24, cell: (_, { name }) => name },
    { heading: resultFieldTerms.parameter, widthChars: 28, cell: (_, { parameter }) => parameter },
    { heading: resultFieldTerms.value, widthChars: 12, cell: ({ value }) => value },
    { heading: resultFieldTerms.unit, widthChars: 10, cell: (_, { unit }) => unit },
    { heading: exportTerms.sent, widthChars: 12, cell: ({ raw }) => raw },
    {
      heading: exportTerms.quality,
      widthChars: 14,
      cell: ({ quality }) => qualityTerms[quality][language],
    },
    {
      heading: exportTerms.channel,
      widthChars: 10,
      cell: ({ channel }) => deviceChannelTerms[channel][language],
    },
    { heading: exportTerms.late, widthChars: 12, cell: ({ lagS }) => lagS },
  ]
}

const quarterMs = 15 * 60_000

/** Days and times of a zone. Clocks change on quarters of an hour, so that one look serves all readings of it. */
function wallClock(timeZone: string) {
  let held = { quarter: Number.NaN, on: '', hour: '', minute: 0 }
  return (atMs: number): { on: string; time: string } => {
    const quarter = Math.floor(atMs / quarterMs)
    if (quarter !== held.quarter) {
      const begin = new Date(quarter * quarterMs)
      const [hour = '', minute = ''] = timeIn(timeZone, begin).split(':')
      held = { quarter, on: todayIn(timeZone, begin), hour, minute: Number(minute) }
    }
    const seconds = Math.floor((atMs - quarter * quarterMs) / 1000)
    const two = (number: number) => String(number).padStart(2, '0')
    const time = `${held.hour}:${two(held.minute + Math.floor(seconds / 60))}:${two(seconds % 60)}`
    return { on: held.on, time }
  }
}
