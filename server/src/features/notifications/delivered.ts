import type {
  NotificationModule,
  NotificationPriority,
  SendingMethod,
} from '@puquio/contract/notifications'
import type { EventName } from '@puquio/contract/notifications/events'
import type { Language } from '@puquio/domain'
import type { MailFile } from '../../platform/mail/attachments.ts'

/** A stored notification, with what its deliveries say. */
export type Delivered = {
  id: number
  projectId: number | null
  /** Null for what the system sends. */
  senderId: number | null
  /** The project's name; null for what goes to everybody. */
  project: string | null
  priority: NotificationPriority
  module: NotificationModule
  methods: readonly SendingMethod[]
  message: Readonly<Record<Language, string>>
  attachments: readonly MailFile[]
  /** Who wrote it, or what it tells of. */
  origin: { sender: string } | { event: EventName }
}
