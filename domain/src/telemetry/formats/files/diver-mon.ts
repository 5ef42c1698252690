import { type DecodedMessage, messageKeysMax, type Refusal, refusal } from '../message.ts'
import { addValue, emptyValues } from '../message-values.ts'
import { type FilePiece, type FilePlace, firstLines, readRows } from './file-rows.ts'
import { type WallClock, wallClockOf } from './wall-time.ts'

type How = { zone: string; isGrowing: boolean; from?: FilePlace }

/** Whether a text is a MON file of Van Essen's Divers, as Diver-Office writes it. */
export const isMon = (text: string): boolean =>
  /^\s*\[(?:Logger|Series) settings\]/im.test(text.slice(0, headLettersMax)) &&
  monHeadLines(text) > 1

/** The lines before the first row: those until `[Data]`, and the number of rows. */
export const monHeadLines = (text: string): number =>
  firstLines(text, headLinesMax).findIndex((line) => line.text.trim() === '[Data]') + 2

/** Without its last line, which says that the file ends: a longer file of the same logger begins with the same rows. */
export const withoutMonEnd = (text: string): string => {
  const at = text.lastIndexOf('END OF DATA FILE')
  return at === -1 ? text : text.slice(0, at)
}

/**
 * Reads a piece of a MON file, each row as a message: the channels under the names that the head gives them, in the units
 * of the logger. Times are of the zone of the head (`UTC-5`) where it has one, else of the device's.
 * Source: Van Essen Instruments, Diver-Office manual, MON file; the forms with tabs, commas and semicolons as in the
 * readers of public projects.
 */
export const decodeMon = (text: string, { zone, isGrowing, from }: How): FilePiece | Refusal => {
  const headLines = monHeadLines(text)
  const lines = firstLines(text, headLines)
  const head = lines.map((line) => line.text)
  const offset = offsetOf(head)
  const clock = wallClockOf(offset === null ? zone : 'UTC')
  if (!clock) return refusal('zone')
  const channels = channelsOf(head)
  if (channels.length === 0) return refusal('header', '[Channel 1]')
  if (channels.length > messageKeysMax) return refusal('too-many-keys')
  const first = { at: lines.at(-1)?.nextAt ?? text.length, line: headLines + 1 }
  return readRows(text, from ?? first, isGrowing, (line, where) =>
    rowOf(line, where, { channels, clock, offsetMs: offset ?? 0 }),
  )
}

const headLinesMax = 300
const headLettersMax = 4000

/** The names of the channels in their order; a head may say them twice. */
const channelsOf = (lines: readonly string[]): string[] => {
  const names = new Map<number, string>()
  let channel: number | null = null
  for (const line of lines) {
    const [, number] = /^\s*\[Channel (\d{1,2})/i.exec(line) ?? []
    if (number !== undefined) channel = Number(number)
    else if (/^\s*\[/.test(line)) channel = null
    const [, name] = /^\s*Identification\s*=(.*)$/i.exec(line) ?? []
    if (channel !== null && name !== undefined && !names.has(channel))
      names.set(channel, name.trim())
  }
  return [...names].toSorted(([one], [other]) => one - other).map(([, name]) => name)
}

const offsetOf = (head: readonly string[]): number | null => {
  const zone = head.findLast((line) => /=\s*UTC/.test(line)) ?? ''
  const [, sign, hours, minutes = '0'] =
    /=\s*UTC\s*([+-])(\d{1,2})(?::(\d{2}))?\s*$/.exec(zone) ?? []
  if (sign === undefined) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

type Head = { channels: readonly string[]; clock: WallClock; offsetMs: number }

const row =
  /^\s*(\d{4})\/(\d{2})\/(\d{2})\s+(\d{2}:\d{2}:\d{2})(?:\.(\d{1,3})|,(\d{1,3})(?=[\s;]))?(.*)$/

const rowOf = (
  line: string,
  where: string,
  { channels, clock, offsetMs }: Head,
): DecodedMessage | Refusal => {
  const [, year, month, day, time = '', point, comma, rest = ''] = row.exec(line) ?? []
  const wall = clock(`${year}-${month}-${day}`, `${time}.${point ?? comma ?? '0'}`)
  if (wall === null) return refusal('time', where)
  const cells = cellsOf(rest)
  if (cells.length !== channels.length) return refusal('row', where)
  const read = emptyValues()
  channels.forEach((name, at) => addValue(read, name, cells[at]))
  return { ...read, measuredAtMs: wall - offsetMs }
}

/** Parted by commas where nothing else parts them; else a comma is a decimal mark. */
const cellsOf = (rest: string): string[] => {
  if (rest.startsWith(','))
    return rest
      .slice(1)
      .split(',')
      .map((cell) => cell.trim())
  return rest
    .trim()
    .split(/\s*;\s*|\s+/)
    .filter((cell) => cell !== '')
    .map((cell) => cell.replace(',', '.'))
}
