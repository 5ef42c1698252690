import type { Text } from '@puquio/domain'

/** What mails say to a person; the names of links are also those of the pages that they open. */
export const accountTerms = {
  greeting: {
    es: 'Hola, {{name}}:',
    en: 'Hello {{name}},',
    fr: 'Bonjour {{name}},',
    pt: 'Olá, {{name}}:',
  },
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
