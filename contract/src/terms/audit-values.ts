import {
  currencies,
  datumTerms,
  type Frequency,
  frequencyTerms,
  languageNames,
  languages,
  type Language,
  monitoringTypeTerms,
  neutralizerFormulas,
  permissionTerms,
  type PermissionCode,
  planColumnTerms,
  stationKindTerms,
  type Text,
} from '@puquio/domain'
import { notificationEvents } from '../notifications/events.ts'
import type { ExportFormat } from '../laboratory/data-exports.ts'
import type { SendingMethod } from '../notifications/sending-methods.ts'
import type { SettingName } from '../settings.ts'
import { laboratoryValueTerms } from './audit-laboratory-values.ts'
import { levelValueTerms } from './levels/audit-levels.ts'
import { modiPartTerms } from './modi/audit-modi-parts.ts'
import { modiValueTerms } from './modi/audit-modi-values.ts'
import { personFieldTerms } from './audit-person-fields.ts'
import { recordFieldTerms } from './audit-record-fields.ts'
import { auditStateTerms } from './audit-states.ts'
import { mapLayerValueTerms } from './map-layers/terms.ts'
import { boardKindTerms, reportFrequencyTerms } from './boards/terms.ts'
import { commitmentValueTerms } from './commitments/audit-commitments.ts'
import { taskValueTerms } from './commitments/audit-task-fields.ts'
import { instrumentValueTerms } from './commitments/audit-instrument-fields.ts'
import { packValueTerms } from './commitments/audit-pack-fields.ts'
import { containerTypeTerms } from './containers.ts'
import { jobTerms } from './jobs.ts'
import { mailFailureTerms } from './mail-failures.ts'
import { menuScreenTerms } from './menu-screens.ts'
import { evidenceKindTerms } from './monitorings.ts'
import { notificationModuleTerms } from '../notifications/module-terms.ts'
import { notificationPriorityTerms } from './notifications.ts'

type Words = Readonly<Record<string, Text>>

const sendingMethods = {
  1: { es: 'Sistema', en: 'System', fr: 'Système', pt: 'Sistema' },
  2: personFieldTerms.email,
  3: { es: 'WhatsApp', en: 'WhatsApp', fr: 'WhatsApp', pt: 'WhatsApp' },
} as const satisfies Record<SendingMethod, Text>

const exportFormats = {
  csv: { es: 'CSV', en: 'CSV', fr: 'CSV', pt: 'CSV' },
  xlsx: { es: 'XLSX', en: 'XLSX', fr: 'XLSX', pt: 'XLSX' },
  json: { es: 'JSON', en: 'JSON', fr: 'JSON', pt: 'JSON' },
} as const satisfies Record<ExportFormat | 'json', Text>

const permissions = {
  1: permissionTerms.ADMIN,
  2: permissionTerms.READ,
  3: permissionTerms.WRITE,
  4: permissionTerms.AUDIT,
} as const satisfies Record<PermissionCode, Text>

const everywhere = (name: string) =>
  Object.fromEntries(languages.map((language) => [language, name])) as Text
const asWritten = (codes: readonly string[]): Words =>
  Object.fromEntries(codes.map((code) => [code, everywhere(code)]))
const ownLanguageNames = Object.fromEntries(
  languages.map((language) => [language, everywhere(languageNames[language])]),
) as Record<Language, Text>

const events = Object.fromEntries(
  Object.entries(notificationEvents).map(([event, { name }]) => [event, name]),
)

/** An entry that has its screen's name is stored so. */
const labels = Object.fromEntries(
  Object.entries(menuScreenTerms).map(([alias, name]) => [`menu.${alias}`, name]),
)

const settings = {
  contact: {
    es: 'Contacto de ayuda',
    en: 'Contact for help',
    fr: 'Contact d’aide',
    pt: 'Contato de ajuda',
  },
  basemap: { es: 'Mapa base', en: 'Basemap', fr: 'Fond de carte', pt: 'Mapa base' },
  'project-limit': {
    es: 'Límite de proyectos',
    en: 'Limit of projects',
    fr: 'Limite de projets',
    pt: 'Limite de projetos',
  },
} as const satisfies Record<SettingName, Text>

/** Words of the codes that a column holds, by its name, or by its table's name before it. */
export const auditValueTerms: Readonly<Record<string, Words>> = {
  permissions,
  language: ownLanguageNames,
  'data_export.format': exportFormats,
  'account_link.kind': auditStateTerms.link,
  'access_token.scope': auditStateTerms.tokenScope,
  'menu_item.kind': auditStateTerms.menuEntry,
  alias: menuScreenTerms,
  label: labels,
  type: { ...monitoringTypeTerms, ...containerTypeTerms },
  rule: frequencyTerms satisfies Record<Frequency, Text>,
  'station.kind': stationKindTerms,
  source_datum: datumTerms,
  'monitoring_evidence.kind': evidenceKindTerms,
  'notification.priority': notificationPriorityTerms,
  'notification_event.priority': notificationPriorityTerms,
  module: notificationModuleTerms,
  event: events,
  audience: auditStateTerms.audience,
  method: sendingMethods,
  methods: sendingMethods,
  high: sendingMethods,
  medium: sendingMethods,
  low: sendingMethods,
  'notification_delivery.state': auditStateTerms.delivery,
  'mail.status': auditStateTerms.delivery,
  test_outcome: { ...mailFailureTerms, sent: auditStateTerms.delivery.sent },
  'job.kind': jobTerms,
  'job.state': auditStateTerms.job,
  'board.kind': boardKindTerms,
  ...mapLayerValueTerms,
  'report_schedule.frequency': reportFrequencyTerms,
  'neutralizer.formula': asWritten(neutralizerFormulas),
  'neutralizer_price.currency': asWritten(currencies),
  ...laboratoryValueTerms,
  ...levelValueTerms,
  ...modiValueTerms,
  ...instrumentValueTerms,
  ...commitmentValueTerms,
  ...packValueTerms,
  ...taskValueTerms,
}

/** Records that are named by a code, by their table. */
export const auditRecordTerms: Readonly<Record<string, Words>> = {
  system_setting: settings,
  notification_event: events,
  menu_item: labels,
}

const variables = Object.values(notificationEvents).flatMap((event) =>
  Object.entries<{ name: Text }>(event.variables).map(([key, { name }]) => [key, name] as const),
)

/** Words of the keys of a value that has parts. */
export const auditPartTerms: Words = {
  ...modiPartTerms,
  ...Object.fromEntries(variables),
  ...planColumnTerms,
  ...recordFieldTerms,
  ...personFieldTerms,
  ...ownLanguageNames,
  ...settings,
  attribution: {
    es: 'Línea de crédito',
    en: 'Line of credit',
    fr: 'Ligne de crédit',
    pt: 'Linha de crédito',
  },
}
