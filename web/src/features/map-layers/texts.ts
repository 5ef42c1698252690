import { actWords } from '../../lib/texts/act-words.ts'
import type { MapFileFormat, MapFileNote } from '@puquio/contract/map-layers/codes'
import { mapLayerTerms, mapLayerValueTerms } from '@puquio/contract/terms/map-layers/terms'
import { defineTexts, type Text } from '@puquio/domain'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const noteTexts = {
  'network-links': {
    es: 'Enlaces de red que no se siguieron: {{count}}.',
    en: 'Network links that were not followed: {{count}}.',
    fr: 'Liens réseau non suivis : {{count}}.',
    pt: 'Links de rede que não foram seguidos: {{count}}.',
  },
  overlays: {
    es: 'Imágenes superpuestas que no se muestran: {{count}}.',
    en: 'Picture overlays that are not shown: {{count}}.',
    fr: 'Images superposées non affichées : {{count}}.',
    pt: 'Imagens sobrepostas que não são mostradas: {{count}}.',
  },
  'without-geometry': {
    es: 'Elementos sin geometría: {{count}}.',
    en: 'Features without a geometry: {{count}}.',
    fr: 'Éléments sans géométrie : {{count}}.',
    pt: 'Elementos sem geometria: {{count}}.',
  },
  degenerate: {
    es: 'Líneas de un punto o polígonos sin área que no se dibujan: {{count}}.',
    en: 'Lines of one point or polygons without an area that are not drawn: {{count}}.',
    fr: 'Lignes d’un point ou polygones sans surface non dessinés : {{count}}.',
    pt: 'Linhas de um ponto ou polígonos sem área que não são desenhados: {{count}}.',
  },
  psad56: {
    es: 'Convertida de PSAD 56 con el desplazamiento medio del Perú (−279, 175, −379 m): exacta a unos 15 m.',
    en: 'Converted from PSAD 56 by the mean shift for Peru (−279, 175, −379 m): accurate to some 15 m.',
    fr: 'Convertie de PSAD 56 par le décalage moyen du Pérou (−279, 175, −379 m) : exacte à environ 15 m.',
    pt: 'Convertida de PSAD 56 com o deslocamento médio do Peru (−279, 175, −379 m): exata a cerca de 15 m.',
  },
  encoding: {
    es: 'Sin archivo .cpg: revisar que los nombres con tildes y eñes se lean bien.',
    en: 'Without a .cpg file: check that names with accents are read well.',
    fr: 'Sans fichier .cpg : vérifier que les noms accentués se lisent bien.',
    pt: 'Sem arquivo .cpg: verificar se os nomes com acentos são lidos bem.',
  },
  'outside-peru': {
    es: 'Hay elementos fuera del Perú: revisar la zona y el datum con que se exportó.',
    en: 'Some features lie outside Peru: check the zone and datum it was exported in.',
    fr: 'Des éléments sont hors du Pérou : vérifier la zone et le datum d’exportation.',
    pt: 'Há elementos fora do Peru: verificar a zona e o datum da exportação.',
  },
} as const satisfies Record<MapFileNote, Text>

const formats: Record<MapFileFormat, Text> = mapLayerValueTerms['map_layer.format']

const featureTexts = defineTexts({
  title: mapLayerTerms.layers,
  layers: mapLayerTerms.layers,
  color: mapLayerTerms.color,
  width: mapLayerTerms.width,
  opacity: mapLayerTerms.opacity,
  isShown: mapLayerTerms.isShown,
  attribution: mapLayerTerms.attribution,
  service: mapLayerTerms.service,
  save: words.save,
  'format.geojson': formats.geojson,
  'format.kml': formats.kml,
  'format.kmz': formats.kmz,
  'format.shapefile': formats.shapefile,
  'note.network-links': noteTexts['network-links'],
  'note.overlays': noteTexts.overlays,
  'note.without-geometry': noteTexts['without-geometry'],
  'note.degenerate': noteTexts.degenerate,
  'note.psad56': noteTexts.psad56,
  'note.encoding': noteTexts.encoding,
  'note.outside-peru': noteTexts['outside-peru'],
  name: words.name,
  addFile: {
    es: 'Agregar archivo',
    en: 'Add a file',
    fr: 'Ajouter un fichier',
    pt: 'Adicionar arquivo',
  },
  addService: {
    es: 'Agregar servicio WMS',
    en: 'Add a WMS service',
    fr: 'Ajouter un service WMS',
    pt: 'Adicionar serviço WMS',
  },
  add: { es: 'Agregar capa', en: 'Add layer', fr: 'Ajouter la couche', pt: 'Adicionar camada' },
  file: mapLayerTerms.file,
  fileHelp: {
    es: 'Hasta {{points}} vértices y {{features}} elementos. El shapefile va en un .zip con su .shp, .dbf y .prj.',
    en: 'Up to {{points}} points and {{features}} features. A shapefile goes in a .zip with its .shp, .dbf and .prj.',
    fr: 'Jusqu’à {{points}} sommets et {{features}} éléments. Un shapefile va dans un .zip avec ses .shp, .dbf et .prj.',
    pt: 'Até {{points}} vértices e {{features}} elementos. O shapefile vai em um .zip com seus .shp, .dbf e .prj.',
  },
  chooseFirst: {
    es: 'Elegir primero el archivo.',
    en: 'Choose the file first.',
    fr: 'Choisir d’abord le fichier.',
    pt: 'Escolher primeiro o arquivo.',
  },
  chosenFile: {
    es: 'Archivo elegido: {{name}}',
    en: 'Chosen file: {{name}}',
    fr: 'Fichier choisi : {{name}}',
    pt: 'Arquivo escolhido: {{name}}',
  },
  system: {
    es: 'Sistema de coordenadas',
    en: 'Coordinate system',
    fr: 'Système de coordonnées',
    pt: 'Sistema de coordenadas',
  },
  systemHelp: {
    es: 'Solo cuenta si el archivo no lo dice.',
    en: 'It counts only where the file does not say it.',
    fr: 'Ne compte que si le fichier ne le dit pas.',
    pt: 'Só vale se o arquivo não o disser.',
  },
  systemOfFile: {
    es: 'El que dice el archivo',
    en: 'As the file says',
    fr: 'Celui que dit le fichier',
    pt: 'O que o arquivo diz',
  },
  url: {
    es: 'Dirección del servicio',
    en: 'Address of the service',
    fr: 'Adresse du service',
    pt: 'Endereço do serviço',
  },
  urlHelp: {
    es: 'La del WMS, por ejemplo https://servidor/geoserver/wms. Si lleva una clave, nadie más la verá.',
    en: 'That of the WMS, as https://server/geoserver/wms. If it holds a key, nobody else will see it.',
    fr: 'Celle du WMS, par exemple https://serveur/geoserver/wms. Si elle contient une clé, personne d’autre ne la verra.',
    pt: 'A do WMS, por exemplo https://servidor/geoserver/wms. Se tiver uma chave, ninguém mais a verá.',
  },
  read: {
    es: 'Consultar capas',
    en: 'Read its layers',
    fr: 'Lire ses couches',
    pt: 'Consultar camadas',
  },
  layer: {
    es: 'Capa del servicio',
    en: 'Layer of the service',
    fr: 'Couche du service',
    pt: 'Camada do serviço',
  },
  readTitle: {
    es: '{{title}}: {{count}} capas.',
    en: '{{title}}: {{count}} layers.',
    fr: '{{title}} : {{count}} couches.',
    pt: '{{title}}: {{count}} camadas.',
  },
  noneUsable: {
    es: 'Ninguna de sus capas está en un sistema que el mapa use (EPSG 3857, 4326, 32717, 32718 o 32719).',
    en: 'None of its layers is in a system that the map uses (EPSG 3857, 4326, 32717, 32718 or 32719).',
    fr: 'Aucune de ses couches n’est dans un système utilisé par la carte (EPSG 3857, 4326, 32717, 32718 ou 32719).',
    pt: 'Nenhuma de suas camadas está em um sistema que o mapa use (EPSG 3857, 4326, 32717, 32718 ou 32719).',
  },
  edit: pageWords.edit,
  editLayer: {
    es: 'Editar capa',
    en: 'Edit layer',
    fr: 'Modifier la couche',
    pt: 'Editar camada',
  },
  show: { es: 'Ver en el mapa', en: 'Show on the map', fr: 'Voir sur la carte', pt: 'Ver no mapa' },
  up: actWords.moveUp,
  down: actWords.moveDown,
  download: {
    es: 'Descargar original',
    en: 'Download original',
    fr: 'Télécharger l’original',
    pt: 'Baixar original',
  },
  remove: pageWords.remove,
  removeTitle: {
    es: '¿Eliminar la capa «{{name}}»?',
    en: 'Remove the layer “{{name}}”?',
    fr: 'Supprimer la couche « {{name}} » ?',
    pt: 'Excluir a camada “{{name}}”?',
  },
  removeText: {
    es: 'Desaparece de todos los mapas y tableros del proyecto, con su archivo. No se puede deshacer.',
    en: 'It disappears from all maps and boards of the project, with its file. This cannot be undone.',
    fr: 'Elle disparaît de toutes les cartes et tableaux du projet, avec son fichier. Action irréversible.',
    pt: 'Ela desaparece de todos os mapas e painéis do projeto, com seu arquivo. Não pode ser desfeito.',
  },
  actionsOf: pageWords.actionsOf,
  facts_one: {
    es: '{{count}} elemento, {{points}} vértices, {{size}}',
    en: '{{count}} feature, {{points}} points, {{size}}',
    fr: '{{count}} élément, {{points}} sommets, {{size}}',
    pt: '{{count}} elemento, {{points}} vértices, {{size}}',
  },
  facts_many: {
    es: '{{count}} elementos, {{points}} vértices, {{size}}',
    en: '{{count}} features, {{points}} points, {{size}}',
    fr: '{{count}} éléments, {{points}} sommets, {{size}}',
    pt: '{{count}} elementos, {{points}} vértices, {{size}}',
  },
  facts_other: {
    es: '{{count}} elementos, {{points}} vértices, {{size}}',
    en: '{{count}} features, {{points}} points, {{size}}',
    fr: '{{count}} éléments, {{points}} sommets, {{size}}',
    pt: '{{count}} elementos, {{points}} vértices, {{size}}',
  },
  madeBy: {
    es: 'Agregada el {{at}} por {{person}}',
    en: 'Added on {{at}} by {{person}}',
    fr: 'Ajoutée le {{at}} par {{person}}',
    pt: 'Adicionada em {{at}} por {{person}}',
  },
  hidden: {
    es: 'Oculta hasta que alguien la active',
    en: 'Hidden until somebody switches it on',
    fr: 'Masquée jusqu’à son activation',
    pt: 'Oculta até que alguém a ative',
  },
  none: {
    es: 'Aún no hay capas propias',
    en: 'There are no own layers yet',
    fr: 'Aucune couche propre pour le moment',
    pt: 'Ainda não há camadas próprias',
  },
  noneAdmin: {
    es: 'Agregar el límite de propiedad, los componentes o las cuencas: se verán en todos los mapas del proyecto.',
    en: 'Add the property limit, the components or the basins: every map of the project will show them.',
    fr: 'Ajouter la limite de propriété, les composantes ou les bassins : toutes les cartes du projet les montreront.',
    pt: 'Adicionar o limite da propriedade, os componentes ou as bacias: todos os mapas do projeto os mostrarão.',
  },
  noneReader: {
    es: 'Un administrador del proyecto puede agregarlas.',
    en: 'An administrator of the project can add them.',
    fr: 'Un administrateur du projet peut en ajouter.',
    pt: 'Um administrador do projeto pode adicioná-las.',
  },
  preview: {
    es: 'Mapa de las capas',
    en: 'Map of the layers',
    fr: 'Carte des couches',
    pt: 'Mapa das camadas',
  },
  added: {
    es: 'Capa agregada.',
    en: 'Layer added.',
    fr: 'Couche ajoutée.',
    pt: 'Camada adicionada.',
  },
  saved: {
    es: 'Capa guardada.',
    en: 'Layer saved.',
    fr: 'Couche enregistrée.',
    pt: 'Camada salva.',
  },
  removed: {
    es: 'Capa eliminada.',
    en: 'Layer removed.',
    fr: 'Couche supprimée.',
    pt: 'Camada excluída.',
  },
  changedMeanwhile: {
    es: 'Otra persona la cambió mientras tanto. Cerrar y volver a abrir para ver los datos de ahora.',
    en: 'Somebody else changed it meanwhile. Close it and open it again to see what it is now.',
    fr: 'Une autre personne l’a modifiée entre-temps. Fermer et rouvrir pour voir les données actuelles.',
    pt: 'Outra pessoa a alterou nesse meio-tempo. Fechar e abrir de novo para ver os dados atuais.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mapLayersPage: Bundle<typeof featureTexts>
  }
}

addTexts('mapLayersPage', featureTexts)
