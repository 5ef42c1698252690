import { z } from 'zod'
import { route } from '../kit/route.ts'
import { flag, id } from '../kit/values.ts'
import { progressIndicator } from '../plans.ts'
import { commitmentsPath, oneCommitment, onProject } from './commitments.ts'

/** As a plan's rows name a commitment; both as they were imported. */
const planName = z.object({ name: z.string(), instrument: z.string().nullable() })

export const commitmentName = planName.extend({
  monitorings: z.int(),
  plans: z.array(z.object({ id, name: z.string() })),
  /** The verified commitment that it stands for; null where none was found. */
  commitment: z.object({ id, shortName: z.string(), instrument: z.string() }).nullable(),
})
export type CommitmentName = z.infer<typeof commitmentName>

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
    query: z.object({ matched: flag }),
    response: z.array(commitmentName),
  }),
  link: route({
    method: 'POST',
    path: '/fkl-bdo/projects/:projectId/commitment-links',
    access: 'project:admin',
    withoutToken: true,
    changes: ['commitments', 'monitorings', 'plans'],
    summary:
      'Say which verified commitment a name of plans stands for; the other way round takes it back',
    params: onProject,
    body: z.object({
      name: z.string().min(1).max(500),
      instrument: z.string().max(500).nullable(),
      /** For which it stands now; null for none. */
      from: id.nullable(),
      to: id.nullable(),
    }),
    response: z.object({ monitorings: z.int() }),
  }),
}
