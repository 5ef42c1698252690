import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const planProgressPanelTexts = defineTexts({
  none: {
    es: 'No hay planes en ejecución',
    en: 'There are no plans in execution',
    fr: 'Aucun plan en exécution',
    pt: 'Não há planos em execução',
  },
  noneText: {
    es: 'Un administrador puede elegir otros planes en el tablero.',
    en: 'An administrator can choose other plans in the board.',
    fr: 'Un administrateur peut choisir d’autres plans dans le tableau.',
    pt: 'Um administrador pode escolher outros planos no painel.',
  },
  inMonth: {
    es: 'En {{month}}:',
    en: 'In {{month}}:',
    fr: 'En {{month}} :',
    pt: 'Em {{month}}:',
  },
  noneInMonth: {
    es: 'Sin monitoreos.',
    en: 'No monitorings.',
    fr: 'Aucun suivi.',
    pt: 'Sem monitoramentos.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    planProgressPanel: Bundle<typeof planProgressPanelTexts>
  }
}

addTexts('planProgressPanel', planProgressPanelTexts)
