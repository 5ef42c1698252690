import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../files/file-store.ts'
import { Problem } from '../problem.ts'
import { contentDisposition } from './content-disposition.ts'

/** A download: bytes or a stream of them, with the name to save it under. */
export type FileAnswer = {
  name: string
  mediaType: string
  /** A function is called once it is known what is sent; with `bytes` it may be asked for a part. */
  body: Buffer | Readable | ((range?: ByteRange) => Promise<Readable>)
  /** Length of the whole, by which parts can be asked for. */
  bytes?: number
  /** Shown in the page instead of saved: only for types that a browser draws without running anything. */
  isInline?: boolean
  /** ETag of the content: a browser that has it revalidates it each time. */
  contentHash?: Buffer
}

export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  const { name, mediaType, body, isInline, contentHash, bytes } = file
  // Browsers update stored headers from a 304, so it has them all, too.
  reply
    .header('content-type', mediaType)
    .header('content-disposition', contentDisposition(name, { isInline }))
    .header('cache-control', contentHash ? 'private, no-cache' : 'no-store')
    .header('content-security-policy', filePolicy(mediaType))
    .header('x-frame-options', 'sameorigin')
  const etag = contentHash && `"${contentHash.toString('hex')}"`
  if (etag !== undefined) {
    const vary = reply.getHeader('vary')
    reply.header('etag', etag).header('vary', vary ? `${String(vary)}, cookie` : 'cookie')
    if (holds(request.headers['if-none-match'], etag)) return reply.status(304).send()
  }
  if (typeof body !== 'function') return reply.send(body)
  if (bytes === undefined) return reply.send(await body())
  reply.header('accept-ranges', 'bytes')
  const range = askedRange(request, bytes, etag)
  if (range === 'none') {
    reply.removeHeader('content-disposition').removeHeader('etag')
    reply.header('content-range', `bytes */${bytes}`)
    throw new Problem('RANGE_NOT_SATISFIABLE')
  }
  if (range === 'whole') return reply.header('content-length', bytes).send(await body())
  const { start, end } = range
  return reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${bytes}`)
    .header('content-length', end - start + 1)
    .send(await body(range))
}

const holds = (ifNoneMatch = '', etag: string) =>
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** RFC 9110, 13.1.5 and 14.2: one range is sent alone; several ranges, or a header that cannot be read, get the whole file. */
function askedRange(
  { headers }: FastifyRequest,
  bytes: number,
  etag: string | undefined,
): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const ifRange = headers['if-range']
  if (ifRange !== undefined && ifRange !== etag) return 'whole'
  const last = bytes - 1
  const [start, end] =
    from === ''
      ? [Math.max(0, bytes - Number(to)), Number(to) === 0 ? -1 : last]
      : [Number(from), to === '' ? last : Math.min(Number(to), last)]
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole'
  return start > end ? 'none' : { start, end }
}

// A sandbox would keep browsers from showing a PDF, which runs no scripts of our origin.
const filePolicy = (mediaType: string) =>
  mediaType === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; sandbox; frame-ancestors 'self'"
