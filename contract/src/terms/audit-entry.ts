import type { Language, Text } from '@puquio/domain'
import type { AuditEntry } from '../audit.ts'
import { auditActionTerms, auditTerms } from './audit.ts'

const actionTerms: Readonly<Record<string, Text>> = auditActionTerms

/** An e-mail is kept before it is looked for: alone in an entry, nobody was added. */
const attempt: Text = {
  es: 'Intento de agregar al proyecto un usuario que ya existe (no hay cuenta)',
  en: 'Attempt to add an existing user to the project (there is no account)',
  fr: 'Tentative d’ajouter au projet un utilisateur existant (pas de compte)',
  pt: 'Tentativa de adicionar ao projeto um usuário existente (não há conta)',
}

/** A failed test of a mail server is told from one whose mail left. */
const tested = (outcome: string): Text =>
  outcome === 'sent'
    ? { es: 'el correo salió', en: 'the e-mail left', fr: 'courriel parti', pt: 'o e-mail saiu' }
    : { es: 'falló', en: 'failed', fr: 'échec', pt: 'falhou' }

export type AuditedAction = Pick<AuditEntry, 'action' | 'testOutcome'> & {
  changes: readonly { table: string }[]
}

/** Returns what was done by an entry; what an older or a newer version wrote by its name. */
export function auditActionText(
  { action, changes, testOutcome }: AuditedAction,
  language: Language,
): string {
  if (action === null) return auditTerms.outside[language]
  const isAttempt =
    action === 'members.add' && changes.every(({ table }) => table === 'member_addition')
  const text = (isAttempt ? attempt : actionTerms[action])?.[language] ?? action
  return testOutcome === null ? text : `${text} (${tested(testOutcome)[language]})`
}
