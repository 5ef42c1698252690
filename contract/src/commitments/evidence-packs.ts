import { languages } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import {
  calendarDate,
  givenDate,
  id,
  idText,
  instant,
  listQuery,
  nothing,
  pageOf,
} from '../kit/values.ts'
import { problems, type ProblemCode } from '../problems.ts'

export const packKinds = ['commitment', 'instrument', 'period'] as const
export type PackKind = (typeof packKinds)[number]

/** What a pack may hold beside the report, the matrix and the manifest. */
export const packParts = ['pages', 'results', 'evidence', 'documents'] as const
export type PackPart = (typeof packParts)[number]

/** Pictures of pages that a report shows at most: the first quotes whose pages can be drawn in so many minutes. */
export const packPicturesMax = { pages: 36, minutes: 3 }

/**
 * What it tells being read and its pages drawn, waiting for the PDF service, its PDF being made, its files being put
 * together, or ended.
 */
export const packStages = [
  'gathering',
  'waiting',
  'report',
  'files',
  'done',
  'failed',
  'cancelled',
] as const
export type PackStage = (typeof packStages)[number]

/** Packs whose files are kept at once: of one more the oldest file goes, and its record stays. */
export const keptPacksMax = { ofPerson: 10, ofProject: 40 }
/** Days that the file of a pack is kept at most. */
export const packKeptDays = 30

const named = z.object({ id, name: z.string() })

/** A file of a pack: its path there, its size, and its SHA-256 in hexadecimal. */
const packedFile = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })
export type PackedFile = z.infer<typeof packedFile>

const packCounts = z.object({
  commitments: z.int(),
  monitorings: z.int(),
  occurrences: z.int(),
  actions: z.int(),
  results: z.int(),
  files: z.int(),
  bytes: z.int(),
  /** Quotes without the picture of their page, where pictures were asked for. */
  withoutPicture: z.int(),
})
export type PackCounts = z.infer<typeof packCounts>

export const evidencePack = z.object({
  id,
  kind: z.enum(packKinds),
  commitment: named.nullable(),
  instrument: named.nullable(),
  from: calendarDate.nullable(),
  to: calendarDate.nullable(),
  language: z.enum(languages),
  parts: z.array(z.enum(packParts)),
  requestedAt: instant,
  person: z.string(),
  isMine: z.boolean(),
  stage: z.enum(packStages),
  /** Among the reports that wait, from 1. */
  place: z.int().nullable(),
  done: z.int(),
  total: z.int().nullable(),
  problem: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]).nullable(),
  /** Of one whose report was made. */
  counts: packCounts.nullable(),
  /** SHA-256 of the ZIP, in hexadecimal. */
  digest: z.string().nullable(),
  /** While it is kept. */
  file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  /** Why the file of one that was made is kept no more. */
  fileGone: z.enum(['days', 'newer']).nullable(),
  /** The report alone, which is kept for less long. */
  pdf: z.object({ bytes: z.int() }).nullable(),
})
export type EvidencePack = z.infer<typeof evidencePack>

const packOrder = z
  .object({
    kind: z.enum(packKinds),
    commitmentId: id.optional(),
    instrumentId: id.optional(),
    /** Of the dates of monitorings and tasks, both included. */
    from: givenDate.optional(),
    to: givenDate.optional(),
    language: z.enum(languages),
    parts: z.array(z.enum(packParts)).max(packParts.length),
  })
  .superRefine(({ kind, commitmentId, instrumentId, from, to }, context) => {
    const miss = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], params: { problem: 'required' } })
    if (kind === 'commitment' && commitmentId === undefined) miss('commitmentId')
    if (kind === 'instrument' && instrumentId === undefined) miss('instrumentId')
    if (kind === 'period' && from === undefined) miss('from')
    if (kind === 'period' && to === undefined) miss('to')
    if (from !== undefined && to !== undefined && to < from)
      context.addIssue({ code: 'custom', path: ['to'], params: { problem: 'ends-before-start' } })
  })
export type PackOrder = z.output<typeof packOrder>

const ofProject = '/fkl-bdo/projects/:projectId/evidence-packs'
const params = z.object({ projectId: idText })
const one = params.extend({ evidencePackId: idText })
const reads = ['evidencePacks', 'pdfReports', 'commitments', 'instruments', 'users'] as const

export const evidencePackRoutes = {
  list: route({
    method: 'GET',
    path: ofProject,
    access: 'project:read',
    reads,
    summary: 'Evidence packs that were made, the newest first',
    params,
    query: listQuery(['requestedAt']).pick({ page: true, size: true, sort: true }),
    response: pageOf(evidencePack),
  }),
  get: route({
    method: 'GET',
    path: `${ofProject}/:evidencePackId`,
    access: 'project:read',
    reads,
    summary: 'An evidence pack with the files that were in it',
    params: one,
    response: evidencePack.extend({ files: z.array(packedFile) }),
  }),
  start: route({
    method: 'POST',
    path: ofProject,
    access: 'project:read',
    changes: ['evidencePacks', 'pdfReports'],
    withoutToken: true,
    summary: 'Make the evidence pack of a commitment, an instrument or a period',
    params,
    body: packOrder,
    response: evidencePack,
    problems: [
      'PDF_BUSY',
      'COMMITMENT_NOT_VERIFIED',
      'PACK_EMPTY',
      'PACK_TOO_LARGE',
      'PROJECT_FULL',
    ],
  }),
  file: file({
    method: 'GET',
    path: `${ofProject}/:evidencePackId/file`,
    access: 'project:read',
    summary: 'The ZIP of an evidence pack, while it is kept',
    params: one,
  }),
  pdf: file({
    method: 'GET',
    path: `${ofProject}/:evidencePackId/pdf`,
    access: 'project:read',
    summary: 'The report of an evidence pack alone, as PDF, while it is kept',
    params: one,
  }),
  cancel: route({
    method: 'POST',
    path: `${ofProject}/:evidencePackId/cancel`,
    access: 'project:read',
    changes: ['evidencePacks', 'pdfReports'],
    withoutToken: true,
    summary: 'Cancel an evidence pack of one’s own that is not finished',
    params: one,
    response: nothing,
  }),
  key: route({
    method: 'GET',
    path: '/fkl-bdo/signing-key',
    access: 'signed-in',
    reads: ['evidencePacks'],
    summary:
      'The public key by which this installation signs evidence packs; null before the first',
    response: z.object({
      key: z
        .object({
          /** SPKI in PEM. */
          publicKey: z.string(),
          /** SHA-256 of its DER, in hexadecimal. */
          fingerprint: z.string(),
          createdAt: instant,
        })
        .nullable(),
    }),
  }),
  verifier: file({
    method: 'GET',
    path: '/fkl-bdo/pack-verifier',
    access: 'signed-in',
    summary: 'The script that verifies a pack with Node alone',
  }),
}
