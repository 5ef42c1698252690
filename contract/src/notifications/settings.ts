import { languages, unknownVariables } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, nothing, requiredLine, requiredText, text, version } from '../kit/values.ts'
import { notificationPriority } from '../notifications.ts'
import { sendingMethod } from './sending-methods.ts'
import { audiences, type EventName, eventNames, type Variable } from './events.ts'

/** Words of a template; a language without them falls back to Spanish. Plain text: no markup is read in it. */
export const messageTexts = z.object({
  es: requiredText(2000),
  en: text(2000).optional(),
  fr: text(2000).optional(),
  pt: text(2000).optional(),
})
export type MessageTexts = z.output<typeof messageTexts>

/** Refuses variables that would stay unfilled, at the language whose text has them. */
export const textsWith = (variables: readonly string[]) =>
  messageTexts.superRefine((texts, context) => {
    for (const language of languages) {
      const names = unknownVariables(texts[language] ?? '', variables)
      if (names.length === 0) continue
      const params = { problem: 'unknown-variable', names: names.join(', ') }
      context.addIssue({ code: 'custom', path: [language], params })
    }
  })

/** What a template for sending by hand may name: what is known of every notification. */
export const handVariables = {
  project: {
    kind: 'text',
    name: {
      es: 'Nombre del proyecto',
      en: 'Name of the project',
      fr: 'Nom du projet',
      pt: 'Nome do projeto',
    },
    example: 'Mina Antares',
  },
  sender: {
    kind: 'text',
    name: { es: 'Quien envía', en: 'Who sends it', fr: 'Expéditeur', pt: 'Quem envia' },
    example: 'Rosa Quispe',
  },
  today: {
    kind: 'date',
    name: {
      es: 'Fecha del envío',
      en: 'Date of sending',
      fr: 'Date d’envoi',
      pt: 'Data do envio',
    },
    example: '2026-03-15',
  },
} as const satisfies Record<string, Variable>

const eventValues = z.object({
  isOn: z.boolean(),
  priority: notificationPriority,
  audience: z.enum(audiences),
  methods: z.array(sendingMethod).min(1).max(3),
})
/** Null texts are those of the registry. */
export const eventInput = eventValues.extend({ texts: messageTexts.nullable(), version: z.int() })
/** The same, with the variables of one event. */
export const eventInputOf = (variables: readonly string[]) =>
  eventInput.extend({ texts: textsWith(variables).nullable() })
export type EventInput = z.output<typeof eventInput>

export const eventSetting = eventInput.extend({
  event: z.enum(eventNames as [EventName, ...EventName[]]),
  /** Nobody has set anything of it; its version is 0. */
  isDefault: z.boolean(),
})
export type EventSetting = z.infer<typeof eventSetting>

export const messageTemplateInput = z.object({
  name: requiredLine(100),
  texts: textsWith(Object.keys(handVariables)),
})
export const messageTemplateEdit = messageTemplateInput.extend({ version })
export const messageTemplate = z.object({
  id,
  name: z.string(),
  texts: messageTexts,
  version,
})
export type MessageTemplate = z.infer<typeof messageTemplate>

/** By which ways notifications can leave, and why not. */
export const methodStates = z.object({
  mail: z.object({
    /** The server that the environment names. */
    isInEnvironment: z.boolean(),
    /** Active servers of the installation, and projects with active ones of their own. */
    ofSystem: z.int().nonnegative(),
    projects: z.int().nonnegative(),
    waiting: z.int().nonnegative(),
    failed: z.int().nonnegative(),
  }),
  whatsapp: z.object({ isConfigured: z.boolean() }),
})
export type MethodStates = z.infer<typeof methodStates>

const ofEvent = z.object({ event: z.enum(eventNames as [EventName, ...EventName[]]) })
const ofTemplate = z.object({ templateId: idText })

export const notificationSettingRoutes = {
  events: route({
    method: 'GET',
    path: '/fkl-notification/events',
    access: 'system',
    reads: ['notificationSettings'],
    summary: 'Which events notify whom, how, and in which words',
    response: z.array(eventSetting),
  }),
  setEvent: route({
    method: 'PUT',
    path: '/fkl-notification/events/:event',
    access: 'system',
    changes: ['notificationSettings'],
    summary: 'Set whether, how and in which words an event notifies',
    params: ofEvent,
    body: eventInput,
    response: eventSetting,
    problems: ['CHANGED_MEANWHILE'],
  }),
  resetEvent: route({
    method: 'DELETE',
    path: '/fkl-notification/events/:event',
    access: 'system',
    changes: ['notificationSettings'],
    summary: 'Let an event notify as it does by default',
    params: ofEvent,
    response: nothing,
  }),
  templates: route({
    method: 'GET',
    path: '/fkl-notification/templates',
    access: 'system',
    reads: ['notificationSettings'],
    summary: 'Templates for notifications that people send',
    response: z.array(messageTemplate),
  }),
  offered: route({
    method: 'GET',
    path: '/fkl-notification/projects/:projectId/templates',
    access: 'project:admin',
    reads: ['notificationSettings'],
    summary: 'Templates that an administrator of a project can send by',
    params: z.object({ projectId: idText }),
    response: z.array(messageTemplate),
  }),
  createTemplate: route({
    method: 'POST',
    path: '/fkl-notification/templates',
    access: 'system',
    changes: ['notificationSettings'],
    summary: 'Add a template',
    body: messageTemplateInput,
    response: messageTemplate,
    problems: ['ALREADY_EXISTS'],
  }),
  editTemplate: route({
    method: 'PUT',
    path: '/fkl-notification/templates/:templateId',
    access: 'system',
    changes: ['notificationSettings'],
    summary: 'Edit a template; what was sent by it stays as it was sent',
    params: ofTemplate,
    body: messageTemplateEdit,
    response: messageTemplate,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
  removeTemplate: route({
    method: 'DELETE',
    path: '/fkl-notification/templates/:templateId',
    access: 'system',
    changes: ['notificationSettings'],
    summary: 'Remove a template',
    params: ofTemplate,
    response: nothing,
  }),
  methodStates: route({
    method: 'GET',
    path: '/fkl-notification/method-states',
    access: 'system',
    reads: ['mailServers', 'mails'],
    summary: 'By which ways notifications can leave',
    response: methodStates,
  }),
}

/** The words in a language, else the Spanish ones. */
export const messageText = (texts: MessageTexts, language: (typeof languages)[number]): string =>
  texts[language] || texts.es
