import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, instant, listQuery, nothing, pageOf } from '../kit/values.ts'
import { sendingMethod } from './sending-methods.ts'

export const deliveryStates = ['waiting', 'sent', 'delivered', 'read', 'failed', 'skipped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a delivery was not tried. */
export const skipReasons = ['preference', 'phone-not-verified', 'not-configured'] as const
export type SkipReason = (typeof skipReasons)[number]

/** What became of a notification for one recipient by one method. */
export const outcome = z.object({
  method: sendingMethod,
  state: z.enum(deliveryStates),
  /** One of the reasons for skipping, or what a server answered. */
  reason: z.string().nullable(),
  changedAt: instant,
})
export type Outcome = z.infer<typeof outcome>

export const outgoingKinds = ['notification', 'mail'] as const

/** A delivery of a notification, or a mail that belongs to none: of an account, or a digest. */
export const outgoing = outcome.extend({
  kind: z.enum(outgoingKinds),
  id,
  project: z.object({ id, name: z.string() }).nullable(),
  recipient: z.string(),
  /** Where it goes; null within the system. */
  address: z.string().nullable(),
  text: z.string(),
  /** The mail that carries it; null for other methods, and once it was removed. */
  mailId: id.nullable(),
  attempts: z.int().nonnegative(),
  createdAt: instant,
})
export type Outgoing = z.infer<typeof outgoing>

const methodText = z.union([
  sendingMethod,
  z.enum(['1', '2', '3']).transform((text) => Number(text) as z.infer<typeof sendingMethod>),
])

export const deliveryRoutes = {
  methods: route({
    method: 'GET',
    path: '/fkl-notification/methods',
    access: 'signed-in',
    reads: [],
    summary: 'Which sending methods are set up in this installation',
    response: z.object({ whatsapp: z.boolean() }),
  }),
  list: route({
    method: 'GET',
    path: '/fkl-notification/deliveries',
    access: 'system',
    reads: ['notifications', 'mails', 'users', 'projects'],
    summary:
      'What leaves the installation: deliveries of notifications and mails, each with its outcome',
    query: listQuery(['createdAt', 'changedAt', 'state', 'method', 'recipient']).extend({
      state: z.enum(deliveryStates).optional(),
      method: methodText.optional(),
      project: idText.optional(),
      kind: z.enum(outgoingKinds).optional(),
    }),
    response: pageOf(outgoing).extend({
      /** Of all, whatever is asked for. */
      failed: z.int().nonnegative(),
      /** Those that anything went to. */
      projects: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  mail: route({
    method: 'GET',
    path: '/fkl-notification/mails/:mailId',
    access: 'system',
    reads: ['mails'],
    summary: 'A mail as its reader gets it; once it is sent, without the links that open accounts',
    params: z.object({ mailId: idText }),
    response: z.object({ subject: z.string(), text: z.string() }),
  }),
  retryMail: route({
    method: 'POST',
    path: '/fkl-notification/mails/:mailId/retry',
    access: 'system',
    changes: ['notifications', 'mails', 'jobs'],
    summary: 'Send a mail again now that waits or failed',
    params: z.object({ mailId: idText }),
    response: nothing,
  }),
  retry: route({
    method: 'POST',
    path: '/fkl-notification/deliveries/:deliveryId/retry',
    access: 'system',
    changes: ['notifications', 'mails', 'jobs'],
    summary: 'Try a delivery again now that waits or failed',
    params: z.object({ deliveryId: idText }),
    response: nothing,
  }),
  retryFailed: route({
    method: 'POST',
    path: '/fkl-notification/deliveries/retry',
    access: 'system',
    changes: ['notifications', 'mails', 'jobs'],
    summary: 'Try everything again that failed; answers how many there were',
    response: z.object({ count: z.int().nonnegative() }),
  }),
}
