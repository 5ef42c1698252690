import { commitmentKinds, commitmentLimits, commitmentPhases } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { givenDate, id, requiredLine, requiredText, version } from '../kit/values.ts'
import { commitmentsPath, oneCommitment, onProject } from './commitments.ts'
import { commitment } from './record.ts'

/** Largest number of commitments that one call decides on, or takes back. */
export const decidedAtOnce = 500

const shortName = requiredLine(commitmentLimits.shortName)
const text = requiredText(commitmentLimits.text)

/** What people write of a commitment. */
const commitmentInput = z.object({
  shortName,
  text,
  kind: z.enum(commitmentKinds),
  phase: z.enum(commitmentPhases).nullable(),
  componentId: id.nullable(),
  subcomponentId: id.nullable(),
  miningComponentId: id.nullable(),
  frequencyId: id.nullable(),
  /** The responsible role. */
  roleId: id.nullable(),
  /** A date, or an event from which it counts. */
  deadline: z
    .union([z.object({ on: givenDate }), z.object({ event: requiredLine(commitmentLimits.event) })])
    .nullable(),
  stationIds: z.array(id).max(200),
  parameterIds: z.array(id).max(200),
})
export type CommitmentInput = z.infer<typeof commitmentInput>

/** One that a person found: a quote of a page's text, and what it obliges to. */
export const commitmentByHand = commitmentInput.extend({
  documentId: id,
  page: z.int().positive().max(100_000),
  quote: requiredText(commitmentLimits.quote),
  /** Whoever writes it has verified it; else it is a proposal. */
  isVerified: z.boolean(),
})
export type CommitmentByHand = z.infer<typeof commitmentByHand>

const one = z.object({ id, version })
/** What was changed by somebody else meanwhile is not touched, and answered as it is now. */
const changedAndNot = z.object({ changed: z.array(commitment), conflicts: z.array(commitment) })

/** Of a document whose pages nobody has read yet. */
const readingProblems = [
  'FILE_EMPTY',
  'PDF_WRONG_TYPE',
  'PDF_PASSWORD',
  'PDF_DAMAGED',
  'TOO_LARGE',
  'PDF_TOO_MANY_PAGES',
  'PDF_NO_SUCH_PAGE',
  'PDF_TOO_HEAVY',
  'PDF_TIMED_OUT',
  'NOT_CONFIGURED',
] as const
const problems = ['CHANGED_MEANWHILE', 'COMMITMENT_CLOSED'] as const
const changes = ['commitments', 'monitorings'] as const

export const commitmentChangeRoutes = {
  create: route({
    method: 'POST',
    path: commitmentsPath,
    access: 'project:admin',
    withoutToken: true,
    changes: [...changes, 'instruments'],
    summary:
      'Create a commitment by hand from a quote of a document, which has to stand on its page or beside it',
    params: onProject,
    body: commitmentByHand,
    response: commitment,
    problems: ['INSTRUMENT_RETIRED', ...readingProblems],
  }),
  edit: route({
    method: 'PATCH',
    path: `${commitmentsPath}/:commitmentId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['commitments'],
    summary: 'Edit the given fields of a commitment',
    params: oneCommitment,
    body: commitmentInput.partial().extend({ version }),
    response: commitment,
    problems: ['CHANGED_MEANWHILE'],
  }),
  decide: route({
    method: 'POST',
    path: `${commitmentsPath}-decisions`,
    access: 'project:admin',
    withoutToken: true,
    changes,
    summary: 'Verify commitments, or reject them with a reason',
    params: onProject,
    body: z.discriminatedUnion('decision', [
      z.object({
        decision: z.literal('verify'),
        commitments: z.array(one).min(1).max(decidedAtOnce),
      }),
      z.object({
        decision: z.literal('reject'),
        commitments: z.array(one).min(1).max(decidedAtOnce),
        reason: requiredText(500),
      }),
    ]),
    response: changedAndNot,
  }),
  takeBack: route({
    method: 'POST',
    path: `${commitmentsPath}-taken-back`,
    access: 'project:admin',
    withoutToken: true,
    changes,
    summary: 'Take the newest change of commitments back: an edit, a decision, a split, a join',
    params: onProject,
    body: z.object({ commitments: z.array(one).min(1).max(decidedAtOnce) }),
    response: changedAndNot,
    problems: ['NOTHING_TO_TAKE_BACK', 'CHANGED_MEANWHILE'],
  }),
  split: route({
    method: 'POST',
    path: `${commitmentsPath}/:commitmentId/split`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['commitments'],
    summary:
      'Split a commitment that says two things: the second part is another proposal at the same places',
    params: oneCommitment,
    body: z.object({
      version,
      shortName,
      text,
      second: z.object({ shortName, text }),
    }),
    response: z.object({ first: commitment, second: commitment }),
    problems: [...problems],
  }),
  join: route({
    method: 'POST',
    path: `${commitmentsPath}/:commitmentId/join`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['commitments'],
    summary:
      'Join another commitment of the instrument into this one, with its places; the other is rejected',
    params: oneCommitment,
    body: z.object({ version, other: one, shortName, text }),
    response: z.object({ first: commitment, second: commitment }),
    problems: [...problems],
  }),
  supersede: route({
    method: 'POST',
    path: `${commitmentsPath}/:commitmentId/supersede`,
    access: 'project:admin',
    withoutToken: true,
    changes,
    summary: 'Say by which verified commitment of a later instrument a verified one is superseded',
    params: oneCommitment,
    body: z.object({ version, byId: id }),
    response: commitment,
    problems: [...problems],
  }),
}
