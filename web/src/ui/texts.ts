import type { Text } from '@puquio/domain'
import { addTexts, type Bundle } from '../lib/texts.ts'

export const uiTexts = {
  moreActions: { es: 'Más acciones', en: 'More actions', fr: 'Plus d’actions', pt: 'Mais ações' },
  loading: { es: 'Cargando', en: 'Loading', fr: 'Chargement', pt: 'Carregando' },
  retry: { es: 'Reintentar', en: 'Try again', fr: 'Réessayer', pt: 'Tentar novamente' },
  requestId: {
    es: 'Código para el soporte: {{id}}',
    en: 'Code for support: {{id}}',
    fr: 'Code pour l’assistance : {{id}}',
    pt: 'Código para o suporte: {{id}}',
  },
  cancel: { es: 'Cancelar', en: 'Cancel', fr: 'Annuler', pt: 'Cancelar' },
  unsavedTitle: {
    es: 'Hay cambios sin guardar',
    en: 'There are unsaved changes',
    fr: 'Des modifications ne sont pas enregistrées',
    pt: 'Há alterações não salvas',
  },
  unsavedText: {
    es: 'Si se sale de la página, se pierde lo que se escribió.',
    en: 'What was typed is lost when the page is left.',
    fr: 'En quittant la page, ce qui a été saisi est perdu.',
    pt: 'Ao sair da página, o que foi digitado se perde.',
  },
  leave: {
    es: 'Salir sin guardar',
    en: 'Leave without saving',
    fr: 'Quitter sans enregistrer',
    pt: 'Sair sem salvar',
  },
  stay: {
    es: 'Seguir editando',
    en: 'Keep editing',
    fr: 'Continuer la saisie',
    pt: 'Continuar editando',
  },

  // Keys
  enter: { es: 'Intro', en: 'Enter', fr: 'Entrée', pt: 'Enter' },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ui: Bundle<typeof uiTexts>
  }
}

addTexts('ui', uiTexts)
