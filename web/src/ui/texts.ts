import type { Text } from '@puquio/domain'
import { addTexts, type Bundle } from '../lib/texts.ts'

export const uiTexts = {
  // Page and states
  moreActions: { es: 'Más acciones', en: 'More actions', fr: 'Plus d’actions', pt: 'Mais ações' },
  loading: { es: 'Cargando', en: 'Loading', fr: 'Chargement', pt: 'Carregando' },
  retry: { es: 'Reintentar', en: 'Try again', fr: 'Réessayer', pt: 'Tentar novamente' },
  requestId: {
    es: 'Código para el soporte: {{id}}',
    en: 'Code for support: {{id}}',
    fr: 'Code pour l’assistance : {{id}}',
    pt: 'Código para o suporte: {{id}}',
  },
  cancel: { es: 'Cancelar', en: 'Cancel', fr: 'Annuler', pt: 'Cancelar' },

  // Leaving with unsaved changes
  unsavedTitle: {
    es: 'Hay cambios sin guardar',
    en: 'There are unsaved changes',
    fr: 'Des modifications ne sont pas enregistrées',
    pt: 'Há alterações não salvas',
  },
  unsavedText: {
    es: 'Si se sale de la página, se pierde lo que se escribió.',
    en: 'What was typed is lost when the page is left.',
    fr: 'En quittant la page, ce qui a été saisi est perdu.',
    pt: 'Ao sair da página, o que foi digitado se perde.',
  },
  leave: {
    es: 'Salir sin guardar',
    en: 'Leave without saving',
    fr: 'Quitter sans enregistrer',
    pt: 'Sair sem salvar',
  },
  stay: {
    es: 'Seguir editando',
    en: 'Keep editing',
    fr: 'Continuer la saisie',
    pt: 'Continuar editando',
  },

  // Filters
  search: { es: 'Buscar', en: 'Search', fr: 'Rechercher', pt: 'Buscar' },
  clearSearch: {
    es: 'Borrar la búsqueda',
    en: 'Clear the search',
    fr: 'Effacer la recherche',
    pt: 'Limpar a busca',
  },
  filters: { es: 'Filtros', en: 'Filters', fr: 'Filtres', pt: 'Filtros' },
  activeFilters: {
    es: 'Filtros activos',
    en: 'Active filters',
    fr: 'Filtres actifs',
    pt: 'Filtros ativos',
  },
  removeFilter: {
    es: 'Quitar el filtro {{filter}}',
    en: 'Remove the filter {{filter}}',
    fr: 'Retirer le filtre {{filter}}',
    pt: 'Remover o filtro {{filter}}',
  },
  clearFilters: {
    es: 'Quitar los filtros',
    en: 'Clear the filters',
    fr: 'Retirer les filtres',
    pt: 'Limpar os filtros',
  },

  // Tables
  columns: { es: 'Columnas', en: 'Columns', fr: 'Colonnes', pt: 'Colunas' },
  showAllColumns: { es: 'Mostrar todas', en: 'Show all', fr: 'Tout afficher', pt: 'Mostrar todas' },
  actions: { es: 'Acciones', en: 'Actions', fr: 'Actions', pt: 'Ações' },
  actionsOf: {
    es: 'Acciones de {{row}}',
    en: 'Actions of {{row}}',
    fr: 'Actions de {{row}}',
    pt: 'Ações de {{row}}',
  },
  rowsPerPage: {
    es: 'Filas por página',
    en: 'Rows per page',
    fr: 'Lignes par page',
    pt: 'Linhas por página',
  },
  rowsShown: {
    es: '{{from}} a {{to}} de {{total}}',
    en: '{{from}} to {{to}} of {{total}}',
    fr: '{{from}} à {{to}} sur {{total}}',
    pt: '{{from}} a {{to}} de {{total}}',
  },
  pages: { es: 'Páginas', en: 'Pages', fr: 'Pages', pt: 'Páginas' },
  firstPage: { es: 'Primera página', en: 'First page', fr: 'Première page', pt: 'Primeira página' },
  previousPage: {
    es: 'Página anterior',
    en: 'Previous page',
    fr: 'Page précédente',
    pt: 'Página anterior',
  },
  nextPage: { es: 'Página siguiente', en: 'Next page', fr: 'Page suivante', pt: 'Próxima página' },
  lastPage: { es: 'Última página', en: 'Last page', fr: 'Dernière page', pt: 'Última página' },
  selectAll: {
    es: 'Seleccionar las filas de la página',
    en: 'Select the rows of the page',
    fr: 'Sélectionner les lignes de la page',
    pt: 'Selecionar as linhas da página',
  },
  selectRow: {
    es: 'Seleccionar {{row}}',
    en: 'Select {{row}}',
    fr: 'Sélectionner {{row}}',
    pt: 'Selecionar {{row}}',
  },
  selected_one: {
    es: '{{count}} fila seleccionada',
    en: '{{count}} row selected',
    fr: '{{count}} ligne sélectionnée',
    pt: '{{count}} linha selecionada',
  },
  selected_many: {
    es: '{{count}} filas seleccionadas',
    en: '{{count}} rows selected',
    fr: '{{count}} lignes sélectionnées',
    pt: '{{count}} linhas selecionadas',
  },
  selected_other: {
    es: '{{count}} filas seleccionadas',
    en: '{{count}} rows selected',
    fr: '{{count}} lignes sélectionnées',
    pt: '{{count}} linhas selecionadas',
  },
  clearSelection: {
    es: 'Quitar la selección',
    en: 'Clear the selection',
    fr: 'Désélectionner',
    pt: 'Limpar a seleção',
  },
  tableKeys: {
    es: 'Flechas: moverse entre filas. Intro: abrir. Espacio: seleccionar. Punto: acciones.',
    en: 'Arrows: move between rows. Enter: open. Space: select. Full stop: actions.',
    fr: 'Flèches : passer d’une ligne à l’autre. Entrée : ouvrir. Espace : sélectionner. Point : actions.',
    pt: 'Setas: mover-se entre linhas. Enter: abrir. Espaço: selecionar. Ponto: ações.',
  },

  // Fields
  dateShape: { es: 'dd/mm/aaaa', en: 'dd/mm/yyyy', fr: 'jj/mm/aaaa', pt: 'dd/mm/aaaa' },
  dateNotUnderstood: {
    es: 'No se reconoce la fecha. Escribirla como dd/mm/aaaa.',
    en: 'The date is not understood. Write it as dd/mm/yyyy.',
    fr: 'La date n’est pas comprise. L’écrire sous la forme jj/mm/aaaa.',
    pt: 'A data não foi entendida. Escrevê-la como dd/mm/aaaa.',
  },
  dateTooEarly: {
    es: 'Elegir una fecha desde el {{date}}.',
    en: 'Choose a date from {{date}} on.',
    fr: 'Choisir une date à partir du {{date}}.',
    pt: 'Escolher uma data a partir de {{date}}.',
  },
  dateTooLate: {
    es: 'Elegir una fecha hasta el {{date}}.',
    en: 'Choose a date up to {{date}}.',
    fr: 'Choisir une date jusqu’au {{date}}.',
    pt: 'Escolher uma data até {{date}}.',
  },
  openCalendar: {
    es: 'Abrir el calendario',
    en: 'Open the calendar',
    fr: 'Ouvrir le calendrier',
    pt: 'Abrir o calendário',
  },
  calendar: { es: 'Calendario', en: 'Calendar', fr: 'Calendrier', pt: 'Calendário' },
  today: { es: 'Hoy', en: 'Today', fr: 'Aujourd’hui', pt: 'Hoje' },
  month: { es: 'Mes', en: 'Month', fr: 'Mois', pt: 'Mês' },
  year: { es: 'Año', en: 'Year', fr: 'Année', pt: 'Ano' },
  previousMonth: {
    es: 'Mes anterior',
    en: 'Previous month',
    fr: 'Mois précédent',
    pt: 'Mês anterior',
  },
  nextMonth: { es: 'Mes siguiente', en: 'Next month', fr: 'Mois suivant', pt: 'Próximo mês' },
  previousYear: {
    es: 'Año anterior',
    en: 'Previous year',
    fr: 'Année précédente',
    pt: 'Ano anterior',
  },
  nextYear: { es: 'Año siguiente', en: 'Next year', fr: 'Année suivante', pt: 'Próximo ano' },
  understoodAs: {
    es: 'Se entiende {{value}}',
    en: 'Understood as {{value}}',
    fr: 'Compris : {{value}}',
    pt: 'Entendido como {{value}}',
  },
  numberNotUnderstood: {
    es: 'No se reconoce el número. Escribir solo cifras, con coma o punto decimal.',
    en: 'The number is not understood. Write digits only, with a decimal comma or point.',
    fr: 'Le nombre n’est pas compris. N’écrire que des chiffres, avec une virgule ou un point décimal.',
    pt: 'O número não foi entendido. Escrever só algarismos, com vírgula ou ponto decimal.',
  },
  numberTooSmall: {
    es: 'El mínimo es {{limit}}.',
    en: 'The minimum is {{limit}}.',
    fr: 'Le minimum est {{limit}}.',
    pt: 'O mínimo é {{limit}}.',
  },
  numberTooLarge: {
    es: 'El máximo es {{limit}}.',
    en: 'The maximum is {{limit}}.',
    fr: 'Le maximum est {{limit}}.',
    pt: 'O máximo é {{limit}}.',
  },
  nothingFound: {
    es: 'Nada coincide con la búsqueda',
    en: 'Nothing matches the search',
    fr: 'Aucun résultat',
    pt: 'Nada corresponde à busca',
  },
  moreMatches: {
    es: 'Hay más: escribir para acotar la lista',
    en: 'There are more: type to narrow the list',
    fr: 'Il y en a d’autres : saisir pour réduire la liste',
    pt: 'Há mais: digitar para reduzir a lista',
  },
  none: { es: 'Ninguno', en: 'None', fr: 'Aucun', pt: 'Nenhum' },
  all: { es: 'Todos', en: 'All', fr: 'Tous', pt: 'Todos' },
  chosen: {
    es: '{{first}} y {{count}} más',
    en: '{{first}} and {{count}} more',
    fr: '{{first}} et {{count}} de plus',
    pt: '{{first}} e mais {{count}}',
  },
  chooseAll: { es: 'Elegir todos', en: 'Choose all', fr: 'Tout choisir', pt: 'Escolher todos' },
  showAll: { es: 'Mostrar todo', en: 'Show all of them', fr: 'Tout afficher', pt: 'Mostrar tudo' },

  // Files
  dropFile: {
    es: 'Arrastrar el archivo hasta aquí',
    en: 'Drop the file here',
    fr: 'Déposer le fichier ici',
    pt: 'Arrastar o arquivo até aqui',
  },
  dropFiles: {
    es: 'Arrastrar los archivos hasta aquí',
    en: 'Drop the files here',
    fr: 'Déposer les fichiers ici',
    pt: 'Arrastar os arquivos até aqui',
  },
  chooseFile: {
    es: 'Elegir archivo',
    en: 'Choose file',
    fr: 'Choisir un fichier',
    pt: 'Escolher arquivo',
  },
  chooseFiles: {
    es: 'Elegir archivos',
    en: 'Choose files',
    fr: 'Choisir des fichiers',
    pt: 'Escolher arquivos',
  },
  fileLimits: {
    es: '{{types}}, hasta {{size}}',
    en: '{{types}}, up to {{size}}',
    fr: '{{types}}, jusqu’à {{size}}',
    pt: '{{types}}, até {{size}}',
  },
  fileWrongType: {
    es: '«{{name}}» no es de un tipo aceptado. Elegir un archivo {{types}}.',
    en: '“{{name}}” is not of an accepted type. Choose a file of type {{types}}.',
    fr: '« {{name}} » n’est pas d’un type accepté. Choisir un fichier {{types}}.',
    pt: '“{{name}}” não é de um tipo aceito. Escolher um arquivo {{types}}.',
  },
  fileTooLarge: {
    es: '«{{name}}» pesa {{size}} y el máximo es {{max}}. Elegir un archivo más pequeño.',
    en: '“{{name}}” is {{size}} and the maximum is {{max}}. Choose a smaller file.',
    fr: '« {{name}} » pèse {{size}} et le maximum est {{max}}. Choisir un fichier plus petit.',
    pt: '“{{name}}” tem {{size}} e o máximo é {{max}}. Escolher um arquivo menor.',
  },
  fileEmpty: {
    es: '«{{name}}» está vacío. Elegir un archivo con contenido.',
    en: '“{{name}}” is empty. Choose a file with content.',
    fr: '« {{name}} » est vide. Choisir un fichier qui a un contenu.',
    pt: '“{{name}}” está vazio. Escolher um arquivo com conteúdo.',
  },
  uploading: {
    es: 'Subiendo {{name}}: {{percent}}',
    en: 'Uploading {{name}}: {{percent}}',
    fr: 'Envoi de {{name}} : {{percent}}',
    pt: 'Enviando {{name}}: {{percent}}',
  },
  cancelUpload: {
    es: 'Cancelar la subida',
    en: 'Cancel the upload',
    fr: 'Annuler l’envoi',
    pt: 'Cancelar o envio',
  },

  // Image viewer
  image: { es: 'Imagen', en: 'Image', fr: 'Image', pt: 'Imagem' },
  imageNotShown: {
    es: 'La imagen no se pudo mostrar. Descargarla para verla.',
    en: 'The image could not be shown. Download it to see it.',
    fr: 'L’image n’a pas pu être affichée. La télécharger pour la voir.',
    pt: 'A imagem não pôde ser exibida. Baixá-la para vê-la.',
  },
  previousImage: {
    es: 'Imagen anterior',
    en: 'Previous image',
    fr: 'Image précédente',
    pt: 'Imagem anterior',
  },
  nextImage: {
    es: 'Imagen siguiente',
    en: 'Next image',
    fr: 'Image suivante',
    pt: 'Próxima imagem',
  },
  rotateLeft: {
    es: 'Girar a la izquierda',
    en: 'Rotate left',
    fr: 'Pivoter à gauche',
    pt: 'Girar à esquerda',
  },
  rotateRight: {
    es: 'Girar a la derecha',
    en: 'Rotate right',
    fr: 'Pivoter à droite',
    pt: 'Girar à direita',
  },
  flipHorizontally: {
    es: 'Voltear en horizontal',
    en: 'Flip horizontally',
    fr: 'Retourner horizontalement',
    pt: 'Inverter na horizontal',
  },
  flipVertically: {
    es: 'Voltear en vertical',
    en: 'Flip vertically',
    fr: 'Retourner verticalement',
    pt: 'Inverter na vertical',
  },
  zoomIn: { es: 'Ampliar', en: 'Zoom in', fr: 'Agrandir', pt: 'Ampliar' },
  zoomOut: { es: 'Reducir', en: 'Zoom out', fr: 'Réduire', pt: 'Reduzir' },
  center: { es: 'Centrar', en: 'Center', fr: 'Centrer', pt: 'Centralizar' },
  maximize: { es: 'Maximizar', en: 'Maximize', fr: 'Plein écran', pt: 'Maximizar' },
  restore: {
    es: 'Restaurar el tamaño',
    en: 'Restore the size',
    fr: 'Restaurer la taille',
    pt: 'Restaurar o tamanho',
  },
  download: { es: 'Descargar', en: 'Download', fr: 'Télécharger', pt: 'Baixar' },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ui: Bundle<typeof uiTexts>
  }
}

addTexts('ui', uiTexts)
