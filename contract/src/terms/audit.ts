import type { Text } from '@puquio/domain'
import type { api } from '../all.ts'
import { memberActionTerms } from './audit-member-actions.ts'
import { type JobName, jobTerms } from './jobs.ts'
import { laboratoryActionTerms } from './audit-laboratory-actions.ts'
import { laboratoryFieldTerms } from './audit-laboratory-fields.ts'
import { modiActionTerms } from './modi/audit-modi-actions.ts'
import { networkActionTerms } from './modi/audit-network-actions.ts'
import { neutralizationActionTerms, neutralizationColumnTerms } from './neutralization/terms.ts'
import { levelActionTerms, levelColumnTerms } from './levels/audit-levels.ts'
import { modiFieldTerms } from './modi/audit-modi-fields.ts'
import { auditTableTerms } from './audit-tables.ts'
import { mapLayerActionTerms, mapLayerColumnTerms } from './map-layers/terms.ts'
import { boardActionTerms, boardColumnTerms } from './boards/audit.ts'
import { commitmentActionTerms } from './commitments/audit-commitment-actions.ts'
import { commitmentColumnTerms } from './commitments/audit-commitments.ts'
import { taskActionTerms } from './commitments/audit-task-actions.ts'
import { taskColumnTerms } from './commitments/audit-task-fields.ts'
import { instrumentActionTerms } from './commitments/audit-instrument-actions.ts'
import { instrumentColumnTerms } from './commitments/audit-instrument-fields.ts'
import { packColumnTerms } from './commitments/audit-pack-fields.ts'
import { promptActionTerms, promptColumnTerms } from './commitments/audit-prompts.ts'
import { personFieldTerms } from './audit-person-fields.ts'
import { projectActionTerms } from './audit-project-actions.ts'
import { recordFieldTerms } from './audit-record-fields.ts'
import { systemActionTerms } from './audit-system-actions.ts'

type Api = typeof api
type ChangeOf<F extends keyof Api> = F extends unknown
  ? {
      [C in keyof Api[F]]: Api[F][C] extends { method: 'GET' } ? never : `${F}.${C & string}`
    }[keyof Api[F]]
  : never
/** Every route that is not a GET, by its feature and name, and what the installation does by itself. */
export type AuditAction =
  | ChangeOf<keyof Api>
  | 'dataExports.download'
  | 'system.firstRun'
  | 'system.rotateKey'
  | 'system.offerScreens'
  | 'commands.send'
  | 'commands.answer'
  | 'commands.report'
  | `job.${JobName}`

const jobActionTerms = Object.fromEntries(
  Object.entries(jobTerms).map(([name, text]) => [`job.${name}`, text]),
) as Record<`job.${JobName}`, Text>

export const auditActionTerms = {
  ...projectActionTerms,
  ...memberActionTerms,
  ...laboratoryActionTerms,
  ...modiActionTerms,
  ...networkActionTerms,
  ...levelActionTerms,
  ...promptActionTerms,
  ...taskActionTerms,
  ...neutralizationActionTerms,
  ...commitmentActionTerms,
  ...instrumentActionTerms,
  ...boardActionTerms,
  ...mapLayerActionTerms,
  ...systemActionTerms,
  ...jobActionTerms,
} as const satisfies Record<AuditAction, Text>

/** By the name of the column; of one that means another thing in a table, with the table's name before it. */
export const auditFieldTerms: Readonly<Record<string, Text>> = {
  ...personFieldTerms,
  ...recordFieldTerms,
  ...laboratoryFieldTerms,
  ...modiFieldTerms,
  ...levelColumnTerms,
  ...promptColumnTerms,
  ...instrumentColumnTerms,
  ...commitmentColumnTerms,
  ...packColumnTerms,
  ...boardColumnTerms,
  ...mapLayerColumnTerms,
  ...taskColumnTerms,
  ...neutralizationColumnTerms,
}

export const auditOperationTerms = {
  insert: { es: 'Creación', en: 'Creation', fr: 'Création', pt: 'Criação' },
  update: { es: 'Cambio', en: 'Change', fr: 'Modification', pt: 'Alteração' },
  delete: { es: 'Eliminación', en: 'Deletion', fr: 'Suppression', pt: 'Exclusão' },
} as const satisfies Record<string, Text>

export const signInOutcomeTerms = {
  'signed-in': { es: 'Ingresó', en: 'Signed in', fr: 'Connecté', pt: 'Entrou' },
  'wrong-password': {
    es: 'Contraseña incorrecta',
    en: 'Wrong password',
    fr: 'Mot de passe erroné',
    pt: 'Senha incorreta',
  },
  'not-registered': {
    es: 'No registrado',
    en: 'Not registered',
    fr: 'Non inscrit',
    pt: 'Não cadastrado',
  },
  'not-active': { es: 'Inactivo', en: 'Not active', fr: 'Inactif', pt: 'Inativo' },
  blocked: { es: 'Bloqueado', en: 'Blocked', fr: 'Bloqué', pt: 'Bloqueado' },
  delayed: {
    es: 'Demasiados intentos',
    en: 'Too many tries',
    fr: 'Trop de tentatives',
    pt: 'Tentativas demais',
  },
} as const satisfies Record<string, Text>

export const auditTerms = {
  at: { es: 'Fecha y hora', en: 'Date and time', fr: 'Date et heure', pt: 'Data e hora' },
  token: { es: 'Token', en: 'Token', fr: 'Jeton', pt: 'Token' },
  person: { es: 'Persona', en: 'Person', fr: 'Personne', pt: 'Pessoa' },
  action: { es: 'Acción', en: 'Action', fr: 'Action', pt: 'Ação' },
  address: { es: 'Desde', en: 'From', fr: 'Depuis', pt: 'De onde' },
  table: {
    es: 'Tipo de registro',
    en: 'Kind of record',
    fr: 'Type d’élément',
    pt: 'Tipo de registro',
  },
  record: { es: 'Registro', en: 'Record', fr: 'Élément', pt: 'Registro' },
  rows: { es: 'Registros', en: 'Records', fr: 'Éléments', pt: 'Registros' },
  operation: { es: 'Qué se hizo', en: 'What was done', fr: 'Opération', pt: 'O que foi feito' },
  field: { es: 'Campo', en: 'Field', fr: 'Champ', pt: 'Campo' },
  before: { es: 'Antes', en: 'Before', fr: 'Avant', pt: 'Antes' },
  after: { es: 'Después', en: 'After', fr: 'Après', pt: 'Depois' },
  isSealed: { es: 'Sellado', en: 'Sealed', fr: 'Scellé', pt: 'Selado' },
  outside: {
    es: 'Fuera de la aplicación',
    en: 'Outside the application',
    fr: 'Hors de l’application',
    pt: 'Fora do aplicativo',
  },
  acceptances: {
    es: 'Aceptaciones de la política',
    en: 'Acceptances of the policy',
    fr: 'Acceptations de la politique',
    pt: 'Aceitações da política',
  },
  acceptedAt: personFieldTerms.accepted_at,
  email: personFieldTerms.email,
  policy: personFieldTerms.policy_id,
  version: recordFieldTerms.version,
  inForceSince: personFieldTerms.start_date,
  link: {
    es: 'Enlace del proyecto',
    en: 'Link of the project',
    fr: 'Lien du projet',
    pt: 'Link do projeto',
  },
  linkSince: {
    es: 'Enlace actualizado el',
    en: 'Link updated on',
    fr: 'Lien mis à jour le',
    pt: 'Link atualizado em',
  },
  projectName: auditTableTerms.project,
  trail: {
    es: 'Registro de auditoría',
    en: 'Audit trail',
    fr: 'Journal d’audit',
    pt: 'Registro de auditoria',
  },
} as const satisfies Record<string, Text>
