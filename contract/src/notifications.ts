import { z } from 'zod'
import { route } from './kit/route.ts'
import {
  calendarDate,
  flag,
  id,
  idText,
  instant,
  listQuery,
  nothing,
  pageOf,
  pageNumber,
  requiredText,
  text,
} from './kit/values.ts'
import { outcome } from './notifications/deliveries.ts'
import { liveRoutes } from './notifications/live.ts'
import { sendingMethod } from './notifications/sending-methods.ts'

export type { SendingMethod } from './notifications/sending-methods.ts'

export { type StreamEvent, streamEvent, streamTags } from './notifications/live.ts'

/** Most files that one notification carries. */
export const attachmentsMax = 5

/** 1 high, 2 medium, 3 low. */
export const notificationPriority = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type NotificationPriority = z.infer<typeof notificationPriority>

export const notificationModules = [
  'general',
  'monitoring',
  'plans',
  'laboratory',
  'modi',
  'commitments',
] as const
export type NotificationModule = (typeof notificationModules)[number]

const person = z.object({ id, name: z.string() })

export const notification = z.object({
  id,
  priority: notificationPriority,
  module: z.enum(notificationModules),
  /** In the reader's language, where it has been translated. */
  message: z.string(),
  methods: z.array(sendingMethod),
  /** Null for what the system notifies of by itself, which nobody answers. */
  sender: person.nullable(),
  /** A path of the web: where what it is about can be seen. */
  opens: z.string().nullable(),
  createdAt: instant,
  /** Sent to everybody by a system administrator. */
  isForAll: z.boolean(),
  isReceived: z.boolean(),
  isSent: z.boolean(),
  readAt: instant.nullable(),
  replies: z.int().nonnegative(),
  /** For the sender: how many received it, how many of them have read it, and the first of them by name. */
  recipientsTotal: z.int().nonnegative(),
  recipientsRead: z.int().nonnegative(),
  firstRecipient: z.string().nullable(),
})
export type Notification = z.infer<typeof notification>

/** Answers, and recipients, that one answer of `get` holds. */
export const detailPageSize = 50

export const notificationDetail = notification.extend({
  /** What the system notifies of, in the reader's language; null for what a person sent. */
  event: z.string().nullable(),
  /** A page of them: to the sender of all, to a recipient of the own ones. The first page holds the latest. */
  conversation: z.array(z.object({ id, author: person, message: z.string(), createdAt: instant })),
  /** A page of them for the sender; empty for others. */
  recipients: z.array(person.extend({ readAt: instant.nullable(), deliveries: z.array(outcome) })),
  attachments: z.array(
    z.object({ id, name: z.string(), mediaType: z.string(), bytes: z.int().nonnegative() }),
  ),
})
export type NotificationDetail = z.infer<typeof notificationDetail>

const written = z.object({
  priority: notificationPriority,
  module: z.enum(notificationModules),
  message: text(2000),
  /** Sent in the words of this template instead, to each in the own language. */
  templateId: id.optional(),
  methods: z.array(sendingMethod).min(1).max(3),
  /** Files that the sender uploaded for it. */
  attachments: z.array(id).max(attachmentsMax).optional(),
})
const withWords = <Schema extends z.ZodType<z.output<typeof written>>>(schema: Schema) =>
  schema.refine(({ message, templateId }) => message !== '' || templateId !== undefined, {
    path: ['message'],
    params: { problem: 'required' },
  })
export const notificationToAll = withWords(written)
export type NotificationToAll = z.output<typeof notificationToAll>
export const notificationInput = withWords(
  written.extend({
    /** Null for all members of the project. */
    userIds: z.array(id).min(1).max(1000).nullable(),
  }),
)
/** To all members of several projects; who is in more than one of them receives it once. */
export const notificationToProjects = withWords(
  written.extend({ projectIds: z.array(id).min(1).max(100) }),
)
export type NotificationToProjects = z.output<typeof notificationToProjects>
export type NotificationInput = z.output<typeof notificationInput>

/** A code as a query carries it. */
const priorityText = z.union([
  notificationPriority,
  z.enum(['1', '2', '3']).transform((text) => Number(text) as NotificationPriority),
])
const inProject = z.object({ projectId: idText })
const one = z.object({ projectId: idText, notificationId: idText })
const ofProject = '/fkl-notification/projects/:projectId'

export const notificationRoutes = {
  ...liveRoutes,
  list: route({
    method: 'GET',
    path: `${ofProject}/notifications`,
    access: 'project:read',
    reads: ['notifications', 'users'],
    summary: 'What was sent to the caller in a project, or by them',
    params: inProject,
    query: listQuery(['createdAt', 'priority', 'module', 'sender']).extend({
      /** Received, where it is left out. */
      box: z.enum(['received', 'sent']).optional(),
      unread: flag,
      priority: priorityText.optional(),
      module: z.enum(notificationModules).optional(),
      /** Days of the project's zone. */
      from: calendarDate.optional(),
      to: calendarDate.optional(),
    }),
    response: z.object({ items: z.array(notification), total: z.int().nonnegative() }),
  }),
  get: route({
    method: 'GET',
    path: `${ofProject}/notifications/:notificationId`,
    access: 'project:read',
    reads: ['notifications', 'users'],
    summary:
      'One notification with its answers and, for its sender, its recipients, 50 of each at a time',
    params: one,
    query: z.object({ repliesPage: pageNumber, recipientsPage: pageNumber }),
    response: notificationDetail,
  }),
  mark: route({
    method: 'PUT',
    path: `${ofProject}/notifications/:notificationId/read`,
    access: 'project:read',
    changes: ['notifications'],
    summary: 'Mark a received notification as read or unread',
    params: one,
    body: z.object({ isRead: z.boolean() }),
    response: nothing,
  }),
  markAll: route({
    method: 'POST',
    path: `${ofProject}/read`,
    access: 'project:read',
    changes: ['notifications'],
    summary: 'Mark all received notifications as read',
    params: inProject,
    response: nothing,
  }),
  reply: route({
    method: 'POST',
    path: `${ofProject}/notifications/:notificationId/replies`,
    access: 'project:read',
    changes: ['notifications'],
    summary: 'Answer the sender of a received notification',
    params: one,
    body: z.object({ message: requiredText(2000) }),
    response: nothing,
    problems: ['TOO_MANY_MESSAGES'],
  }),
  recipients: route({
    method: 'GET',
    path: `${ofProject}/recipients`,
    access: 'project:admin',
    reads: ['users', 'rights'],
    summary:
      'Members of a project to whom its administrator can write: the first ones, and how many there are',
    params: inProject,
    query: z.object({ search: text(100).optional() }),
    response: pageOf(person.extend({ email: z.string() })),
  }),
  send: route({
    method: 'POST',
    path: `${ofProject}/notifications`,
    access: 'project:admin',
    changes: ['notifications'],
    summary: 'Send a notification to all members of a project or to some',
    params: inProject,
    body: notificationInput,
    response: z.object({ id, recipients: z.int() }),
    problems: ['NOT_CONFIGURED', 'NO_RECIPIENTS', 'TOO_MANY_MESSAGES'],
  }),
  sendToProjects: route({
    method: 'POST',
    path: '/fkl-notification/notifications/projects',
    access: 'signed-in',
    changes: ['notifications'],
    summary: 'Send a notification to all members of several projects that the caller administers',
    body: notificationToProjects,
    response: z.object({ recipients: z.int() }),
    problems: [
      'NOT_FOUND',
      'POLICY_NOT_ACCEPTED',
      'ACCESS_DENIED',
      'NOT_CONFIGURED',
      'NO_RECIPIENTS',
      'TOO_MANY_MESSAGES',
    ],
  }),
  sendToAll: route({
    method: 'POST',
    path: '/fkl-notification/notifications',
    access: 'system',
    changes: ['notifications'],
    summary: 'Send a notification to all users of the installation',
    body: notificationToAll,
    response: z.object({ id, recipients: z.int() }),
    problems: ['NOT_CONFIGURED', 'NO_RECIPIENTS'],
  }),
}
