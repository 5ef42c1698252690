import type { Language, Text } from '@puquio/domain'
import { auditActionTerms } from './audit.ts'

const actionTerms: Readonly<Record<string, Text>> = auditActionTerms

/** An e-mail is kept before it is looked for: alone in an entry, nobody was added. */
const attempt: Text = {
  es: 'Intento de agregar al proyecto un usuario que ya existe (no hay cuenta)',
  en: 'Attempt to add an existing user to the project (there is no account)',
  fr: 'Tentative d’ajouter au projet un utilisateur existant (pas de compte)',
  pt: 'Tentativa de adicionar ao projeto um usuário existente (não há conta)',
}

/** Returns what was done by an entry; what an older or a newer version wrote by its name. */
export function auditActionText(
  action: string,
  changes: readonly { table: string }[],
  language: Language,
): string {
  const isAttempt =
    action === 'members.add' && changes.every(({ table }) => table === 'member_addition')
  return (isAttempt ? attempt : actionTerms[action])?.[language] ?? action
}
