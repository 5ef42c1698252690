import type { EventName, EventValues } from '@puquio/contract/notifications/events'
import { type NotificationPriority, notificationPriority } from '@puquio/contract/notifications'
import { type SendingMethod, sendingMethod } from '@puquio/contract/notifications/sending-methods'
import { languages, type VariableValues } from '@puquio/domain'
import { z } from 'zod'
import type {
  AccountScope,
  ProjectScope,
  SystemScope,
  UserScope,
} from '../../../platform/db/scopes/scope.ts'
import { enqueueForSystem } from '../../../platform/jobs/enqueue.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'

export const notifyJob = jobKind(
  'notify',
  'system',
  z.object({
    event: z.string(),
    values: z.record(
      z.string(),
      z.union([z.string(), z.number(), z.record(z.enum(languages), z.string())]),
    ),
    projectId: z.int().nullable(),
    /** Goes to each project of this person instead. */
    projectsOf: z.int().nullable(),
    exceptId: z.int().nullable(),
    /** Goes to this person alone, if they are of its audience. */
    onlyId: z.int().nullable().default(null),
    /** Goes to these members alone, whatever its audience. */
    toIds: z.array(z.int()).nullable().default(null),
    /** Instead of those that are set for the event. */
    priority: notificationPriority.nullable().default(null),
    methods: z.array(sendingMethod).nullable().default(null),
    opens: z.string().nullable(),
  }),
)

type Where = { projectId: number | null } | { projectsOf: number }
type Options = {
  /** Who caused it, and need not be told. */
  exceptId?: number | null
  /** Whom alone it concerns. */
  onlyId?: number
  /** Members who are told, whatever the event's audience. */
  toIds?: readonly number[]
  /** Instead of what is set for the event. */
  priority?: NotificationPriority
  methods?: readonly SendingMethod[]
  /** A path of the web: where it can be seen. */
  opens?: string
  /** At once, where it is left out or has passed. */
  at?: Date
}

/**
 * Notifies of an event, if and only if the open transaction commits: in a project, in each project of a
 * person, or in the whole installation (`projectId: null`). Who receives it, and how, follows from the event.
 */
export const notify = <E extends EventName>(
  scope: AccountScope | UserScope | ProjectScope | SystemScope,
  event: E,
  values: EventValues<E>,
  where: Where,
  { exceptId = null, onlyId, toIds, priority, methods, opens, at }: Options = {},
): Promise<void> => {
  const projectId = 'projectId' in where ? where.projectId : null
  return enqueueForSystem(
    scope,
    notifyJob,
    {
      event,
      values: values as VariableValues,
      projectId,
      projectsOf: 'projectsOf' in where ? where.projectsOf : null,
      exceptId,
      onlyId: onlyId ?? null,
      toIds: toIds ? [...toIds] : null,
      priority: priority ?? null,
      methods: methods ? [...methods] : null,
      opens: opens ?? null,
    },
    { projectId, ...(at && at > scope.clock.now() ? { runAt: at } : {}) },
  )
}
