import type { Text } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { tableTexts } from '../../ui/table/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'

const pdfViewerTexts = {
  tools: {
    es: 'Herramientas del documento',
    en: 'Document tools',
    fr: 'Outils du document',
    pt: 'Ferramentas do documento',
  },
  opening: {
    es: 'Abriendo el documento…',
    en: 'Opening the document…',
    fr: 'Ouverture du document…',
    pt: 'Abrindo o documento…',
  },
  connection: {
    es: 'El documento no llega: la conexión se interrumpió. Revisar la red y volver a intentar.',
    en: 'The document does not arrive: the connection broke off. Check the network and try again.',
    fr: 'Le document n’arrive pas : la connexion a été interrompue. Vérifier le réseau et réessayer.',
    pt: 'O documento não chega: a conexão foi interrompida. Verificar a rede e tentar de novo.',
  },
  missing: {
    es: 'El documento no se puede abrir: ya no existe o no hay permiso para verlo.',
    en: 'The document cannot be opened: it is no longer there, or you may not see it.',
    fr: 'Le document ne peut pas être ouvert : il n’existe plus ou vous n’avez pas le droit de le voir.',
    pt: 'O documento não pode ser aberto: não existe mais ou não há permissão para vê-lo.',
  },
  password: {
    es: 'El documento está protegido con contraseña y no se puede mostrar aquí. Descargarlo y abrirlo con su contraseña, o subir una copia sin ella.',
    en: 'The document is protected by a password and cannot be shown here. Download it and open it with its password, or upload a copy without one.',
    fr: 'Le document est protégé par un mot de passe et ne peut pas être affiché ici. Le télécharger et l’ouvrir avec son mot de passe, ou importer une copie sans mot de passe.',
    pt: 'O documento está protegido por senha e não pode ser mostrado aqui. Baixá-lo e abri-lo com a senha, ou enviar uma cópia sem ela.',
  },
  damaged: {
    es: 'El archivo está dañado y no se puede mostrar. Descargarlo para revisarlo, o subir otra copia.',
    en: 'The file is damaged and cannot be shown. Download it to look at it, or upload another copy.',
    fr: 'Le fichier est endommagé et ne peut pas être affiché. Le télécharger pour l’examiner, ou importer une autre copie.',
    pt: 'O arquivo está danificado e não pode ser mostrado. Baixá-lo para examiná-lo, ou enviar outra cópia.',
  },
  partMissing: {
    es: 'Una parte del documento no llegó: la conexión se interrumpió.',
    en: 'A part of the document did not arrive: the connection broke off.',
    fr: 'Une partie du document n’est pas arrivée : la connexion a été interrompue.',
    pt: 'Uma parte do documento não chegou: a conexão foi interrompida.',
  },
  askAgain: {
    es: 'Pedir de nuevo',
    en: 'Ask again',
    fr: 'Redemander',
    pt: 'Pedir de novo',
  },
  pageNumber: {
    es: 'Página {{page}}',
    en: 'Page {{page}}',
    fr: 'Page {{page}}',
    pt: 'Página {{page}}',
  },
  pageFailed: {
    es: 'Esta página no se pudo mostrar: su contenido está dañado. Las demás páginas sí se pueden leer.',
    en: 'This page could not be shown: its content is damaged. The other pages can be read.',
    fr: 'Cette page n’a pas pu être affichée : son contenu est endommagé. Les autres pages restent lisibles.',
    pt: 'Esta página não pôde ser mostrada: seu conteúdo está danificado. As demais páginas podem ser lidas.',
  },
  page: pageWords.page,
  ofPages: { es: 'de {{count}}', en: 'of {{count}}', fr: 'sur {{count}}', pt: 'de {{count}}' },
  previousPage: tableTexts.previousPage,
  nextPage: tableTexts.nextPage,
  zoomIn: { es: 'Acercar', en: 'Zoom in', fr: 'Zoom avant', pt: 'Aproximar' },
  zoomOut: { es: 'Alejar', en: 'Zoom out', fr: 'Zoom arrière', pt: 'Afastar' },
  fitWidth: {
    es: 'Ajustar al ancho',
    en: 'Fit width',
    fr: 'Ajuster à la largeur',
    pt: 'Ajustar à largura',
  },
  fitPage: {
    es: 'Página completa',
    en: 'Whole page',
    fr: 'Page entière',
    pt: 'Página inteira',
  },
  rotate: { es: 'Girar', en: 'Rotate', fr: 'Pivoter', pt: 'Girar' },
  fullScreen: pageWords.fullScreen,
  leaveFullScreen: {
    es: 'Salir de pantalla completa',
    en: 'Leave full screen',
    fr: 'Quitter le plein écran',
    pt: 'Sair da tela cheia',
  },
  more: { es: 'Más herramientas', en: 'More tools', fr: 'Plus d’outils', pt: 'Mais ferramentas' },
  download: firstWords.download,
  linkTo: {
    es: 'Enlace externo: {{address}}',
    en: 'Link to another site: {{address}}',
    fr: 'Lien externe : {{address}}',
    pt: 'Link externo: {{address}}',
  },
  linkInside: {
    es: 'Enlace a otra página del documento',
    en: 'Link to another page of the document',
    fr: 'Lien vers une autre page du document',
    pt: 'Link para outra página do documento',
  },
  leaveTitle: {
    es: 'Abrir un enlace del documento',
    en: 'Open a link of the document',
    fr: 'Ouvrir un lien du document',
    pt: 'Abrir um link do documento',
  },
  leaveText: {
    es: 'El documento enlaza a {{address}}, fuera de Puquio. Se abrirá en otra pestaña.',
    en: 'The document links to {{address}}, outside Puquio. It will open in another tab.',
    fr: 'Le document renvoie vers {{address}}, hors de Puquio. Le lien s’ouvrira dans un autre onglet.',
    pt: 'O documento remete a {{address}}, fora do Puquio. Será aberto em outra aba.',
  },
  leave: {
    es: 'Abrir el enlace',
    en: 'Open the link',
    fr: 'Ouvrir le lien',
    pt: 'Abrir o link',
  },
  panel: {
    es: 'Índice y miniaturas',
    en: 'Contents and thumbnails',
    fr: 'Sommaire et vignettes',
    pt: 'Índice e miniaturas',
  },
  outline: { es: 'Índice', en: 'Contents', fr: 'Sommaire', pt: 'Índice' },
  thumbnails: { es: 'Miniaturas', en: 'Thumbnails', fr: 'Vignettes', pt: 'Miniaturas' },
  noOutline: {
    es: 'El documento no tiene índice.',
    en: 'The document has no table of contents.',
    fr: 'Le document n’a pas de sommaire.',
    pt: 'O documento não tem índice.',
  },
  expand: {
    es: 'Mostrar lo que contiene {{title}}',
    en: 'Show what {{title}} contains',
    fr: 'Afficher le contenu de {{title}}',
    pt: 'Mostrar o que {{title}} contém',
  },
  collapse: {
    es: 'Ocultar lo que contiene {{title}}',
    en: 'Hide what {{title}} contains',
    fr: 'Masquer le contenu de {{title}}',
    pt: 'Ocultar o que {{title}} contém',
  },
  find: {
    es: 'Buscar en el documento',
    en: 'Search the document',
    fr: 'Rechercher dans le document',
    pt: 'Buscar no documento',
  },
  found: pageWords.atOfTotal,
  foundSoFar: {
    es: '{{at}} de {{total}} hasta ahora ({{pages}} de {{count}} páginas)',
    en: '{{at}} of {{total}} so far ({{pages}} of {{count}} pages)',
    fr: '{{at}} sur {{total}} jusqu’ici ({{pages}} pages sur {{count}})',
    pt: '{{at}} de {{total}} até agora ({{pages}} de {{count}} páginas)',
  },
  searching: {
    es: 'Buscando… {{pages}} de {{count}} páginas',
    en: 'Searching… {{pages}} of {{count}} pages',
    fr: 'Recherche… {{pages}} pages sur {{count}}',
    pt: 'Buscando… {{pages}} de {{count}} páginas',
  },
  nothingFound: {
    es: 'Sin resultados',
    en: 'Nothing found',
    fr: 'Aucun résultat',
    pt: 'Nada encontrado',
  },
  noTextFound: {
    es: 'El documento no tiene texto que buscar: sus páginas son imágenes.',
    en: 'The document has no text to search: its pages are pictures.',
    fr: 'Le document n’a pas de texte à rechercher : ses pages sont des images.',
    pt: 'O documento não tem texto para buscar: suas páginas são imagens.',
  },
  previousFound: {
    es: 'Resultado anterior',
    en: 'Previous result',
    fr: 'Résultat précédent',
    pt: 'Resultado anterior',
  },
  nextFound: {
    es: 'Resultado siguiente',
    en: 'Next result',
    fr: 'Résultat suivant',
    pt: 'Próximo resultado',
  },
  closeFind: {
    es: 'Cerrar la búsqueda',
    en: 'Close the search',
    fr: 'Fermer la recherche',
    pt: 'Fechar a busca',
  },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pdfViewer: Bundle<typeof pdfViewerTexts>
  }
}

addTexts('pdfViewer', pdfViewerTexts)
