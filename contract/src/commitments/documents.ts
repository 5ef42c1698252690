import { commitmentLimits, documentStates } from '@puquio/domain'
import { z } from 'zod'
import { problems, type ProblemCode } from '../problems.ts'
import { file, route } from '../kit/route.ts'
import { id, idText, instant, nothing, text } from '../kit/values.ts'
import { placeArea } from './record.ts'
import { ofInstruments, oneInstrument } from './instruments.ts'

/** Largest document, in bytes. */
export const documentMaxBytes = 300_000_000

/** A PDF of an instrument. */
export const instrumentDocument = z.object({
  id,
  instrumentId: id,
  /** What its instrument is called. */
  instrument: z.string(),
  name: z.string(),
  bytes: z.int(),
  /** SHA-256 of the original, in hexadecimal. */
  sha256: z.string(),
  state: z.enum(documentStates),
  /** Why it cannot be read. */
  problem: z
    .object({
      code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
  pages: z.int().nullable(),
  title: z.string().nullable(),
  /** It carries scripts, which are never run. */
  hasScript: z.boolean(),
  /** Commitments that are quoted from it, but for rejected ones. */
  commitments: z.int(),
  /** Those of them that nobody has verified. */
  unverified: z.int(),
  /** Documents of other instruments with the same content. */
  alsoIn: z.array(z.object({ documentId: id, instrumentId: id, instrument: z.string() })),
  addedAt: instant,
  addedBy: z.string(),
})
export type InstrumentDocument = z.infer<typeof instrumentDocument>

const ofDocument = '/fkl-bdo/projects/:projectId/instrument-documents/:documentId'
const oneDocument = z.object({ projectId: idText, documentId: idText })
const page = z.union([
  z.int().positive().max(100_000),
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number),
])

export const documentRoutes = {
  list: route({
    method: 'GET',
    path: `${ofInstruments}/:instrumentId/documents`,
    access: 'project:read',
    reads: ['instruments', 'commitments', 'users'],
    summary: 'The documents of an instrument, in the order in which they came',
    params: oneInstrument,
    response: z.array(instrumentDocument),
  }),
  get: route({
    method: 'GET',
    path: ofDocument,
    access: 'project:read',
    reads: ['instruments', 'commitments', 'users'],
    summary: 'One document',
    params: oneDocument,
    response: instrumentDocument,
  }),
  attach: route({
    method: 'POST',
    path: `${ofInstruments}/:instrumentId/documents`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['instruments'],
    summary: 'Add a PDF of the instruments’ container, which a job then looks into',
    params: oneInstrument,
    body: z.object({ containerFileId: id }),
    response: instrumentDocument,
    problems: ['INSTRUMENT_RETIRED', 'DOCUMENT_KNOWN', 'FILE_TYPE_NOT_ACCEPTED', 'TOO_LARGE'],
  }),
  remove: route({
    method: 'DELETE',
    path: ofDocument,
    access: 'project:admin',
    withoutToken: true,
    changes: ['instruments'],
    summary: 'Take a document off its instrument; one that commitments are quoted from stays',
    params: oneDocument,
    response: nothing,
    problems: ['DOCUMENT_QUOTED'],
  }),
  original: file({
    method: 'GET',
    path: `${ofDocument}/file`,
    access: 'project:read',
    summary: 'The document as it came',
    params: oneDocument,
  }),
  view: file({
    method: 'GET',
    path: `${ofDocument}/view`,
    access: 'project:read',
    summary:
      'The document for a viewer, in parts where they are asked for: the copy that opens faster where there is one, or the file of the document that is named by its SHA-256 (the ETag of an answer), so that all parts are of one file',
    params: oneDocument,
    query: z.object({
      of: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
    }),
  }),
  quote: route({
    method: 'GET',
    path: `${ofDocument}/quote`,
    access: 'project:read',
    reads: ['instruments'],
    summary:
      'Where a quote stands in a document: the page, and rectangles in points from its top left',
    params: oneDocument,
    query: z.object({ page, quote: text(commitmentLimits.quote) }),
    /** Null where it stands nowhere. */
    response: z.object({
      place: z.object({ page: z.int(), areas: z.array(placeArea) }).nullable(),
    }),
  }),
}
