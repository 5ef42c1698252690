import type { Clock } from '../../clock.ts'
import type { Database } from '../database.ts'
import { sql } from '../sql.ts'
import { inside, projectScope, systemScope, telemetryScope } from './make-scope.ts'
import type { ProjectScope, SystemScope, TelemetryScope } from './scope.ts'
import type { SessionRecord } from '../sessions.ts'

type PlatformParts = { database: Database; clock: Clock }

/** All uses of a scope across projects, beside the routes whose access is `system`. */

/** A system administrator in a call that is open to all users; null for anybody else. */
export const administratorScope = (
  { database, clock }: PlatformParts,
  session: SessionRecord,
): SystemScope | null => (session.isSystemAdmin ? systemScope(database, clock) : null)

/** Removing expired records, in every project. */
export const sweepScope = ({ database, clock }: PlatformParts): SystemScope =>
  systemScope(database, clock)

/** Sealing every project's secrets by a new master key. */
export const rotationScope = ({ database, clock }: PlatformParts): SystemScope =>
  systemScope(database, clock)

/** Verifying the seals of every trail. */
export const verificationScope = ({ database, clock }: PlatformParts): SystemScope =>
  systemScope(database, clock)

/** Taking up jobs of every project; each then runs in the scope of its own, for whom it was caused by. */
export const jobScopes = ({ database, clock }: PlatformParts) => ({
  system: systemScope(database, clock),
  ofProject: (job: {
    projectId: number | null
    userId: number | null
    timeZone: string | null
  }): ProjectScope => {
    if (job.projectId === null || job.timeZone === null) throw new Error('Not a job of a project')
    const { projectId, timeZone } = job
    const identity = { projectId, timeZone, userId: job.userId ?? 0, permissions: [] }
    return projectScope(database, clock, { ...identity, isSystemAdmin: false })
  },
})

/** What needs a person today in a project that they may enter, for their daily summary. */
export const summaryScope = (
  { database, clock }: PlatformParts,
  of: Pick<ProjectScope, 'projectId' | 'userId' | 'permissions' | 'timeZone'>,
): ProjectScope => projectScope(database, clock, { ...of, isSystemAdmin: false })

/** Giving every project's menu the screens of a new release. */
export const menusScope = ({ database, clock }: PlatformParts): SystemScope =>
  systemScope(database, clock)

/** Having the texts of every project's profiles matched by the names of a new release. */
export const profilesScope = ({ database, clock }: PlatformParts): SystemScope =>
  systemScope(database, clock)

/** Whether a mail server is set, for who causes a mail: those of the system are not a project's to read. */
export const mailServersScope = ({ database, clock }: PlatformParts): SystemScope =>
  systemScope(database, clock)

/** What WhatsApp says of messages to anybody. */
export const statusScope = ({ database, clock }: PlatformParts): SystemScope =>
  systemScope(database, clock)

/** Making the tables in which readings of a month are kept. */
export const partitionsScope = ({ database, clock }: PlatformParts): SystemScope =>
  systemScope(database, clock)

/** Storing and reading readings by the ids of variables. */
export const readingsScope = ({ database, clock }: PlatformParts): TelemetryScope =>
  telemetryScope(database, clock)

/** Evaluating the rules of alarms of every project. */
export const alarmsScope = ({ database, clock }: PlatformParts): TelemetryScope =>
  telemetryScope(database, clock)

/** What a device asks and answers in its project, which its token says: nobody's call, and no calendar day is asked for. */
export const deviceScope = (
  { database, clock }: PlatformParts,
  { projectId }: { projectId: number },
): ProjectScope => {
  const nobody = { userId: 0, permissions: [], isSystemAdmin: false }
  return projectScope(database, clock, { projectId, timeZone: 'UTC', ...nobody })
}

/** Filling an empty database. */
export const seedScope = ({ database, clock }: PlatformParts): SystemScope =>
  systemScope(database, clock)

/** A project of an empty database, in the transaction that fills it. */
export const seedProjectScope = (
  { rows, clock }: Pick<SystemScope, 'rows' | 'clock'>,
  of: Pick<ProjectScope, 'projectId' | 'userId' | 'timeZone'>,
): ProjectScope =>
  inside<ProjectScope>(rows, clock, { ...of, permissions: [], isSystemAdmin: false })

/** Runs `work` in each of the projects, one after another, in one transaction: all of it is done, or nothing. */
export const inEachProject = (
  { database }: Pick<PlatformParts, 'database'>,
  scopes: readonly ProjectScope[],
  work: (within: ProjectScope) => Promise<void>,
): Promise<void> =>
  database.transaction({}, async (rows) => {
    for (const { projectId, userId, permissions, isSystemAdmin, timeZone, clock } of scopes) {
      await rows(sql`select set_config('app.project', ${String(projectId)}, true),
        set_config('app.user', ${String(userId)}, true)`)
      const identity = { projectId, userId, permissions, isSystemAdmin, timeZone }
      await work(inside<ProjectScope>(rows, clock, identity))
    }
  })
