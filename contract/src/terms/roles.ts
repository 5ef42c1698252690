import type { roles, Text } from '@puquio/domain'

export const roleTerms = {
  ADMIN: { es: 'Administración', en: 'Administration', fr: 'Administration', pt: 'Administração' },
  READ: { es: 'Lectura', en: 'Reading', fr: 'Lecture', pt: 'Leitura' },
  WRITE: {
    es: 'Registro de datos',
    en: 'Data entry',
    fr: 'Saisie de données',
    pt: 'Registro de dados',
  },
  AUDIT: { es: 'Auditoría', en: 'Audit', fr: 'Audit', pt: 'Auditoria' },
  SYSTEM: {
    es: 'Administración del sistema',
    en: 'System administration',
    fr: 'Administration du système',
    pt: 'Administração do sistema',
  },
} as const satisfies Record<keyof typeof roles | 'SYSTEM', Text>
