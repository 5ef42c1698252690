import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import '@fastify/multipart'
import type { AnyRoute } from '@puquio/contract'
import { plainText } from '@puquio/domain'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { type Room, withQuota, withRoom } from '../files/room.ts'
import type { Scan } from '../files/scan.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { Problem } from '../problem.ts'
import { requireInput } from './problems/read-input.ts'

/** An upload on disk, which is removed after its handler. Its name is a label, never a path. */
export type UploadedFile = {
  path: string
  name: string
  bytes: number
  sha256: Buffer
  discard: () => Promise<void>
}

/** Where uploads arrive, what looks at each before its handler does, and how much room there is. */
export type Arrivals = { folder: string; scan: Scan; config: Config }

/** Receives the part `file` into a temporary file, hashing as it comes, and reads the text fields. */
export async function receiveUpload(request: FastifyRequest, route: AnyRoute, arrivals: Arrivals) {
  const { maxBytes = 1_000_000, problems = [] } = route
  // By the length that is said, else the longest that there may be.
  const bytes = Number(request.headers['content-length'] ?? maxBytes)
  // The multipart frame and the text fields around the file.
  if (bytes > maxBytes + 100_000) throw tooLarge(maxBytes)
  if (!request.isMultipart()) throw new Problem('BODY_NOT_READABLE')
  const { config } = arrivals
  const { scope, session, link } = request.caller
  const receive = () =>
    withRoom(
      config,
      bytes,
      (room) => readParts(request, route, { arrivals, room }),
      link ? `link ${link.id}` : String(session?.userId ?? request.ip),
    )
  // A route that keeps its file says so by this problem.
  const isKept = scope && problems.includes('PROJECT_FULL')
  return isKept ? withQuota(config, scope, bytes, receive) : receive()
}

async function readParts(
  request: FastifyRequest,
  route: AnyRoute,
  { arrivals, room }: { arrivals: Arrivals; room: Room },
) {
  const { maxBytes = 1_000_000 } = route
  const folder = await temporaryFolder('upload', arrivals.folder)
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const fields: Record<string, unknown> = {}
    let file: UploadedFile | undefined
    const limits = { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: 64_000, parts: 22 }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
        continue
      }
      const path = join(folder, randomUUID())
      const hash = createHash('sha256')
      let bytes = 0
      const counted = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes > maxBytes) throw tooLarge(maxBytes)
          hash.update(chunk)
          await room.wrote(chunk.length)
          yield chunk
        }
      }
      await pipeline(part.file, counted, createWriteStream(path, { mode: 0o600 }))
      const name = labelOf(part.filename ?? '')
      file = { path, name, bytes, sha256: hash.digest(), discard }
    }
    if (file === undefined)
      throw new Problem(isForWorkbooks(route) ? 'WORKBOOK_NOT_SELECTED' : 'FILE_NOT_SELECTED')
    await arrivals.scan(file.path)
    if (!route.body) return { file, fields: undefined }
    return { file, fields: requireInput(route.body, fields) }
  } catch (error) {
    await discard()
    throw isOfSender(error) ? new Problem('BODY_NOT_READABLE') : error
  }
}

const tooLarge = (maxBytes: number) =>
  new Problem('TOO_LARGE', { maxMb: Math.floor(maxBytes / 1_000_000) })

/** Routes that take workbooks name a missing file differently, as the contract says. */
const isForWorkbooks = ({ problems = [] }: AnyRoute) => problems.includes('WORKBOOK_NOT_SELECTED')

/** The last part of the sent file name, without lone surrogates, on one line. */
const labelOf = (name: string) =>
  plainText(name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, 200)
    .toWellFormed()

/** The parser's errors have no code; a connection that ends in the middle has one. */
const isOfSender = (error: unknown) => {
  const { code, message } = error as { code?: string; message: string }
  return code === 'ECONNRESET' || (!code && /multipart|needle|content-type/i.test(message))
}
