import { type DecodedMessage, messageKeysMax, type Refusal, refusal } from '../message.ts'
import { addValue, emptyValues } from '../message-values.ts'
import { type FilePiece, type FilePlace, lineAt, readRows } from './file-rows.ts'
import { wallClockOf } from './wall-time.ts'

type How = { zone: string; isGrowing: boolean; from?: FilePlace }

export const isXle = (text: string): boolean => text.slice(0, 2000).includes('<Body_xle')

/**
 * Writes a Solinst XLE file in lines: its head in the first, and a line for each `Log`, its cells parted by tabs, so that it
 * is read in pieces as other files of loggers are. In steps, since millions of logs take seconds.
 */
export function* xleLines(text: string): Generator<undefined, string> {
  const dataAt = text.indexOf('<Data>')
  const headEnd = Math.min(dataAt === -1 ? text.length : dataAt, headLettersMax)
  const lines = [text.slice(0, headEnd).replace(/\s+/g, ' ')]
  let at = text.indexOf('<Log', headEnd)
  while (at !== -1) {
    const end = text.indexOf('</Log>', at)
    if (end === -1) break
    lines.push(lineOfLog(text.slice(at, Math.min(end, at + logLettersMax))))
    at = text.indexOf('<Log', end)
    if (lines.length % logsOfStep === 0) yield
  }
  return `${lines.join('\n')}\n`
}

const headLettersMax = 20_000
const logLettersMax = 2000
const logsOfStep = 100
const channelLettersMax = 2000

const lineOfLog = (log: string): string => {
  const cells = new Map<string, string>()
  for (const [, name = '', value = ''] of log.matchAll(/<(\w{1,20})>([^<]{0,100})<\/\1>/g))
    cells.set(name.toLowerCase(), value.trim().replace(/\s+/g, ' '))
  const values = [...cells].flatMap(([name, value]) =>
    /^ch\d{1,2}$/.test(name) ? [`${name}=${value}`] : [],
  )
  return [cells.get('date') ?? '', cells.get('time') ?? '', cells.get('ms') ?? '', ...values].join(
    '\t',
  )
}

/**
 * Reads a piece of a Solinst XLE file that `xleLines` wrote, each log as a message: the channels under their
 * identification (LEVEL, TEMPERATURE), in the units of the logger. Its times name no zone.
 * Source: Solinst, Levelogger software: XML of `.xle` files.
 */
export const decodeXle = (text: string, { zone, isGrowing, from }: How): FilePiece | Refusal => {
  const clock = wallClockOf(zone)
  if (!clock) return refusal('zone')
  const head = lineAt(text, { at: 0, line: 1 })
  const channels = channelsOf(head?.text ?? '')
  if (channels.size === 0) return refusal('header', 'Ch1_data_header')
  if (channels.size > messageKeysMax) return refusal('too-many-keys')
  const first = { at: head?.nextAt ?? text.length, line: 2 }
  return readRows(text, from ?? first, isGrowing, (line, where): DecodedMessage | Refusal => {
    const [on = '', time = '', ms = '', ...cells] = line.split('\t')
    const fraction = /^\d{1,3}$/.test(ms) ? ms.padStart(3, '0') : '0'
    const measuredAtMs = clock(on.replaceAll('/', '-'), `${time}.${fraction}`)
    if (measuredAtMs === null) return refusal('time', where)
    const read = emptyValues()
    for (const cell of cells) {
      const [channel = '', value = ''] = cell.split('=')
      const name = channels.get(channel)
      if (name !== undefined) addValue(read, name, value)
    }
    return { ...read, measuredAtMs }
  })
}

const channelsOf = (head: string): Map<string, string> => {
  const channels = new Map<string, string>()
  for (const { 1: number = '', index } of head.matchAll(/<Ch(\d{1,2})_data_header>/g)) {
    const end = head.indexOf(`</Ch${number}_data_header>`, index)
    if (end === -1) continue
    const body = head.slice(index, Math.min(end, index + channelLettersMax))
    const [, name = ''] = /<Identification>([^<]{0,100})<\/Identification>/.exec(body) ?? []
    if (name.trim() !== '') channels.set(`ch${number}`, name.trim())
  }
  return channels
}
