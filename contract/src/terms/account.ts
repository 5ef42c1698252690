import type { Text } from '@puquio/domain'

/** What mailed links do, as the mails and the pages that they open say it. */
export const accountTerms = {
  activate: {
    es: 'Activar la cuenta',
    en: 'Activate the account',
    fr: 'Activer le compte',
    pt: 'Ativar a conta',
  },
  unblock: {
    es: 'Desbloquear la cuenta',
    en: 'Unblock the account',
    fr: 'Débloquer le compte',
    pt: 'Desbloquear a conta',
  },
} as const satisfies Record<string, Text>
