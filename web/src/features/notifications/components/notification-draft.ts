import type { UseFormReturnType } from '@mantine/form'
import type { NotificationPriority, SendingMethod } from '@puquio/contract/notifications'
import type { Attachment } from '@puquio/contract/notifications/attachments'
import type { moduleChoices } from '../search.ts'

export type NotificationDraft = {
  priority: NotificationPriority
  module: (typeof moduleChoices)[number]
  message: string
  /** Its words are sent instead of the message. */
  templateId: number | null
  attachments: Attachment[]
  methods: SendingMethod[]
  scope: 'project' | 'projects' | 'all'
  /** Of the open project; none means all. */
  userIds: number[]
  projectIds: number[]
}
export type DraftForm = UseFormReturnType<NotificationDraft>

export const firstDraft = (projectId: number): NotificationDraft => ({
  priority: 2,
  module: 'general',
  message: '',
  templateId: null,
  attachments: [],
  methods: [1],
  scope: 'project',
  userIds: [],
  projectIds: [projectId],
})
