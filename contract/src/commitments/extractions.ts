import { z } from 'zod'
import { modelFailureTerms } from '../terms/commitments/model-failures.ts'
import { extractionStopTerms } from '../terms/commitments/extractions.ts'
import { problems, type ProblemCode } from '../problems.ts'
import { route } from '../kit/route.ts'
import { choiceList, id, idList, idText, instant, listQuery, pageOf } from '../kit/values.ts'
import { ofInstruments, oneInstrument } from './instruments.ts'
import { promptSources } from './prompts.ts'

/** How a run goes on, in this order: not every run recognises pages. */
export const extractionStates = [
  'queued',
  'reading',
  'recognising',
  'extracting',
  'checking',
  'done',
  'failed',
  'cancelled',
] as const
export type ExtractionState = (typeof extractionStates)[number]

/** What finds commitments: the installation's language model, or the rules. */
export const extractionMethods = ['model', 'rules'] as const
export type ExtractionMethod = (typeof extractionMethods)[number]

/** A version of a prompt by whose it is; the product's has the number 0. */
export const promptChoice = z.object({
  source: z.enum(promptSources),
  number: z.int().min(0).max(2_147_483_647),
})
export type PromptChoice = z.infer<typeof promptChoice>

const codes = <Of extends object>(terms: Of) =>
  Object.keys(terms) as [keyof Of & string, ...(keyof Of & string)[]]
export const modelFailure = z.enum(codes(modelFailureTerms))
/** Why a run stopped before its end. */
const stopReason = z.enum(codes(extractionStopTerms))

const counted = z.object({ done: z.int(), total: z.int() })
const tokens = z.object({ input: z.number(), output: z.number() })

export const extraction = z.object({
  id,
  instrument: z.object({ id, name: z.string() }),
  state: z.enum(extractionStates),
  method: z.enum(extractionMethods),
  /** The language model that is asked; null where rules do the work. */
  model: z.string().nullable(),
  /** Null where rules do the work. */
  prompt: promptChoice.nullable(),
  documents: z.int(),
  requestedAt: instant,
  requestedBy: z.string(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Why it stopped before its end; what was found until then is proposed. */
  stopped: stopReason.nullable(),
  pages: counted,
  /** Of them, those without text of their own; known once all are read. */
  recognised: counted,
  /** Parts of documents that are asked about, and those that got an answer or none. */
  chunks: counted,
  /** Commitments that were found, and those of them whose quote was looked for. */
  quotes: counted,
  /** New commitments, and those that one of the instrument says already. */
  proposed: z.int(),
  joined: z.int(),
  /** Whose quote stands nowhere in the document. */
  refused: z.int(),
  /** Parts of documents that got no answer. */
  unanswered: z.int(),
  tokens,
  costUsd: z.number(),
})
export type Extraction = z.infer<typeof extraction>

const named = z.object({ id, name: z.string() })
const problem = z.object({
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

export const extractionDetail = extraction.extend({
  /** The part of the question that people edit, as it was asked; null where rules did the work. */
  task: z.string().nullable(),
  /** Answers that an earlier run, or an attempt before a stop, had paid already. */
  reused: z.int(),
  files: z.array(
    named.extend({
      pages: z.int(),
      read: z.int(),
      /** Pages whose text was recognised from a picture, and those that have none. */
      recognised: z.int(),
      withoutText: z.int(),
      /** Why the rest of it could not be read. */
      problem: problem.nullable(),
    }),
  ),
  /** The first of them, in the order of the documents. */
  refusals: z.array(z.object({ document: named, page: z.int(), quote: z.string() })),
  /** The first of them; `unanswered` counts all. */
  unansweredChunks: z.array(
    z.object({ document: named, fromPage: z.int(), toPage: z.int(), failure: modelFailure }),
  ),
})
export type ExtractionDetail = z.infer<typeof extractionDetail>

/** Most of them in a detail. */
export const refusalsShown = 500

export const extractionInput = z.object({
  /** Null for all that can be read. */
  documentIds: z.array(id).min(1).max(200).nullable(),
  method: z.enum(extractionMethods),
  /** Null for the one that holds for the instrument now. */
  prompt: promptChoice.nullable(),
})
export type ExtractionInput = z.infer<typeof extractionInput>

export const extractionEstimate = z.object({
  /** Those that would be read; the others cannot be, or are still looked into. */
  documents: z.array(named.extend({ pages: z.int(), read: z.int() })),
  pages: z.int(),
  /** Pages that an earlier run has read already. */
  read: z.int(),
  /** Pages whose text has to be recognised; null while not all are read. */
  toRecognise: z.int().nullable(),
  chunks: z.int(),
  /** Chunks that were answered already and cost nothing; null where it is not exact. */
  known: z.int().nullable(),
  tokens,
  /** Whether all pages are read, and no more than can be cut for it, so that only the answers' length is guessed. */
  isExact: z.boolean(),
  /** Null where the installation has no language model. */
  model: z.string().nullable(),
  costUsd: z.number(),
  /** Null where the project has no bound. */
  budgetLeftUsd: z.number().nullable(),
})
export type ExtractionEstimate = z.infer<typeof extractionEstimate>

const p = '/fkl-bdo/projects/:projectId/extractions'
const onProject = z.object({ projectId: idText })
const oneExtraction = onProject.extend({ extractionId: idText })
const reads = ['extractions', 'instruments', 'users'] as const

export const extractionRoutes = {
  list: route({
    method: 'GET',
    path: p,
    access: 'project:read',
    reads,
    summary: 'Runs that looked for commitments in documents, the newest first',
    params: onProject,
    query: listQuery(['requestedAt'])
      .pick({ page: true, size: true, sort: true })
      .extend({ instruments: idList, documents: idList, states: choiceList(extractionStates) }),
    response: pageOf(extraction),
  }),
  get: route({
    method: 'GET',
    path: `${p}/:extractionId`,
    access: 'project:read',
    reads,
    summary: 'One run with its documents, what it refused and what got no answer',
    params: oneExtraction,
    response: extractionDetail,
  }),
  estimate: route({
    method: 'GET',
    path: `${ofInstruments}/:instrumentId/extraction-estimate`,
    access: 'project:admin',
    reads: ['extractions', 'instruments', 'prompts', 'modelCalls'],
    summary: 'What a run would read, ask and cost',
    params: oneInstrument,
    query: z.object({
      documents: idList,
      method: z.enum(extractionMethods),
      source: z.enum(promptSources).optional(),
      number: z
        .union([
          z.int().min(0),
          z
            .string()
            .regex(/^(0|[1-9]\d{0,8})$/)
            .transform(Number),
        ])
        .optional(),
    }),
    response: extractionEstimate,
    problems: ['DOCUMENT_NOT_SENT'],
  }),
  start: route({
    method: 'POST',
    path: `${ofInstruments}/:instrumentId/extractions`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['extractions'],
    summary: 'Look for commitments in documents of an instrument, in the background',
    params: oneInstrument,
    body: extractionInput,
    response: extractionDetail,
    problems: ['INSTRUMENT_RETIRED', 'DOCUMENT_NOT_SENT', 'NO_MODEL', 'MODEL_BUDGET_SPENT'],
  }),
  cancel: route({
    method: 'POST',
    path: `${p}/:extractionId/cancel`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['extractions'],
    summary: 'Cancel a run: pages that were read and answers that were paid stay',
    params: oneExtraction,
    response: extractionDetail,
    problems: ['EXTRACTION_ENDED'],
  }),
}
