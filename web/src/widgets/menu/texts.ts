import { menuScreenTerms } from '@puquio/contract/terms/menu-screens'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

/** Screens, as menu and side bar name them. */
const menuTexts = defineTexts({
  'screen.Home': { es: 'Inicio', en: 'Home', fr: 'Accueil', pt: 'Início' },
  'screen.PlanningAndMonitoring': {
    es: 'Planes de monitoreo',
    en: 'Monitoring plans',
    fr: 'Plans de suivi',
    pt: 'Planos de monitoramento',
  },
  'screen.ReferenceData': {
    es: 'Datos de referencia',
    en: 'Reference data',
    fr: 'Données de référence',
    pt: 'Dados de referência',
  },
  'screen.LaboratoryData': {
    es: 'Datos de laboratorio',
    en: 'Laboratory data',
    fr: 'Données de laboratoire',
    pt: 'Dados de laboratório',
  },
  'screen.Commitments': menuScreenTerms.Commitments,
  'screen.Prompt': menuScreenTerms.Prompt,
  'screen.Reports': menuScreenTerms.Reports,
  'screen.ModiList': { es: 'MODi', en: 'MODi', fr: 'MODi', pt: 'MODi' },
  'screen.NPYMS': menuScreenTerms.NPYMS,
  'screen.ExportData': words.exportData,
  'screen.FilesContainer': words.files,
  'screen.Notifications': words.notifications,
  'screen.ConfigView': words.settings,
  'screen.ChatBot': {
    es: 'Asistente virtual',
    en: 'Chat bot',
    fr: 'Assistant virtuel',
    pt: 'Assistente virtual',
  },
  external: {
    es: '{{name}}: se abre en otra pestaña',
    en: '{{name}}: opens in another tab',
    fr: '{{name}} : s’ouvre dans un autre onglet',
    pt: '{{name}}: abre em outra aba',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    menu: Bundle<typeof menuTexts>
  }
}

addTexts('menu', menuTexts)
