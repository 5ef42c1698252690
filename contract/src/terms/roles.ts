import { permissionTerms, type roles, type Text } from '@puquio/domain'

export const roleTerms = {
  ...permissionTerms,
  SYSTEM: {
    es: 'Administración del sistema',
    en: 'System administration',
    fr: 'Administration du système',
    pt: 'Administração do sistema',
  },
} as const satisfies Record<keyof typeof roles | 'SYSTEM', Text>
