import { z } from 'zod'
import { route } from '../kit/route.ts'
import { flag, id, listQuery, pageOf } from '../kit/values.ts'
import { progressIndicator } from '../plans.ts'
import { commitmentsPath, oneCommitment, onProject } from './commitments.ts'

/** As a plan's rows name a commitment; both as they were imported. */
const planName = z.object({ name: z.string(), instrument: z.string().nullable() })

const meant = z.object({ id, shortName: z.string(), instrument: z.string() })
export type MeantCommitment = z.infer<typeof meant>

export const commitmentName = planName.extend({
  /** Of the name and the commitment that it stands for. */
  id: z.string(),
  monitorings: z.int(),
  plans: z.array(z.object({ id, name: z.string() })),
  /** What it stands for, a verified one or one that was superseded since; null where none was found. */
  commitment: meant.extend({ isSuperseded: z.boolean() }).nullable(),
  /** Verified ones that it may stand for, the likest first, where it stands for none. */
  suggestions: z.array(meant),
})
export type CommitmentName = z.infer<typeof commitmentName>

export const commitmentNameSortKeys = ['standing', 'name', 'instrument', 'monitorings'] as const

const nameLink = z.object({
  name: z.string().min(1).max(500),
  instrument: z.string().max(500).nullable(),
  /** For which it stands now; null for none. */
  from: id.nullable(),
  to: id.nullable(),
})
export type NameLink = z.infer<typeof nameLink>

/** Most links that one call makes. */
export const nameLinksMax = 500

export const commitmentPlan = z.object({
  id,
  name: z.string(),
  monitorings: z.int(),
  stations: z.int(),
  general: progressIndicator,
  untilNow: progressIndicator,
})
export type CommitmentPlan = z.infer<typeof commitmentPlan>

/** Commitments and the monitorings of plans that fulfil them. */
export const commitmentPlanRoutes = {
  plans: route({
    method: 'GET',
    path: `${commitmentsPath}/:commitmentId/plans`,
    access: 'project:read',
    reads: ['commitments', 'plans', 'monitorings'],
    summary: 'The plans whose monitorings fulfil a commitment, with the progress of each',
    params: oneCommitment,
    response: z.array(commitmentPlan),
  }),
  names: route({
    method: 'GET',
    path: '/fkl-bdo/projects/:projectId/commitment-names',
    access: 'project:read',
    reads: ['commitments', 'plans', 'monitorings'],
    summary: 'The names by which plans call commitments, those that stand for none first',
    params: onProject,
    query: listQuery(commitmentNameSortKeys).extend({ matched: flag }),
    response: pageOf(commitmentName),
  }),
  unmatched: route({
    method: 'GET',
    path: '/fkl-bdo/projects/:projectId/commitment-names-unmatched',
    access: 'project:read',
    reads: ['commitments', 'plans', 'monitorings'],
    summary:
      'How many names of plans stand for no commitment, and which of them are the name or code of a verified one',
    params: onProject,
    response: z.object({
      names: z.int(),
      monitorings: z.int(),
      /** At most `nameLinksMax` of them, ready to be linked. */
      exact: z.array(planName.extend({ commitment: meant })),
    }),
  }),
  link: route({
    method: 'POST',
    path: '/fkl-bdo/projects/:projectId/commitment-links',
    access: 'project:admin',
    withoutToken: true,
    changes: ['commitments', 'monitorings', 'plans'],
    summary:
      'Say which verified commitments names of plans stand for; the other way round takes it back',
    params: onProject,
    body: z.object({ links: z.array(nameLink).min(1).max(nameLinksMax) }),
    response: z.object({ monitorings: z.int() }),
  }),
}
