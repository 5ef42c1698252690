import { z } from 'zod'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { growingPauses, handles, type JobHandler, jobKind } from '../../platform/jobs/job-kind.ts'
import { insertSystemJobs } from '../../platform/jobs/queue-store.ts'
import { keyProfiles, projectsWithProfiles } from './profile-keys-store.ts'

const matchProfilesJob = jobKind('match-profiles', 'project', z.object({}))

/** Matches the texts of all profiles of a project again: a release may know more names. */
export const matchesProfiles = (): JobHandler<'match-profiles'> =>
  handles(matchProfilesJob, {
    concurrency: 1,
    pauseMs: growingPauses(5),
    run: ({ complete }) => complete((within) => keyProfiles(within)),
  })

/** To be called at each start, once the catalogue is written. */
export async function matchAllProfiles(scope: SystemScope): Promise<void> {
  const jobs = (await projectsWithProfiles(scope)).map((projectId) => ({
    projectId,
    payload: {},
    key: 'start',
    runAt: null,
  }))
  await insertSystemJobs(scope, matchProfilesJob.name, jobs)
}
