import {
  type CsvMapping,
  decodeCsv,
  type FilePiece,
  type KnownFile,
  knownFileOf,
  type Refusal,
  refusal,
} from '@puquio/domain'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { inSlices } from '../../platform/in-slices.ts'
import type { Door, KnownDevice } from '../readings/service.ts'
import { endOfLines, hashOfText, nextPiece, textOf } from './file-text.ts'
import { findReadUntil, saveReadUntil } from './file-places-store.ts'

/** How the files of a logger are read that do not say themselves what they are, and the zone of its clock. */
export type LoggerFormat = { csv: CsvMapping | null; zone: string }

export type LoggerFile = {
  name: string
  bytes: Uint8Array
  /** Whether its last line may still grow. */
  isGrowing: boolean
}

/** Lines that were new: read as measurements, or refused; and whether the file was known so far. */
export type FileTaken = { rows: number; refused: number; firstRefused: string; wasKnown: boolean }

type Parts = { door: Pick<Door, 'take'>; scope: TelemetryScope }

/** What a flush takes of readings, and what is kept of a message: some hundred lines, the first of a file with its head. */
const most = { readings: 5_000, rows: 1_000, characters: 400_000, keptBytes: 900_000 }

/**
 * Takes what is new of a logger's file. It is known as the one before by how it begins; whatever of it comes again is
 * stored once.
 */
export async function takeFile(
  { door, scope }: Parts,
  device: KnownDevice,
  { csv, zone }: LoggerFormat,
  { name, bytes, isGrowing }: LoggerFile,
): Promise<FileTaken> {
  const sent = textOf(bytes)
  const form = await inSlices(knownFileOf(sent))
  const text = form?.text ?? sent
  const mapping = form ? null : csv
  const headLines = form?.headLines ?? (mapping ? mapping.firstLine - 1 : 0)
  const head = text.slice(0, endOfLines(text, headLines))
  const rows = Math.max(
    1,
    Math.min(most.rows, Math.floor(most.readings / (device.variables.size || 1))),
  )
  const known = await findReadUntil(scope, device.deviceId, name)
  const before =
    known && known.readLength >= head.length && known.readLength <= text.length
      ? hashOfText(text.slice(0, known.readLength))
      : null
  const wasKnown = before !== null && known !== null && before.copy().digest().equals(known.prefix)
  const hash = wasKnown ? before : hashOfText(head)
  const at = wasKnown ? known.readLength : head.length
  let place = { at, line: wasKnown ? known.nextLine : headLines + 1 }
  const taken: FileTaken = { rows: 0, refused: 0, firstRefused: '', wasKnown }
  const wayIn = form?.wayIn ?? 'csv'
  for (;;) {
    const piece = nextPiece(text, place, { rows, characters: most.characters, isGrowing })
    if (piece === null && (taken.rows > 0 || taken.refused > 0 || wasKnown)) break
    const until = piece?.until ?? place.at
    const read = decode(text.slice(0, until), place, { form, mapping, zone })
    const lines = text.slice(place.at, until)
    const isFirst = place.at === head.length
    const body = Buffer.from(isFirst ? head + lines : lines).subarray(0, most.keptBytes)
    // What goes on is another message than what begins with the same lines.
    const said = isFirst ? head + lines : `${head}\0${lines}`
    const dedupKey = `${wayIn}:${hashOfText(said).digest('hex')}`
    // Of each piece: reports tell what was received since the last one, and a long file takes minutes.
    const receivedAt = scope.clock.now()
    // Throws where the file is in no form that is known.
    await door.take(device, read, { wayIn, receivedAt, body, dedupKey })
    if (piece === null || 'problem' in read) break
    taken.rows += read.messages.length
    taken.refused += read.refused.length
    taken.firstRefused ||= read.refused[0]?.where ?? ''
    hash.update(lines)
    place = { at: piece.until, line: piece.nextLine }
  }
  const { deviceId, projectId } = device
  const of = { deviceId, projectId, name, receivedAt: scope.clock.now() }
  const prefix = hash.digest()
  await saveReadUntil(scope, of, { readLength: place.at, nextLine: place.line, prefix })
  return taken
}

type How = { form: KnownFile | null; mapping: CsvMapping | null; zone: string }

const decode = (
  text: string,
  from: { at: number; line: number },
  { form, mapping, zone }: How,
): FilePiece | Refusal => {
  if (form) return form.decode(text, { zone, isGrowing: false, from })
  return mapping
    ? decodeCsv(text, { ...mapping, isGrowing: false }, from)
    : refusal('header', 'line 1')
}
