import type { Text } from '@puquio/domain'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

/** What actions are about, in the order of the filter. */
export const actionGroupTerms = {
  plans: {
    es: 'Planes y monitoreos',
    en: 'Plans and monitorings',
    fr: 'Plans et suivis',
    pt: 'Planos e monitoramentos',
  },
  data: pageWords.data,
  files: words.files,
  notifications: words.notifications,
  people: {
    es: 'Usuarios y accesos',
    en: 'Users and access',
    fr: 'Utilisateurs et accès',
    pt: 'Usuários e acessos',
  },
  settings: words.settings,
  itself: {
    es: 'Lo que hace el sistema',
    en: 'What the system does',
    fr: 'Ce que fait le système',
    pt: 'O que o sistema faz',
  },
} as const satisfies Record<string, Text>
type ActionGroup = keyof typeof actionGroupTerms

const groups: Readonly<Record<string, ActionGroup>> = {
  plans: 'plans',
  planImports: 'plans',
  monitorings: 'plans',
  containers: 'files',
  notifications: 'notifications',
  notificationAttachments: 'notifications',
  notificationPreferences: 'notifications',
  notificationSettings: 'notifications',
  deliveries: 'notifications',
  whatsapp: 'notifications',
  users: 'people',
  members: 'people',
  session: 'people',
  singleSignOn: 'people',
  accessTokens: 'people',
  projects: 'settings',
  menus: 'settings',
  mailServers: 'settings',
  settings: 'settings',
  pageVisits: 'settings',
  jobs: 'settings',
  system: 'itself',
  job: 'itself',
}

/** Returns what an action is about, by its feature; features of lists and measurements need no line. */
export const groupOf = (action: string): ActionGroup => groups[action.split('.')[0] ?? ''] ?? 'data'
