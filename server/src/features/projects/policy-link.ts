import type { Project, projectPolicy } from '@puquio/contract/projects'
import type { z } from 'zod'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { notify } from '../notifications/service.ts'
import { readProject, updatePolicyLink } from './store.ts'

/** Members are told of another link, which they have to accept. */
export const changePolicyLink = (
  scope: ProjectScope,
  change: z.output<typeof projectPolicy>,
): Promise<Project> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    const before = await readProject(within)
    const project = await updatePolicyLink(within, change)
    if (!project) throw new Problem('CHANGED_MEANWHILE')
    const { projectId, userId: exceptId } = within
    const policy = project.url_policy
    if (policy !== null && policy !== before?.url_policy)
      await notify(within, 'policy-changed', { policy }, { projectId }, { exceptId })
    return project
  })
