import { eventNames, notificationEvents } from '@puquio/contract/notifications/events'
import {
  eventInputOf,
  type notificationSettingRoutes,
} from '@puquio/contract/notifications/settings'
import { alreadyExists, orAlreadyExists } from '../../../platform/db/or-already-exists.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { requireInput } from '../../../platform/http/problems/read-input.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { readMailState } from './method-store.ts'
import { defaultSetting, deleteEvent, listSet, storeEvent } from './event-store.ts'
import {
  deleteMessageTemplate,
  insertMessageTemplate,
  listMessageTemplates,
  readMessageTemplate,
  updateMessageTemplate,
} from './message-template-store.ts'

export const notificationSettingHandlers = ({
  config,
}: Platform): Handlers<typeof notificationSettingRoutes> => ({
  async events({ system }) {
    const set = new Map((await listSet(system)).map((one) => [one.event, one]))
    return eventNames.map((event) => set.get(event) ?? defaultSetting(event))
  },

  async setEvent({ system, params: { event }, body }) {
    const schema = eventInputOf(Object.keys(notificationEvents[event].variables))
    const stored = await storeEvent(system, event, requireInput(schema, body))
    if (!stored) throw new Problem('CHANGED_MEANWHILE')
    return stored
  },

  async resetEvent({ system, params }) {
    await deleteEvent(system, params.event)
    return null
  },

  templates: ({ system }) => listMessageTemplates(system),

  offered: ({ scope }) => listMessageTemplates(scope),

  async createTemplate({ system, body }) {
    const made = await insertMessageTemplate(system, body)
    if (!made) throw alreadyExists('name', body.name)
    return made
  },

  editTemplate: ({ system, params: { templateId }, body }) =>
    system.transaction(async (within) => {
      const edited = await orAlreadyExists(
        updateMessageTemplate(within, templateId, body),
        'name',
        body.name,
      )
      if (edited) return edited
      throw new Problem(
        (await readMessageTemplate(within, templateId)) ? 'CHANGED_MEANWHILE' : 'NOT_FOUND',
      )
    }),

  async removeTemplate({ system, params }) {
    if (!(await deleteMessageTemplate(system, params.templateId))) throw new Problem('NOT_FOUND')
    return null
  },

  async methodStates({ system }) {
    const mail = await readMailState(system)
    return {
      mail: { ...mail, isInEnvironment: config.smtpUrl !== null },
      whatsapp: { isConfigured: config.whatsapp !== null },
    }
  },
})
