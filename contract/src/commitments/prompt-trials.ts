import { commitmentKinds } from '@puquio/domain'
import { z } from 'zod'
import { extractionStopTerms } from '../terms/commitments/extractions.ts'
import { route } from '../kit/route.ts'
import { id, idText, instant, requiredText } from '../kit/values.ts'
import { extractionMethods, promptChoice } from './extractions.ts'
import { taskMax } from './prompts.ts'

/** Pages that a prompt is tried on at most. */
export const trialPagesMax = 10

/** What is tried: a text that nobody saved, a version, or the rules beside them. */
const side = z.discriminatedUnion('by', [
  z.object({ by: z.literal('text'), task: requiredText(taskMax) }),
  z.object({ by: z.literal('version'), ...promptChoice.shape }),
  z.object({ by: z.literal('rules') }),
])
export type TrialSide = z.infer<typeof side>

const page = z.int().positive().max(100_000)
export const promptTrialInput = z
  .object({
    documentId: id,
    fromPage: page,
    toPage: page,
    /** One, or two beside each other. */
    sides: z.array(side).min(1).max(2),
  })
  .superRefine(({ fromPage, toPage }, context) => {
    const refuse = (problem: string, params = {}) =>
      context.addIssue({ code: 'custom', path: ['toPage'], params: { problem, ...params } })
    if (toPage < fromPage) refuse('ends-before-start')
    else if (toPage - fromPage >= trialPagesMax) refuse('too-many', { max: trialPagesMax })
  })
export type PromptTrialInput = z.infer<typeof promptTrialInput>

export const trialProposal = z.object({
  shortName: z.string(),
  text: z.string(),
  kind: z.enum(commitmentKinds),
  quote: z.string(),
  /** Where it says that the quote stands. */
  citedPage: z.int(),
  /** Where the quote stands; null where it stands nowhere: a run refuses it. */
  page: z.int().nullable(),
})
export type TrialProposal = z.infer<typeof trialProposal>

const outcome = z.object({
  method: z.enum(extractionMethods),
  model: z.string().nullable(),
  /** Of a version; null of a text that nobody saved, and of rules. */
  prompt: promptChoice.nullable(),
  proposals: z.array(trialProposal),
  /** Why there is nothing, or not all. */
  stopped: z
    .enum(Object.keys(extractionStopTerms) as (keyof typeof extractionStopTerms)[])
    .nullable(),
  tokens: z.object({ input: z.number(), output: z.number() }),
  costUsd: z.number(),
  ms: z.number(),
  /** Whether all of it had been answered before, and cost nothing. */
  isReused: z.boolean(),
})
export type TrialOutcome = z.infer<typeof outcome>

export const promptTrial = z.object({
  id,
  documentId: id,
  fromPage: z.int(),
  toPage: z.int(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  requestedAt: instant,
  /** In the order of the sides; null until it is done. */
  outcomes: z.array(outcome).nullable(),
})
export type PromptTrial = z.infer<typeof promptTrial>

const path = '/fkl-bdo/projects/:projectId/prompt-trials'
const onProject = z.object({ projectId: idText })

export const promptTrialRoutes = {
  start: route({
    method: 'POST',
    path,
    access: 'project:admin',
    withoutToken: true,
    changes: ['extractions'],
    summary: 'Try prompts on some pages of a document, in the background: nothing is proposed',
    params: onProject,
    body: promptTrialInput,
    response: promptTrial,
    problems: ['DOCUMENT_NOT_SENT', 'PDF_NO_SUCH_PAGE', 'NO_MODEL', 'MODEL_BUDGET_SPENT'],
    maxBytes: taskMax * 12,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:trialId`,
    access: 'project:read',
    reads: ['extractions'],
    summary: 'A trial, with what each side would propose once it is done',
    params: onProject.extend({ trialId: idText }),
    response: promptTrial,
  }),
}
