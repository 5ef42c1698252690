import type { ProblemCode } from '@puquio/contract'
import type { JobName } from '@puquio/contract/terms'
import type { z } from 'zod'
import type { ProjectScope, SystemScope } from '../db/scopes/scope.ts'
import { Problem } from '../problem.ts'

/** A project's job, or the installation's own. */
export type Owner = 'project' | 'system'
export type ScopeOf<Of extends Owner> = Of extends 'project' ? ProjectScope : SystemScope

/** Names a kind of job where it is enqueued; `name` is stored in the table. */
export type JobKind<Name extends string = string, Of extends Owner = Owner, Payload = unknown> = {
  name: Name
  of: Of
  payload: z.ZodType<Payload>
}
/** Kinds of the product stand in the contract's list, which names them for people; tests have their own. */
export const jobKind = <
  const Name extends JobName | 'test' | `test-${string}`,
  const Of extends Owner,
  Payload,
>(
  name: Name,
  of: Of,
  payload: z.ZodType<Payload>,
): JobKind<Name, Of, Payload> => ({ name, of, payload })

export type RunningJob<Of extends Owner, Payload> = {
  id: number
  payload: Payload
  /** Number of the attempt, from 1. */
  attempt: number
  /** Time since the job was enqueued. */
  ageMs: number
  scope: ScopeOf<Of>
  /** Aborted when the job is cancelled, when the process stops, or once another process took it over. */
  signal: AbortSignal
  /** `total` is null while nobody knows it. */
  progress: (done: number, total: number | null) => Promise<void>
  /** Writes a result and the job's end in one transaction; without it the job ends when `run` returns. */
  complete: <T>(work: (scope: ScopeOf<Of>) => Promise<T>) => Promise<T>
}

/** An IANA name; `project`, for kinds of projects, is each project's own. */
type Zone<Of extends Owner> =
  | 'UTC'
  | `${string}/${string}`
  | (Of extends 'project' ? 'project' : never)
/** A cron pattern of five parts by a time zone, or every so often. */
export type Schedule<Of extends Owner = Owner> =
  | { cron: string; zone: Zone<Of> }
  | { everyMs: number }

export type JobParts<Of extends Owner, Payload> = {
  /** Most jobs at once over all processes; `perProject` is the limit for one project. */
  concurrency: number
  perProject?: number
  /** The most of one project that begin within a second; as many as may run where it is left out. */
  perSecond?: number
  /** Seconds after which another process takes over from one that was killed: 30 where it is left out. */
  lostAfterS?: number
  /** Pause before the next attempt after a failure; null gives the job up. */
  pauseMs: (failed: { attempt: number; ageMs: number }, error: unknown) => number | null
  /**
   * Adds a job by itself at these times, to each project or to the installation. Its payload is `{}`, so only kinds
   * that take it have a schedule.
   */
  schedule?: Record<never, never> extends Payload ? Schedule<Of> : never
  run: (job: RunningJob<Of, Payload>) => Promise<void>
  /**
   * Writes what became of a job that no attempt is left of, in the transaction that ends it: also where it was each time
   * its process that ended. A kind whose outcome people wait for has it; one that was cancelled is not given up.
   */
  onGivenUp?: (job: GivenUpJob<Of, Payload>) => Promise<void>
}

export type GivenUpJob<Of extends Owner, Payload> = {
  id: number
  payload: Payload
  scope: ScopeOf<Of>
  error: unknown
}

/** A kind with the function that runs it, without the type of its payload. */
export type JobHandler<Name extends string = string> = {
  kind: JobKind<Name>
  concurrency: number
  perProject: number
  perSecond: number | null
  lostAfterS: number
  pauseMs: JobParts<Owner, unknown>['pauseMs']
  schedule: Schedule | null
  run: (job: RunningJob<Owner, unknown>) => Promise<void>
  onGivenUp: (job: GivenUpJob<Owner, unknown>) => Promise<void>
}

export const handles = <Name extends string, Of extends Owner, Payload>(
  kind: JobKind<Name, Of, Payload>,
  parts: JobParts<Of, Payload>,
): JobHandler<Name> => ({
  perProject: parts.concurrency,
  perSecond: null,
  lostAfterS: 30,
  ...parts,
  schedule: parts.schedule ?? null,
  kind,
  // The runner gives a kind's handler the scope of the kind's own owner.
  run: (job) =>
    parts.run({ ...job, payload: kind.payload.parse(job.payload) } as RunningJob<Of, Payload>),
  onGivenUp: async (job) =>
    parts.onGivenUp?.({ ...job, payload: kind.payload.parse(job.payload) } as GivenUpJob<
      Of,
      Payload
    >),
})

/** Doubling from one second to 30, for so many attempts. */
export const growingPauses =
  (attempts: number): JobParts<Owner, unknown>['pauseMs'] =>
  ({ attempt }) =>
    attempt >= attempts ? null : Math.min(1000 * 2 ** (attempt - 1), 30_000)

/** As another rule, but for what was refused: another attempt would be, too, until somebody changes something. */
export const unlessRefused =
  (pauseMs: JobParts<Owner, unknown>['pauseMs']): JobParts<Owner, unknown>['pauseMs'] =>
  (failed, error) =>
    error instanceof Problem && !passing.includes(error.problem) ? null : pauseMs(failed, error)

/** What another attempt may not meet. */
const passing: readonly ProblemCode[] = ['BUSY', 'STORAGE_FULL']

/** Why a job was given up, as people read it. */
export const problemOfGivenUp = (error: unknown): ProblemCode =>
  error instanceof Problem ? error.problem : 'UNEXPECTED'

/** Thrown by a job that cannot run yet: it is queued again without counting as a failure. */
export class NotYet extends Error {
  pauseMs: number
  constructor(pauseMs: number) {
    super('not yet')
    this.pauseMs = pauseMs
  }
}
