import { mapLayerTerms } from '@puquio/contract/terms/map-layers/terms'
import type { Text } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const mapPanelTexts = {
  label: mapLayerTerms.map,
  allLayers: mapLayerTerms.layers,
  noLayers: {
    es: 'El panel no tiene capas elegidas',
    en: 'The panel has no layers chosen',
    fr: 'Le panneau n’a aucune couche choisie',
    pt: 'O quadro não tem camadas escolhidas',
  },
  noLayersText: {
    es: 'Un administrador las elige al editar el tablero.',
    en: 'An administrator chooses them when editing the board.',
    fr: 'Un administrateur les choisit en modifiant le tableau.',
    pt: 'Um administrador as escolhe ao editar o painel.',
  },
  noStations: {
    es: 'Ninguna estación tiene resultados en este periodo',
    en: 'No station has results in this period',
    fr: 'Aucune station n’a de résultats dans cette période',
    pt: 'Nenhuma estação tem resultados neste período',
  },
  noStationsText: {
    es: 'Elegir otro periodo u otras estaciones en los filtros del tablero.',
    en: 'Choose another period or other stations in the filters of the board.',
    fr: 'Choisir une autre période ou d’autres stations dans les filtres du tableau.',
    pt: 'Escolher outro período ou outras estações nos filtros do painel.',
  },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mapPanel: Bundle<typeof mapPanelTexts>
  }
}

addTexts('mapPanel', mapPanelTexts)
