import type { Text } from '@puquio/domain'
import { firstWords } from '../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../lib/texts/texts.ts'

export const uiTexts = {
  moreActions: firstWords.moreActions,
  download: firstWords.download,
  downloadXlsx: {
    es: 'Descargar como XLSX',
    en: 'Download as XLSX',
    fr: 'Télécharger en XLSX',
    pt: 'Baixar como XLSX',
  },
  downloadCsv: {
    es: 'Descargar como CSV',
    en: 'Download as CSV',
    fr: 'Télécharger en CSV',
    pt: 'Baixar como CSV',
  },
  loading: firstWords.loading,
  retry: { es: 'Reintentar', en: 'Try again', fr: 'Réessayer', pt: 'Tentar novamente' },
  requestId: {
    es: 'Código para el soporte: {{id}}',
    en: 'Code for support: {{id}}',
    fr: 'Code pour l’assistance : {{id}}',
    pt: 'Código para o suporte: {{id}}',
  },
  cancel: firstWords.cancel,

  // Keys
  enter: { es: 'Intro', en: 'Enter', fr: 'Entrée', pt: 'Enter' },
  delete: { es: 'Supr', en: 'Del', fr: 'Suppr', pt: 'Del' },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ui: Bundle<typeof uiTexts>
  }
}

addTexts('ui', uiTexts)
