import type {
  AccountScope,
  ProjectScope,
  SystemScope,
  TelemetryScope,
  UserScope,
} from '../db/scopes/scope.ts'
import type { JobKind } from './job-kind.ts'
import { bringForward, insertJob, insertSystemJobs } from './queue-store.ts'

type Options = {
  /** Now, where it is left out. */
  runAt?: Date | null
  /** While a job of the kind waits or runs under it, no second one is added. */
  key?: string
}
type SystemOptions = Options & { projectId?: number | null }

/** Adds a job of the project to the open transaction; returns its id, null where one of its key is there. */
export const enqueue = <Payload>(
  scope: ProjectScope,
  kind: JobKind<string, 'project', Payload>,
  payload: Payload,
  options: Options = {},
): Promise<number | null> => insertJob(scope, rowOf(kind, payload, options))

/** Adds a job of the installation to the open transaction of any scope, in the lane of `projectId` if given. */
export const enqueueForSystem = <Payload>(
  scope: AccountScope | UserScope | ProjectScope | SystemScope,
  kind: JobKind<string, 'system', Payload>,
  payload: Payload,
  { projectId = null, ...options }: SystemOptions = {},
): Promise<void> => enqueueAllForSystem(scope, kind, [{ payload, projectId, ...options }])

/** Adds a job of a kind to each of these projects, where none of the kind waits or runs. */
export const enqueueForProjects = <Payload>(
  scope: TelemetryScope,
  kind: JobKind<string, 'project', Payload>,
  payload: Payload,
  projectIds: readonly number[],
): Promise<void> =>
  insertSystemJobs(
    scope,
    kind.name,
    projectIds.map((projectId) => ({ ...rowOf(kind, payload, { key: 'due' }), projectId })),
  )

/** As `enqueueForSystem`, many of a kind at once. */
export const enqueueAllForSystem = <Payload>(
  scope: AccountScope | UserScope | ProjectScope | SystemScope,
  kind: JobKind<string, 'system', Payload>,
  jobs: readonly (SystemOptions & { payload: Payload })[],
): Promise<void> =>
  insertSystemJobs(
    scope,
    kind.name,
    jobs.map(({ payload, projectId = null, ...options }) => ({
      ...rowOf(kind, payload, options),
      projectId,
    })),
  )

const rowOf = <Payload>(kind: JobKind, payload: Payload, { runAt, key }: Options) => ({
  kind: kind.name,
  payload: kind.payload.parse(payload),
  runAt: runAt ?? null,
  key: key ?? null,
})

/** Makes jobs of a kind that wait for another attempt due now; one that never ran waits for its own time. */
export const runWaiting = (scope: ProjectScope | SystemScope, kind: JobKind): Promise<void> =>
  bringForward(scope, kind.name)
