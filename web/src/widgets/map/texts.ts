import { fieldTerms } from '@puquio/contract/terms'
import type { Text } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { wellWords } from '../wells/words.ts'
import { deviceWords } from '../devices/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const mapTexts = {
  zoomIn: words.zoomIn,
  zoomOut: words.zoomOut,
  'stations.fitAll': {
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
  'stations.all': fieldTerms.stations,
  'stations.find': {
    es: 'Buscar estación',
    en: 'Find a station',
    fr: 'Trouver une station',
    pt: 'Buscar estação',
  },
  'stations.unmapped_one': {
    es: '{{count}} estación sin coordenadas',
    en: '{{count}} station without coordinates',
    fr: '{{count}} station sans coordonnées',
    pt: '{{count}} estação sem coordenadas',
  },
  'stations.unmapped_many': {
    es: '{{count}} estaciones sin coordenadas',
    en: '{{count}} stations without coordinates',
    fr: '{{count}} stations sans coordonnées',
    pt: '{{count}} estações sem coordenadas',
  },
  'stations.unmapped_other': {
    es: '{{count}} estaciones sin coordenadas',
    en: '{{count}} stations without coordinates',
    fr: '{{count}} stations sans coordonnées',
    pt: '{{count}} estações sem coordenadas',
  },
  'devices.fitAll': {
    es: 'Ver todos los dispositivos',
    en: 'Show all devices',
    fr: 'Voir tous les appareils',
    pt: 'Ver todos os dispositivos',
  },
  'devices.all': deviceWords.all,
  'devices.find': {
    es: 'Buscar dispositivo',
    en: 'Find a device',
    fr: 'Trouver un appareil',
    pt: 'Buscar dispositivo',
  },
  'devices.unmapped_one': {
    es: '{{count}} dispositivo sin coordenadas',
    en: '{{count}} device without coordinates',
    fr: '{{count}} appareil sans coordonnées',
    pt: '{{count}} dispositivo sem coordenadas',
  },
  'devices.unmapped_many': {
    es: '{{count}} dispositivos sin coordenadas',
    en: '{{count}} devices without coordinates',
    fr: '{{count}} appareils sans coordonnées',
    pt: '{{count}} dispositivos sem coordenadas',
  },
  'devices.unmapped_other': {
    es: '{{count}} dispositivos sin coordenadas',
    en: '{{count}} devices without coordinates',
    fr: '{{count}} appareils sans coordonnées',
    pt: '{{count}} dispositivos sem coordenadas',
  },
  'devices.here': {
    es: 'Dispositivos en este lugar',
    en: 'Devices at this place',
    fr: 'Appareils à cet endroit',
    pt: 'Dispositivos neste lugar',
  },
  'devices.open': deviceWords.openGraph,
  'wells.fitAll': {
    es: 'Ver todos los pozos',
    en: 'Show all wells',
    fr: 'Voir tous les puits',
    pt: 'Ver todos os poços',
  },
  'wells.all': wellWords.wells,
  'wells.find': {
    es: 'Buscar pozo',
    en: 'Find a well',
    fr: 'Trouver un puits',
    pt: 'Buscar poço',
  },
  'wells.unmapped_one': {
    es: '{{count}} pozo sin coordenadas',
    en: '{{count}} well without coordinates',
    fr: '{{count}} puits sans coordonnées',
    pt: '{{count}} poço sem coordenadas',
  },
  'wells.unmapped_many': {
    es: '{{count}} pozos sin coordenadas',
    en: '{{count}} wells without coordinates',
    fr: '{{count}} puits sans coordonnées',
    pt: '{{count}} poços sem coordenadas',
  },
  'wells.unmapped_other': {
    es: '{{count}} pozos sin coordenadas',
    en: '{{count}} wells without coordinates',
    fr: '{{count}} puits sans coordonnées',
    pt: '{{count}} poços sem coordenadas',
  },
  'wells.here': {
    es: 'Pozos en este lugar',
    en: 'Wells at this place',
    fr: 'Puits à cet endroit',
    pt: 'Poços neste lugar',
  },
  'wells.open': {
    es: 'Ver niveles en el tiempo',
    en: 'See its levels over time',
    fr: 'Voir ses niveaux dans le temps',
    pt: 'Ver níveis no tempo',
  },
  moreListed: {
    es: 'Se listan {{shown}} de {{count}}. Buscar para ver los demás.',
    en: '{{shown}} of {{count}} are listed. Search to see the others.',
    fr: '{{shown}} sur {{count}} sont listés. Chercher pour voir les autres.',
    pt: 'São listados {{shown}} de {{count}}. Buscar para ver os demais.',
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
  'stations.here': {
    es: 'Estaciones en este lugar',
    en: 'Stations at this place',
    fr: 'Stations à cet endroit',
    pt: 'Estações neste lugar',
  },
  'stations.open': words.viewDetail,
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
