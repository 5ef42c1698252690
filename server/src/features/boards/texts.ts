import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'

export const boardFileTexts = defineTexts({
  period: fieldTerms.period,
  category: { es: 'Categoría', en: 'Category', fr: 'Catégorie', pt: 'Categoria' },
  panelPeriod: {
    es: 'El de cada panel',
    en: 'That of each panel',
    fr: 'Celle de chaque panneau',
    pt: 'O de cada painel',
  },
  stations: fieldTerms.stations,
  allStations: fieldTerms.allStations,
  panelStations: {
    es: 'Las de cada panel',
    en: 'Those of each panel',
    fr: 'Celles de chaque panneau',
    pt: 'As de cada painel',
  },
  parameters: fieldTerms.parameters,
  onScreenOnly: {
    es: 'Esta página se ve solo en pantalla: {{address}}',
    en: 'This page is seen on screen only: {{address}}',
    fr: 'Cette page n’est visible qu’à l’écran : {{address}}',
    pt: 'Esta página só é vista na tela: {{address}}',
  },
})
