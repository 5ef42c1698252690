import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const policyTexts = defineTexts({
  since: {
    es: 'Vigente desde el {{date}} ({{zone}})',
    en: 'In force since {{date}} ({{zone}})',
    fr: 'En vigueur depuis le {{date}} ({{zone}})',
    pt: 'Em vigor desde {{date}} ({{zone}})',
  },
  acceptedOn: {
    es: 'Aceptada el {{date}}',
    en: 'Accepted on {{date}}',
    fr: 'Acceptée le {{date}}',
    pt: 'Aceita em {{date}}',
  },
  agreeGeneral: {
    es: 'He leído y acepto la política de datos.',
    en: 'I have read and accept the data policy.',
    fr: 'J’ai lu et j’accepte la politique de données.',
    pt: 'Li e aceito a política de dados.',
  },
  agreeProject: {
    es: 'He leído y acepto la política del proyecto.',
    en: 'I have read and accept the policy of the project.',
    fr: 'J’ai lu et j’accepte la politique du projet.',
    pt: 'Li e aceito a política do projeto.',
  },
  openProjectPolicy: {
    es: 'Abrir la política del proyecto',
    en: 'Open the policy of the project',
    fr: 'Ouvrir la politique du projet',
    pt: 'Abrir a política do projeto',
  },
  newTab: {
    es: 'se abre en otra pestaña',
    en: 'opens in another tab',
    fr: 's’ouvre dans un autre onglet',
    pt: 'abre em outra aba',
  },
  accept: { es: 'Aceptar', en: 'Accept', fr: 'Accepter', pt: 'Aceitar' },
  decline: {
    es: 'Rechazar y cerrar sesión',
    en: 'Decline and sign out',
    fr: 'Refuser et se déconnecter',
    pt: 'Recusar e sair',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    policy: Bundle<typeof policyTexts>
  }
}

addTexts('policy', policyTexts)
