import type { Text } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts.ts'

export const uiFormTexts = {
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
  unsavedForm: {
    es: 'Si se cierra el formulario, se pierde lo que se escribió.',
    en: 'What was typed is lost when the form is closed.',
    fr: 'En fermant le formulaire, ce qui a été saisi est perdu.',
    pt: 'Ao fechar o formulário, o que foi digitado se perde.',
  },
  closeUnsaved: {
    es: 'Cerrar sin guardar',
    en: 'Close without saving',
    fr: 'Fermer sans enregistrer',
    pt: 'Fechar sem salvar',
  },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    uiForm: Bundle<typeof uiFormTexts>
  }
}

addTexts('uiForm', uiFormTexts)
