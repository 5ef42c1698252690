import {
  type MessageStatus,
  messageNotice,
  type whatsappNotices,
} from '@puquio/contract/notifications/whatsapp'
import type { z } from 'zod'

/** Returns what the notices say of messages of this number; the account may have others. */
export const statusesIn = (
  { entry }: z.output<typeof whatsappNotices>,
  phoneId: string,
): MessageStatus[] =>
  entry
    .flatMap(({ changes = [] }) => changes)
    .filter(({ field }) => field === 'messages')
    .flatMap(({ value }) => {
      const read = messageNotice.safeParse(value)
      const isOurs = read.success && read.data.metadata?.phone_number_id === phoneId
      return isOurs ? (read.data.statuses ?? []) : []
    })
