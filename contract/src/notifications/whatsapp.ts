import { z } from 'zod'
import { file, route } from '../kit/route.ts'

/** Meta sends up to a thousand at once. */
const noticesMax = 1000

/** Meta's documentation of webhooks: "payloads can be up to 3MB". What is refused for its size is sent for days. */
const noticesMaxBytes = 3 * 1024 * 1024

/** What Meta's Cloud API tells of a message; of the rest of its notices nothing is read. */
const status = z.looseObject({
  id: z.string(),
  status: z.string(),
  /** Seconds since 1970. */
  timestamp: z.string(),
  /** What the message was sent with. */
  biz_opaque_callback_data: z.string().optional(),
  errors: z
    .array(
      z.looseObject({
        code: z.number(),
        title: z.string().optional(),
        error_data: z.looseObject({ details: z.string().optional() }).optional(),
      }),
    )
    .max(100)
    .optional(),
})
export type MessageStatus = z.output<typeof status>

const value = z.looseObject({
  metadata: z.looseObject({ phone_number_id: z.string() }).optional(),
  statuses: z.array(status).max(noticesMax).optional(),
})
const change = z.looseObject({ field: z.string(), value: z.unknown() })

export const messageNotice = value
export const whatsappNotices = z.looseObject({
  entry: z
    .array(z.looseObject({ changes: z.array(change).max(noticesMax).optional() }))
    .max(noticesMax),
})

const path = '/fkl-notification/whatsapp'
const text = z.string().max(500)

export const whatsappRoutes = {
  verify: file({
    method: 'GET',
    path,
    access: 'public',
    summary: 'Verification of the webhook by Meta: answers its challenge',
    query: z.object({ 'hub.mode': text, 'hub.verify_token': text, 'hub.challenge': text }),
    problems: ['NOT_CONFIGURED', 'SIGNATURE_NOT_VALID'],
  }),
  receive: route({
    method: 'POST',
    path,
    access: 'public',
    changes: [],
    summary: 'Webhook of the Cloud API, signed by X-Hub-Signature-256: what became of messages',
    body: whatsappNotices,
    maxBytes: noticesMaxBytes,
    response: z.object({ changed: z.int().nonnegative() }),
    problems: ['NOT_CONFIGURED', 'SIGNATURE_NOT_VALID'],
  }),
}
