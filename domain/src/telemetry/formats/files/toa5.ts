import {
  type DecodedMessage,
  keyLengthMax,
  messageKeysMax,
  type Refusal,
  refusal,
} from '../message.ts'
import { addValue, emptyValues } from '../message-values.ts'
import { visibleText } from '../unknown-fields.ts'
import { cellsOf, type FilePiece, type FilePlace, firstLines, readRows } from './file-rows.ts'
import { type WallClock, wallClockOf } from './wall-time.ts'

/** The four lines at the head of a TOA5 file. */
export type Toa5Head = {
  station: string
  model: string
  serial: string
  program: string
  table: string
  /** In the file's order, TIMESTAMP and RECORD left out; `processing` as Avg, Smp, Tot. */
  columns: { name: string; unit: string; processing: string }[]
}

export type Toa5How = {
  /** Its times name none: as the logger's clock is set, America/Lima unless somebody says otherwise. */
  zone: string
  /** Whether the logger adds to the file and sends it again. */
  isGrowing: boolean
  /** Of the piece before; the file's first rows where it is missing. */
  from?: FilePlace
}

/**
 * Reads a piece of a table of a Campbell Scientific logger (TOA5), each row as a message. "NAN" and "INF" are unread;
 * a row with more or fewer cells than names is refused.
 * Source: Campbell Scientific, LoggerNet manual, TOA5.
 */
export const decodeToa5 = (
  text: string,
  { zone, isGrowing, from }: Toa5How,
): (FilePiece & { head: Toa5Head }) | Refusal => {
  const clock = wallClockOf(zone)
  if (!clock) return refusal('zone')
  const lines = firstLines(text, headLines)
  const head = headOf(lines.map((line) => cellsOf(line.text, ',')))
  if ('problem' in head) return head
  const last = lines.at(-1)
  const first = { at: last?.nextAt ?? text.length, line: headLines + 1 }
  const rows = readRows(text, from ?? first, isGrowing, (line, where) =>
    rowOf(line, where, head, clock),
  )
  return { head: head.shown, ...rows }
}

const headLines = 4

type Head = { shown: Toa5Head; names: string[]; timeAt: number; recordAt: number }

const headOf = (lines: (string[] | null)[]): Head | Refusal => {
  const [environment, names, units, processing] = lines
  if (environment?.[0] !== 'TOA5') return refusal('header', 'line 1')
  if (!names) return refusal('header', 'line 2')
  const timeAt = names.indexOf('TIMESTAMP')
  if (timeAt === -1) return refusal('column', 'TIMESTAMP')
  if (!units || !processing) return refusal('header', `line ${units ? 4 : 3}`)
  const recordAt = names.indexOf('RECORD')
  const columns = names.flatMap((name, at) =>
    at === timeAt || at === recordAt
      ? []
      : { name: shown(name), unit: shown(units[at]), processing: shown(processing[at]) },
  )
  if (columns.length > messageKeysMax) return refusal('too-many-keys', 'line 2')
  const [station, model, serial, program, table] = [1, 2, 3, 5, 7].map((at) =>
    shown(environment[at]),
  )
  return {
    shown: {
      station: station ?? '',
      model: model ?? '',
      serial: serial ?? '',
      program: program ?? '',
      table: table ?? '',
      columns,
    },
    names,
    timeAt,
    recordAt,
  }
}

const shown = (cell: string | undefined): string => visibleText(cell ?? '', keyLengthMax)

const rowOf = (
  line: string,
  where: string,
  { shown: { serial }, names, timeAt, recordAt }: Head,
  clock: WallClock,
): DecodedMessage | Refusal => {
  const cells = cellsOf(line, ',')
  if (cells?.length !== names.length) return refusal('row', where)
  const [on = '', time = ''] = (cells[timeAt] ?? '').split(' ')
  const measuredAtMs = clock(on, time)
  if (measuredAtMs === null) return refusal('time', where)
  const read = emptyValues()
  names.forEach((name, at) => {
    if (at !== timeAt && at !== recordAt) addValue(read, name, cells[at])
  })
  const record = /^\d{1,15}$/.test(cells[recordAt] ?? '') ? Number(cells[recordAt]) : null
  return {
    ...read,
    measuredAtMs,
    ...(serial !== '' && { deviceKey: serial }),
    ...(record !== null && { record }),
  }
}
