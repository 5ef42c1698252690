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
  /** All members of the open project, some of them, all members of several projects, or everybody. */
  scope: 'members' | 'people' | 'projects' | 'all'
  people: Person[]
  projects: ChosenProject[]
}
type Person = { id: number; name: string; email?: string }
type ChosenProject = { id: number; name: string; members: number }
export type DraftForm = UseFormReturnType<NotificationDraft>

export const firstDraft: NotificationDraft = {
  priority: 2,
  module: 'general',
  message: '',
  templateId: null,
  attachments: [],
  methods: [1],
  scope: 'members',
  people: [],
  projects: [],
}
