import { type DecodedMessage, messageKeysMax, type Refusal, refusal } from '../message.ts'
import { addValue, emptyValues } from '../message-values.ts'
import { type FilePiece, type FilePlace, firstLines, readRows } from './file-rows.ts'
import { type WallClock, wallClockOf } from './wall-time.ts'

type How = { zone: string; isGrowing: boolean; from?: FilePlace }

/** Whether a text is a table of the USGS (RDB): comments, names, widths with types, rows parted by tabs. */
export const isRdb = (text: string): boolean => {
  const lines = firstLines(text, headLinesMax)
  const at = lines.findIndex((line) => !line.text.startsWith('#'))
  return at !== -1 && isFormats(lines[at + 1]?.text ?? '')
}

/** The lines before the first row. */
export const rdbHeadLines = (text: string): number => {
  const lines = firstLines(text, headLinesMax)
  return lines.findIndex((line) => !line.text.startsWith('#')) + 2
}

/**
 * Reads a piece of a table of the USGS, each row as a message: columns of numbers under their names, levels of wells
 * (`lev_va`) too. Times are of the zone that the row names, else of the device's.
 * Source: USGS, "Tab-delimited file format (RDB)", waterdata.usgs.gov/nwis/?tab_delimited_format_info.
 */
export const decodeRdb = (text: string, { zone, isGrowing, from }: How): FilePiece | Refusal => {
  const clock = wallClockOf(zone)
  const utc = wallClockOf('UTC')
  if (!clock || !utc) return refusal('zone')
  const headLines = rdbHeadLines(text)
  const lines = firstLines(text, headLines)
  const names = (lines.at(-2)?.text ?? '').split('\t')
  const formats = (lines.at(-1)?.text ?? '').split('\t')
  const dayAt = placeOf(names, ['datetime', 'lev_dt'])
  if (dayAt === -1) return refusal('column', 'datetime')
  const values = names.flatMap((name, at) =>
    (formats[at] ?? '').endsWith('n') || levelColumns.has(name) ? [{ name, at }] : [],
  )
  if (values.length === 0) return refusal('column')
  if (values.length > messageKeysMax) return refusal('too-many-keys')
  const timeAt = names.indexOf('lev_tm')
  const zoneAt = placeOf(names, ['tz_cd', 'lev_tz_cd'])
  const first = { at: lines.at(-1)?.nextAt ?? text.length, line: headLines + 1 }
  return readRows(text, from ?? first, isGrowing, (line, where) => {
    const cells = line.split('\t')
    if (cells.length !== names.length) return refusal('row', where)
    const [on = '', time = cells[timeAt] ?? ''] = (cells[dayAt] ?? '').trim().split(' ')
    const measuredAtMs = timeOf({ on, time, zone: cells[zoneAt] ?? '' }, clock, utc)
    return measuredAtMs === null ? refusal('time', where) : messageOf(cells, values, measuredAtMs)
  })
}

const headLinesMax = 400
const levelColumns: ReadonlySet<string> = new Set(['lev_va', 'sl_lev_va'])
const isFormats = (line: string) => /^\d+[sdn](?:\t\d+[sdn])+$/.test(line)
const placeOf = (names: readonly string[], wanted: readonly string[]) =>
  names.findIndex((name) => wanted.includes(name))

const messageOf = (
  cells: readonly string[],
  values: readonly { name: string; at: number }[],
  measuredAtMs: number,
): DecodedMessage => {
  const read = emptyValues()
  for (const { name, at } of values) if (cells[at] !== '') addValue(read, name, cells[at])
  return { ...read, measuredAtMs }
}

/** Hours east of Greenwich of the codes that the USGS writes. */
const zones: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  AST: -4,
  EDT: -4,
  EST: -5,
  CDT: -5,
  CST: -6,
  MDT: -6,
  MST: -7,
  PDT: -7,
  PST: -8,
  AKDT: -8,
  AKST: -9,
  HST: -10,
}
const hourMs = 3_600_000

/** A row that names no time of day is of the beginning of its day. */
const timeOf = (
  { on, time, zone }: { on: string; time: string; zone: string },
  clock: WallClock,
  utc: WallClock,
): number | null => {
  const full = time === '' ? '00:00:00' : time.length === 5 ? `${time}:00` : time
  if (zone === '') return clock(on, full)
  const [hours, ms] = [zones[zone], utc(on, full)]
  return hours === undefined || ms === null ? null : ms - hours * hourMs
}
