import { fieldTerms } from '@puquio/contract/terms'
import type { Text } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const mapTexts = {
  zoomIn: words.zoomIn,
  zoomOut: words.zoomOut,
  fitAll: {
    es: 'Ver todas las estaciones',
    en: 'Show all stations',
    fr: 'Voir toutes les stations',
    pt: 'Ver todas as estações',
  },
  keys: {
    es: 'Con el mapa enfocado: flechas para mover, + y − o la rueda para acercar y alejar.',
    en: 'With the map in focus: arrows to move, + and − or the wheel to zoom.',
    fr: 'Carte sélectionnée : flèches pour déplacer, + et − ou la molette pour zoomer.',
    pt: 'Com o mapa em foco: setas para mover, + e − ou a roda para aproximar e afastar.',
  },
  stations: fieldTerms.stations,
  findStation: {
    es: 'Buscar estación',
    en: 'Find a station',
    fr: 'Trouver une station',
    pt: 'Buscar estação',
  },
  unmapped_one: {
    es: '{{count}} estación sin coordenadas',
    en: '{{count}} station without coordinates',
    fr: '{{count}} station sans coordonnées',
    pt: '{{count}} estação sem coordenadas',
  },
  unmapped_many: {
    es: '{{count}} estaciones sin coordenadas',
    en: '{{count}} stations without coordinates',
    fr: '{{count}} stations sans coordonnées',
    pt: '{{count}} estações sem coordenadas',
  },
  unmapped_other: {
    es: '{{count}} estaciones sin coordenadas',
    en: '{{count}} stations without coordinates',
    fr: '{{count}} stations sans coordonnées',
    pt: '{{count}} estações sem coordenadas',
  },
  byStatus: fieldTerms.status,
  byComponent: fieldTerms.miningComponent,
  withoutMonitoring: {
    es: 'Sin monitoreos',
    en: 'No monitorings',
    fr: 'Sans suivis',
    pt: 'Sem monitoramentos',
  },
  withoutComponent: {
    es: 'Sin componente',
    en: 'No component',
    fr: 'Sans composante',
    pt: 'Sem componente',
  },
  severalHere: {
    es: 'Estaciones en este lugar',
    en: 'Stations at this place',
    fr: 'Stations à cet endroit',
    pt: 'Estações neste lugar',
  },
  openStation: words.viewDetail,
  loadingMap: {
    es: 'Cargando el mapa',
    en: 'Loading the map',
    fr: 'Chargement de la carte',
    pt: 'Carregando o mapa',
  },
  mapNotLoaded: {
    es: 'El mapa no se pudo cargar. Recargar la página para intentarlo otra vez.',
    en: 'The map could not be loaded. Reload the page to try again.',
    fr: 'La carte n’a pas pu être chargée. Recharger la page pour réessayer.',
    pt: 'Não foi possível carregar o mapa. Recarregar a página para tentar novamente.',
  },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    map: Bundle<typeof mapTexts>
  }
}

addTexts('map', mapTexts)
