import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { fileTexts } from '../../ui/files/texts.ts'

const containerTexts = defineTexts({
  title: words.files,
  types: {
    es: 'Tipos de archivo',
    en: 'Types of file',
    fr: 'Types de fichier',
    pt: 'Tipos de arquivo',
  },
  views: { es: 'Vista', en: 'View', fr: 'Affichage', pt: 'Exibição' },
  inFolders: { es: 'En carpetas', en: 'In folders', fr: 'Dans les dossiers', pt: 'Em pastas' },
  ofMonitorings: {
    es: 'De monitoreos',
    en: 'Of monitorings',
    fr: 'Des suivis',
    pt: 'De monitoramentos',
  },
  bin: { es: 'Papelera', en: 'Bin', fr: 'Corbeille', pt: 'Lixeira' },
  upload: {
    es: 'Subir archivos',
    en: 'Upload files',
    fr: 'Envoyer des fichiers',
    pt: 'Enviar arquivos',
  },
  dropHere: {
    es: 'Soltar para subir los archivos aquí',
    en: 'Drop to upload the files here',
    fr: 'Déposer pour envoyer les fichiers ici',
    pt: 'Soltar para enviar os arquivos para cá',
  },
  chooseFiles: fileTexts.chooseFiles,
  newFolder: { es: 'Nueva carpeta', en: 'New folder', fr: 'Nouveau dossier', pt: 'Nova pasta' },
  downloadAll: {
    es: 'Descargar todo (ZIP)',
    en: 'Download all (ZIP)',
    fr: 'Tout télécharger (ZIP)',
    pt: 'Baixar tudo (ZIP)',
  },
  downloadZip: {
    es: 'Descargar ZIP',
    en: 'Download ZIP',
    fr: 'Télécharger en ZIP',
    pt: 'Baixar ZIP',
  },
  path: { es: 'Ubicación', en: 'Location', fr: 'Emplacement', pt: 'Localização' },
  top: { es: 'Inicio', en: 'Top', fr: 'Racine', pt: 'Início' },
  folders: { es: 'Carpetas', en: 'Folders', fr: 'Dossiers', pt: 'Pastas' },
  folder: pageWords.folder,
  files: words.files,
  items_one: {
    es: '{{count}} elemento',
    en: '{{count}} item',
    fr: '{{count}} élément',
    pt: '{{count}} item',
  },
  items_other: {
    es: '{{count}} elementos',
    en: '{{count}} items',
    fr: '{{count}} éléments',
    pt: '{{count}} itens',
  },
  actionsOf: pageWords.actionsOf,
  name: words.name,
  kind: { es: 'Clase', en: 'Kind', fr: 'Nature', pt: 'Classe' },
  anyKind: {
    es: 'Todas las clases',
    en: 'All kinds',
    fr: 'Toutes les natures',
    pt: 'Todas as classes',
  },
  'group.image': { es: 'Imagen', en: 'Image', fr: 'Image', pt: 'Imagem' },
  'group.pdf': { es: 'PDF', en: 'PDF', fr: 'PDF', pt: 'PDF' },
  'group.document': { es: 'Documento', en: 'Document', fr: 'Document', pt: 'Documento' },
  'group.workbook': { es: 'Libro de cálculo', en: 'Workbook', fr: 'Classeur', pt: 'Planilha' },
  size: pageWords.size,
  version: pageWords.version,
  changedAt: { es: 'Modificado', en: 'Changed', fr: 'Modifié', pt: 'Modificado' },
  changedBy: words.by,
  binnedAt: {
    es: 'En la papelera desde',
    en: 'In the bin since',
    fr: 'Dans la corbeille depuis',
    pt: 'Na lixeira desde',
  },
  uploadedAt: pageWords.addedAt,
  station: fieldTerms.station,
  noFilesTitle: {
    es: 'No hay archivos',
    en: 'There are no files',
    fr: 'Il n’y a pas de fichiers',
    pt: 'Não há arquivos',
  },
  noFilesBeside: {
    es: 'No hay archivos fuera de las carpetas',
    en: 'There are no files outside the folders',
    fr: 'Il n’y a pas de fichiers hors des dossiers',
    pt: 'Não há arquivos fora das pastas',
  },
  noFilesAdd: {
    es: 'Arrastrarlos a esta página o elegirlos: {{types}}, hasta {{size}} cada uno.',
    en: 'Drag them to this page or choose them: {{types}}, up to {{size}} each.',
    fr: 'Les glisser sur cette page ou les choisir : {{types}}, jusqu’à {{size}} chacun.',
    pt: 'Arrastá-los para esta página ou escolhê-los: {{types}}, até {{size}} cada um.',
  },
  noFilesRead: {
    es: 'Cuando alguien suba archivos a esta carpeta, aparecerán aquí.',
    en: 'When somebody uploads files to this folder, they appear here.',
    fr: 'Quand quelqu’un enverra des fichiers dans ce dossier, ils apparaîtront ici.',
    pt: 'Quando alguém enviar arquivos a esta pasta, eles aparecerão aqui.',
  },
  binEmpty: {
    es: 'La papelera está vacía',
    en: 'The bin is empty',
    fr: 'La corbeille est vide',
    pt: 'A lixeira está vazia',
  },
  binText: {
    es: 'Lo que se elimina queda aquí hasta que alguien lo restaure: nada se borra con el tiempo.',
    en: 'What is deleted stays here until somebody restores it: nothing is erased with time.',
    fr: 'Ce qui est supprimé reste ici jusqu’à ce qu’on le restaure : rien ne s’efface avec le temps.',
    pt: 'O que é excluído fica aqui até que alguém o restaure: nada se apaga com o tempo.',
  },
  unfinished: pageWords.unfinishedUploads,
  unfinishedShort: {
    es: 'Sin terminar',
    en: 'Unfinished',
    fr: 'Inachevés',
    pt: 'Não terminados',
  },
  noneUnfinished: {
    es: 'No hay subidas sin terminar',
    en: 'There are no unfinished uploads',
    fr: 'Il n’y a pas d’envois inachevés',
    pt: 'Não há envios não terminados',
  },
  unfinishedText: {
    es: 'Lo que alguien empezó a subir y no terminó ocupa espacio del proyecto hasta que se descarta o pasa un día.',
    en: 'What somebody began to upload and did not finish takes up space of the project until it is discarded or a day has passed.',
    fr: 'Ce que quelqu’un a commencé à envoyer sans terminer occupe l’espace du projet jusqu’à son abandon, ou pendant un jour.',
    pt: 'O que alguém começou a enviar e não terminou ocupa espaço do projeto até ser descartado ou passar um dia.',
  },
  beganAt: { es: 'Empezada', en: 'Begun', fr: 'Commencé', pt: 'Iniciado' },
  noEvidence: {
    es: 'Los monitoreos no tienen evidencia todavía',
    en: 'Monitorings have no evidence yet',
    fr: 'Les suivis n’ont pas encore de preuves',
    pt: 'Os monitoramentos ainda não têm evidências',
  },
  evidenceText: {
    es: 'La evidencia de un monitoreo se agrega y se quita en su seguimiento; aquí se ve y se descarga.',
    en: 'Evidence of a monitoring is added and removed in its follow-up; here it is seen and downloaded.',
    fr: 'Les preuves d’un suivi s’ajoutent et se retirent dans sa fiche ; ici on les voit et les télécharge.',
    pt: 'A evidência de um monitoramento é adicionada e removida no seu acompanhamento; aqui se vê e se baixa.',
  },
  view: { es: 'Ver', en: 'View', fr: 'Voir', pt: 'Ver' },
  details: pageWords.details,
  download: firstWords.download,
  rename: { es: 'Cambiar el nombre', en: 'Rename', fr: 'Renommer', pt: 'Renomear' },
  moveTo: { es: 'Mover', en: 'Move', fr: 'Déplacer', pt: 'Mover' },
  toBin: pageWords.remove,
  restore: { es: 'Restaurar', en: 'Restore', fr: 'Restaurer', pt: 'Restaurar' },
  undo: { es: 'Deshacer', en: 'Undo', fr: 'Annuler l’action', pt: 'Desfazer' },
  save: words.save,
  create: pageWords.create,
  moveTitle: {
    es: 'Mover {{name}}',
    en: 'Move {{name}}',
    fr: 'Déplacer {{name}}',
    pt: 'Mover {{name}}',
  },
  manyFiles_one: {
    es: '{{count}} archivo',
    en: '{{count}} file',
    fr: '{{count}} fichier',
    pt: '{{count}} arquivo',
  },
  manyFiles_other: {
    es: '{{count}} archivos',
    en: '{{count}} files',
    fr: '{{count}} fichiers',
    pt: '{{count}} arquivos',
  },
  toFolder: { es: 'A la carpeta', en: 'To the folder', fr: 'Vers le dossier', pt: 'Para a pasta' },
  binned_one: {
    es: '«{{name}}» está en la papelera.',
    en: '“{{name}}” is in the bin.',
    fr: '« {{name}} » est dans la corbeille.',
    pt: '“{{name}}” está na lixeira.',
  },
  binned_other: {
    es: '{{count}} archivos están en la papelera.',
    en: '{{count}} files are in the bin.',
    fr: '{{count}} fichiers sont dans la corbeille.',
    pt: '{{count}} arquivos estão na lixeira.',
  },
  restored: {
    es: '«{{name}}» ha vuelto a su carpeta.',
    en: '“{{name}}” is back in its folder.',
    fr: '« {{name}} » est revenu dans son dossier.',
    pt: '“{{name}}” voltou à sua pasta.',
  },
  created: {
    es: 'Carpeta «{{name}}» creada.',
    en: 'Folder “{{name}}” created.',
    fr: 'Dossier « {{name}} » créé.',
    pt: 'Pasta “{{name}}” criada.',
  },
  renamed: {
    es: 'Nombre cambiado a «{{name}}».',
    en: 'Renamed to “{{name}}”.',
    fr: 'Renommé en « {{name}} ».',
    pt: 'Renomeado para “{{name}}”.',
  },
  moved: {
    es: '{{name}}: movido.',
    en: '{{name}}: moved.',
    fr: '{{name}} : déplacé.',
    pt: '{{name}}: movido.',
  },
  versions: pageWords.versions,
  versionOf: {
    es: 'Versión n.° {{version}}',
    en: 'Version no. {{version}}',
    fr: 'Version n° {{version}}',
    pt: 'Versão nº {{version}}',
  },
  current: { es: 'actual', en: 'current', fr: 'actuelle', pt: 'atual' },
  restoredFrom: {
    es: 'contenido de la versión {{version}}',
    en: 'content of version {{version}}',
    fr: 'contenu de la version {{version}}',
    pt: 'conteúdo da versão {{version}}',
  },
  restoreVersion: {
    es: 'Volver a esta versión',
    en: 'Go back to this version',
    fr: 'Revenir à cette version',
    pt: 'Voltar a esta versão',
  },
  versionRestored: {
    es: 'El archivo tiene de nuevo el contenido de la versión {{version}}.',
    en: 'The file has the content of version {{version}} again.',
    fr: 'Le fichier a de nouveau le contenu de la version {{version}}.',
    pt: 'O arquivo tem de novo o conteúdo da versão {{version}}.',
  },
  hash: { es: 'Huella SHA-256', en: 'SHA-256 hash', fr: 'Empreinte SHA-256', pt: 'Hash SHA-256' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    containers: Bundle<typeof containerTexts>
  }
}

addTexts('containers', containerTexts)
