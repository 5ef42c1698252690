import { mapLayerTerms } from '@puquio/contract/terms/map-layers/terms'
import type { Text } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

export const mapLayersTexts = {
  layers: { es: 'Capas', en: 'Layers', fr: 'Couches', pt: 'Camadas' },
  add: {
    es: 'Añadir capa',
    en: 'Add a layer',
    fr: 'Ajouter une couche',
    pt: 'Adicionar camada',
  },
  none: {
    es: 'El proyecto aún no tiene capas propias.',
    en: 'The project has no layers of its own yet.',
    fr: 'Le projet n’a pas encore de couche propre.',
    pt: 'O projeto ainda não tem camadas próprias.',
  },
  source: mapLayerTerms.attribution,
  names: { es: 'Elementos', en: 'Features', fr: 'Éléments', pt: 'Elementos' },
  noNames: {
    es: 'Sus elementos no tienen nombre.',
    en: 'Its features have no names.',
    fr: 'Ses éléments n’ont pas de nom.',
    pt: 'Seus elementos não têm nome.',
  },
  moreNames: {
    es: 'Se listan {{shown}} de {{count}}. Pulsar los demás en el mapa.',
    en: '{{shown}} of {{count}} are listed. Press the others on the map.',
    fr: '{{shown}} sur {{count}} sont listés. Cliquer les autres sur la carte.',
    pt: 'São listados {{shown}} de {{count}}. Clicar nos demais no mapa.',
  },
  unnamed: { es: 'Sin nombre', en: 'Without a name', fr: 'Sans nom', pt: 'Sem nome' },
  notLoaded: {
    es: 'No se pudo cargar.',
    en: 'It could not be loaded.',
    fr: 'Chargement impossible.',
    pt: 'Não foi possível carregar.',
  },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mapLayers: Bundle<typeof mapLayersTexts>
  }
}

addTexts('mapLayers', mapLayersTexts)
