import type { Text } from '../languages.ts'
import type { roles } from './roles.ts'

/** What each permission lets do, in a word. */
export const permissionTerms = {
  ADMIN: { es: 'Administración', en: 'Administration', fr: 'Administration', pt: 'Administração' },
  READ: { es: 'Lectura', en: 'Reading', fr: 'Lecture', pt: 'Leitura' },
  WRITE: {
    es: 'Registro de datos',
    en: 'Data entry',
    fr: 'Saisie de données',
    pt: 'Registro de dados',
  },
  AUDIT: { es: 'Auditoría', en: 'Audit', fr: 'Audit', pt: 'Auditoria' },
} as const satisfies Record<keyof typeof roles, Text>
