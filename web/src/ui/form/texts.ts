import type { Text } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const uiFormTexts = {
  unsavedTitle: words.unsavedChanges,
  unsavedText: {
    es: 'Si se sale de la página, se pierde lo que no se guardó.',
    en: 'What was not saved is lost when the page is left.',
    fr: 'En quittant la page, ce qui n’est pas enregistré est perdu.',
    pt: 'Ao sair da página, o que não foi salvo se perde.',
  },
  leave: {
    es: 'Salir sin guardar',
    en: 'Leave without saving',
    fr: 'Quitter sans enregistrer',
    pt: 'Sair sem salvar',
  },
  stay: words.keepEditing,
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
