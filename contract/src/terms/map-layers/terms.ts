import type { Text } from '@puquio/domain'
import type { MapLayerColor } from '../../map-layers/codes.ts'

const auditFile = {
  es: 'Archivo',
  en: 'File',
  fr: 'Fichier',
  pt: 'Arquivo',
} as const satisfies Text

export const mapLayerTerms = {
  file: auditFile,
  layer: { es: 'Capa del mapa', en: 'Map layer', fr: 'Couche de la carte', pt: 'Camada do mapa' },
  layers: {
    es: 'Capas del mapa',
    en: 'Map layers',
    fr: 'Couches de la carte',
    pt: 'Camadas do mapa',
  },
  map: { es: 'Mapa', en: 'Map', fr: 'Carte', pt: 'Mapa' },
  color: {
    es: 'Color de la capa',
    en: 'Layer colour',
    fr: 'Couleur de la couche',
    pt: 'Cor da camada',
  },
  width: {
    es: 'Grosor de línea (px)',
    en: 'Line width (px)',
    fr: 'Épaisseur du trait (px)',
    pt: 'Espessura da linha (px)',
  },
  opacity: { es: 'Opacidad', en: 'Opacity', fr: 'Opacité', pt: 'Opacidade' },
  isShown: {
    es: 'Visible al abrir un mapa',
    en: 'Shown when a map opens',
    fr: 'Visible à l’ouverture d’une carte',
    pt: 'Visível ao abrir um mapa',
  },
  attribution: {
    es: 'Fuente o atribución',
    en: 'Source or attribution',
    fr: 'Source ou attribution',
    pt: 'Fonte ou atribuição',
  },
  features: { es: 'Elementos', en: 'Features', fr: 'Éléments', pt: 'Elementos' },
  points: { es: 'Vértices', en: 'Points', fr: 'Sommets', pt: 'Vértices' },
  service: {
    es: 'Servicio de mapas (WMS)',
    en: 'Map service (WMS)',
    fr: 'Service de cartes (WMS)',
    pt: 'Serviço de mapas (WMS)',
  },
} as const satisfies Record<string, Text>

export const mapLayerColorTerms: Record<MapLayerColor, Text> = {
  blue: { es: 'Azul', en: 'Blue', fr: 'Bleu', pt: 'Azul' },
  sky: { es: 'Celeste', en: 'Sky blue', fr: 'Bleu ciel', pt: 'Azul-claro' },
  green: { es: 'Verde', en: 'Green', fr: 'Vert', pt: 'Verde' },
  yellow: { es: 'Amarillo', en: 'Yellow', fr: 'Jaune', pt: 'Amarelo' },
  orange: { es: 'Naranja', en: 'Orange', fr: 'Orange', pt: 'Laranja' },
  red: { es: 'Rojo', en: 'Red', fr: 'Rouge', pt: 'Vermelho' },
  pink: { es: 'Rosa', en: 'Pink', fr: 'Rose', pt: 'Rosa' },
  grey: { es: 'Gris', en: 'Grey', fr: 'Gris', pt: 'Cinza' },
}

/** What is done to map layers, as the audit trail names it. */
export const mapLayerActionTerms = {
  'mapLayers.createFromFile': {
    es: 'Agregar una capa de un archivo',
    en: 'Add a map layer of a file',
    fr: 'Ajouter une couche d’un fichier',
    pt: 'Adicionar uma camada de um arquivo',
  },
  'mapLayers.createFromService': {
    es: 'Agregar una capa de un servicio WMS',
    en: 'Add a map layer of a WMS service',
    fr: 'Ajouter une couche d’un service WMS',
    pt: 'Adicionar uma camada de um serviço WMS',
  },
  'mapLayers.readService': {
    es: 'Consultar un servicio WMS',
    en: 'Read a WMS service',
    fr: 'Consulter un service WMS',
    pt: 'Consultar um serviço WMS',
  },
  'mapLayers.edit': {
    es: 'Editar una capa del mapa',
    en: 'Edit a map layer',
    fr: 'Modifier une couche de la carte',
    pt: 'Editar uma camada do mapa',
  },
  'mapLayers.order': {
    es: 'Ordenar las capas del mapa',
    en: 'Order the map layers',
    fr: 'Ordonner les couches de la carte',
    pt: 'Ordenar as camadas do mapa',
  },
  'mapLayers.remove': {
    es: 'Eliminar una capa del mapa',
    en: 'Remove a map layer',
    fr: 'Supprimer une couche de la carte',
    pt: 'Excluir uma camada do mapa',
  },
} as const satisfies Record<string, Text>

/** The columns of map layers, as the audit trail names them. */
export const mapLayerColumnTerms = {
  color: mapLayerTerms.color,
  width_px: mapLayerTerms.width,
  opacity: mapLayerTerms.opacity,
  is_shown: mapLayerTerms.isShown,
  attribution: mapLayerTerms.attribution,
  epsg: {
    es: 'Sistema de coordenadas (EPSG)',
    en: 'Coordinate system (EPSG)',
    fr: 'Système de coordonnées (EPSG)',
    pt: 'Sistema de coordenadas (EPSG)',
  },
  'map_layer.position': { es: 'Orden', en: 'Order', fr: 'Ordre', pt: 'Ordem' },
  'map_layer.file_name': auditFile,
  'map_layer.file_bytes': {
    es: 'Tamaño (bytes)',
    en: 'Size (bytes)',
    fr: 'Taille (octets)',
    pt: 'Tamanho (bytes)',
  },
  features: mapLayerTerms.features,
  points: mapLayerTerms.points,
  wms_url: {
    es: 'Dirección del servicio',
    en: 'Address of the service',
    fr: 'Adresse du service',
    pt: 'Endereço do serviço',
  },
  wms_version: {
    es: 'Versión de WMS',
    en: 'WMS version',
    fr: 'Version de WMS',
    pt: 'Versão de WMS',
  },
  wms_layer: {
    es: 'Capa del servicio',
    en: 'Layer of the service',
    fr: 'Couche du service',
    pt: 'Camada do serviço',
  },
  wms_title: {
    es: 'Título de la capa',
    en: 'Title of the layer',
    fr: 'Titre de la couche',
    pt: 'Título da camada',
  },
  wms_format: {
    es: 'Formato de imagen',
    en: 'Image format',
    fr: 'Format d’image',
    pt: 'Formato de imagem',
  },
} as const satisfies Record<string, Text>

export const mapLayerValueTerms = {
  'map_layer.kind': {
    file: auditFile,
    wms: mapLayerTerms.service,
  },
  'map_layer.wms_version': {
    '1.1.1': { es: '1.1.1', en: '1.1.1', fr: '1.1.1', pt: '1.1.1' },
    '1.3.0': { es: '1.3.0', en: '1.3.0', fr: '1.3.0', pt: '1.3.0' },
  },
  'map_layer.format': {
    geojson: { es: 'GeoJSON', en: 'GeoJSON', fr: 'GeoJSON', pt: 'GeoJSON' },
    kml: { es: 'KML', en: 'KML', fr: 'KML', pt: 'KML' },
    kmz: { es: 'KMZ', en: 'KMZ', fr: 'KMZ', pt: 'KMZ' },
    shapefile: { es: 'Shapefile', en: 'Shapefile', fr: 'Shapefile', pt: 'Shapefile' },
  },
  'map_layer.color': mapLayerColorTerms,
} as const
