import { diagramTerms } from '@puquio/contract/laboratory/hydrochemistry-terms'
import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../lib/texts/page-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

const boardTexts = defineTexts({
  title: {
    es: 'Informes',
    en: 'Reports',
    fr: 'Rapports',
    pt: 'Relatórios',
  },
  stations: {
    es: 'Estaciones',
    en: 'Stations',
    fr: 'Stations',
    pt: 'Estações',
  },
  edit: {
    es: 'Editar tablero',
    en: 'Edit board',
    fr: 'Modifier le tableau',
    pt: 'Editar painel',
  },
  remove: {
    es: 'Eliminar',
    en: 'Remove',
    fr: 'Supprimer',
    pt: 'Excluir',
  },
  removeTitle: {
    es: 'Eliminar el tablero «{{name}}»',
    en: 'Remove the board “{{name}}”',
    fr: 'Supprimer le tableau « {{name}} »',
    pt: 'Excluir o painel “{{name}}”',
  },
  removeText: {
    es: 'Se quita también del menú de todos. Los datos que muestra no cambian. No se puede deshacer.',
    en: 'It is taken out of everybody’s menu, too. The data that it shows do not change. This cannot be undone.',
    fr: 'Il est aussi retiré du menu de tous. Les données qu’il montre ne changent pas. Cette action est irréversible.',
    pt: 'Ele também sai do menu de todos. Os dados que mostra não mudam. Não é possível desfazer.',
  },
  newBoard: {
    es: 'Nuevo tablero',
    en: 'New board',
    fr: 'Nouveau tableau',
    pt: 'Novo painel',
  },
  search: {
    es: 'Buscar informes',
    en: 'Search reports',
    fr: 'Rechercher des rapports',
    pt: 'Buscar relatórios',
  },
  clearSearch: {
    es: 'Quitar la búsqueda',
    en: 'Clear the search',
    fr: 'Effacer la recherche',
    pt: 'Limpar a busca',
  },
  none: {
    es: 'Aún no hay tableros',
    en: 'There are no boards yet',
    fr: 'Il n’y a pas encore de tableau',
    pt: 'Ainda não há painéis',
  },
  noneAdmin: {
    es: 'Crear un tablero con los paneles que el equipo mira y entrega, y ponerlo en el menú del proyecto.',
    en: 'Make a board of the panels that the team looks at and hands in, and put it into the project’s menu.',
    fr: 'Créer un tableau avec les panneaux que l’équipe consulte et remet, puis le mettre dans le menu du projet.',
    pt: 'Criar um painel com os quadros que a equipe consulta e entrega, e colocá-lo no menu do projeto.',
  },
  noneReader: {
    es: 'Los administradores del proyecto crean los tableros y los ponen en el menú.',
    en: 'The project’s administrators make boards and put them into the menu.',
    fr: 'Les administrateurs du projet créent les tableaux et les mettent dans le menu.',
    pt: 'Os administradores do projeto criam os painéis e os colocam no menu.',
  },
  noneFound: {
    es: 'Ningún informe coincide con la búsqueda',
    en: 'No report matches the search',
    fr: 'Aucun rapport ne correspond à la recherche',
    pt: 'Nenhum relatório corresponde à busca',
  },
  actionsOf: pageWords.actionsOf,
  changed: {
    es: 'Modificado el {{at}} por {{person}}',
    en: 'Changed on {{at}} by {{person}}',
    fr: 'Modifié le {{at}} par {{person}}',
    pt: 'Alterado em {{at}} por {{person}}',
  },
  notInMenu: {
    es: 'Fuera del menú',
    en: 'Not in the menu',
    fr: 'Hors du menu',
    pt: 'Fora do menu',
  },
  notInMenuHelp: {
    es: 'Los demás lo ven cuando está en el menú del proyecto (Configuración, Proyectos, Menú).',
    en: 'Others see it once it is in the project’s menu (Settings, Projects, Menu).',
    fr: 'Les autres le voient quand il est dans le menu du projet (Paramètres, Projets, Menu).',
    pt: 'Os demais o veem quando está no menu do projeto (Configurações, Projetos, Menu).',
  },
  toMenu: {
    es: 'Ponerlo en el menú',
    en: 'Put it into the menu',
    fr: 'Le mettre dans le menu',
    pt: 'Colocá-lo no menu',
  },
  made: {
    es: 'Se creó el tablero «{{name}}».',
    en: 'The board “{{name}}” was made.',
    fr: 'Le tableau « {{name}} » a été créé.',
    pt: 'O painel “{{name}}” foi criado.',
  },
  saved: {
    es: 'Se guardó el tablero «{{name}}».',
    en: 'The board “{{name}}” was saved.',
    fr: 'Le tableau « {{name}} » a été enregistré.',
    pt: 'O painel “{{name}}” foi salvo.',
  },
  save: {
    es: 'Guardar tablero',
    en: 'Save board',
    fr: 'Enregistrer le tableau',
    pt: 'Salvar painel',
  },
  name: words.name,
  category: {
    es: 'Categoría',
    en: 'Category',
    fr: 'Catégorie',
    pt: 'Categoria',
  },
  panels: {
    es: 'Paneles',
    en: 'Panels',
    fr: 'Panneaux',
    pt: 'Quadros',
  },
  addPanel: {
    es: 'Agregar panel',
    en: 'Add panel',
    fr: 'Ajouter un panneau',
    pt: 'Adicionar quadro',
  },
  panelTitle: pageWords.title,
  width: {
    es: 'Ancho',
    en: 'Width',
    fr: 'Largeur',
    pt: 'Largura',
  },
  'width.3': {
    es: 'Un cuarto',
    en: 'A quarter',
    fr: 'Un quart',
    pt: 'Um quarto',
  },
  'width.4': {
    es: 'Un tercio',
    en: 'A third',
    fr: 'Un tiers',
    pt: 'Um terço',
  },
  'width.6': {
    es: 'La mitad',
    en: 'Half',
    fr: 'La moitié',
    pt: 'Metade',
  },
  'width.8': {
    es: 'Dos tercios',
    en: 'Two thirds',
    fr: 'Deux tiers',
    pt: 'Dois terços',
  },
  'width.9': {
    es: 'Tres cuartos',
    en: 'Three quarters',
    fr: 'Trois quarts',
    pt: 'Três quartos',
  },
  'width.12': {
    es: 'Todo el ancho',
    en: 'The whole width',
    fr: 'Toute la largeur',
    pt: 'Toda a largura',
  },
  height: {
    es: 'Alto',
    en: 'Height',
    fr: 'Hauteur',
    pt: 'Altura',
  },
  'height.low': {
    es: 'Bajo',
    en: 'Low',
    fr: 'Bas',
    pt: 'Baixo',
  },
  'height.middle': {
    es: 'Medio',
    en: 'Middle',
    fr: 'Moyen',
    pt: 'Médio',
  },
  'height.tall': {
    es: 'Alto',
    en: 'Tall',
    fr: 'Haut',
    pt: 'Alto',
  },
  moveUp: {
    es: 'Subir: {{name}}',
    en: 'Move up: {{name}}',
    fr: 'Monter : {{name}}',
    pt: 'Subir: {{name}}',
  },
  moveDown: {
    es: 'Bajar: {{name}}',
    en: 'Move down: {{name}}',
    fr: 'Descendre : {{name}}',
    pt: 'Descer: {{name}}',
  },
  removePanel: {
    es: 'Quitar: {{name}}',
    en: 'Take out: {{name}}',
    fr: 'Retirer : {{name}}',
    pt: 'Remover: {{name}}',
  },
  'setting.stations': {
    es: 'Estaciones',
    en: 'Stations',
    fr: 'Stations',
    pt: 'Estações',
  },
  'setting.diagram': diagramTerms.diagram,
  'setting.parameters': {
    es: 'Parámetros',
    en: 'Parameters',
    fr: 'Paramètres',
    pt: 'Parâmetros',
  },
  'setting.plans': {
    es: 'Planes',
    en: 'Plans',
    fr: 'Plans',
    pt: 'Planos',
  },
  'setting.plansRunning': {
    es: 'Los que están en ejecución',
    en: 'Those in execution',
    fr: 'Ceux en exécution',
    pt: 'Os que estão em execução',
  },
  'setting.text': {
    es: 'Texto',
    en: 'Text',
    fr: 'Texte',
    pt: 'Texto',
  },
  'setting.url': {
    es: 'Dirección',
    en: 'Address',
    fr: 'Adresse',
    pt: 'Endereço',
  },
  'setting.urlHelp': {
    es: 'De un sitio que la instalación permite mostrar dentro de un tablero.',
    en: 'Of a site that the installation allows inside a board.',
    fr: 'D’un site que l’installation autorise dans un tableau.',
    pt: 'De um site que a instalação permite dentro de um painel.',
  },
  fullScreen: pageWords.fullScreen,
  noBoard: {
    es: 'Este tablero no existe o su dirección ya no vale',
    en: 'This board does not exist, or its address no longer holds',
    fr: 'Ce tableau n’existe pas ou son adresse n’est plus valable',
    pt: 'Este painel não existe ou o seu endereço não vale mais',
  },
  toReports: {
    es: 'Ir a los informes',
    en: 'Go to the reports',
    fr: 'Aller aux rapports',
    pt: 'Ir aos relatórios',
  },
  noPanels: {
    es: 'El tablero aún no tiene paneles',
    en: 'The board has no panels yet',
    fr: 'Le tableau n’a pas encore de panneau',
    pt: 'O painel ainda não tem quadros',
  },
  noPanelsText: {
    es: 'Un administrador del proyecto elige lo que muestra.',
    en: 'An administrator of the project chooses what it shows.',
    fr: 'Un administrateur du projet choisit ce qu’il montre.',
    pt: 'Um administrador do projeto escolhe o que ele mostra.',
  },
  panelFailed: {
    es: 'Este panel no se pudo mostrar.',
    en: 'This panel could not be shown.',
    fr: 'Ce panneau n’a pas pu être affiché.',
    pt: 'Este quadro não pôde ser mostrado.',
  },
  again: {
    es: 'Intentar de nuevo',
    en: 'Try again',
    fr: 'Réessayer',
    pt: 'Tentar novamente',
  },
  panelCount_one: {
    es: '{{number}} panel',
    en: '{{number}} panel',
    fr: '{{number}} panneau',
    pt: '{{number}} quadro',
  },
  panelCount_many: {
    es: '{{number}} paneles',
    en: '{{number}} panels',
    fr: '{{number}} panneaux',
    pt: '{{number}} quadros',
  },
  panelCount_other: {
    es: '{{number}} paneles',
    en: '{{number}} panels',
    fr: '{{number}} panneaux',
    pt: '{{number}} quadros',
  },
  pageOf: {
    es: 'Página de {{address}}',
    en: 'Page of {{address}}',
    fr: 'Page de {{address}}',
    pt: 'Página de {{address}}',
  },
  addressNotAllowed: {
    es: 'Esta dirección no es una dirección web válida.',
    en: 'This address is not a valid web address.',
    fr: 'Cette adresse n’est pas une adresse web valide.',
    pt: 'Este endereço não é um endereço web válido.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    boards: Bundle<typeof boardTexts>
  }
}

addTexts('boards', boardTexts)
