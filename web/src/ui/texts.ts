import type { Text } from '@puquio/domain'
import { addTexts, type Bundle } from '../lib/texts.ts'

export const uiTexts = {
  moreActions: { es: 'Más acciones', en: 'More actions', fr: 'Plus d’actions', pt: 'Mais ações' },
  download: { es: 'Descargar', en: 'Download', fr: 'Télécharger', pt: 'Baixar' },
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
  loading: { es: 'Cargando', en: 'Loading', fr: 'Chargement', pt: 'Carregando' },
  retry: { es: 'Reintentar', en: 'Try again', fr: 'Réessayer', pt: 'Tentar novamente' },
  requestId: {
    es: 'Código para el soporte: {{id}}',
    en: 'Code for support: {{id}}',
    fr: 'Code pour l’assistance : {{id}}',
    pt: 'Código para o suporte: {{id}}',
  },
  cancel: { es: 'Cancelar', en: 'Cancel', fr: 'Annuler', pt: 'Cancelar' },

  // Keys
  enter: { es: 'Intro', en: 'Enter', fr: 'Entrée', pt: 'Enter' },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ui: Bundle<typeof uiTexts>
  }
}

addTexts('ui', uiTexts)
