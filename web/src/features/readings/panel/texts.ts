import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const readingsPanelTexts = defineTexts({
  none: {
    es: 'No se eligieron variables',
    en: 'No variables were chosen',
    fr: 'Aucune variable choisie',
    pt: 'Nenhuma variável foi escolhida',
  },
  noneText: {
    es: 'Un administrador del proyecto las elige al editar el tablero.',
    en: 'An administrator of the project chooses them in the editor of the board.',
    fr: 'Un administrateur du projet les choisit dans l’éditeur du tableau.',
    pt: 'Um administrador do projeto as escolhe ao editar o painel.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readingsPanel: Bundle<typeof readingsPanelTexts>
  }
}

addTexts('readingsPanel', readingsPanelTexts)
