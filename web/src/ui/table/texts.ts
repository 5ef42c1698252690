import type { Text } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const tableTexts = {
  filters: words.filters,
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
  clearFilters: words.clearFilters,
  noRowFound: {
    es: 'Nada coincide con los filtros',
    en: 'Nothing matches the filters',
    fr: 'Rien ne correspond aux filtres',
    pt: 'Nada corresponde aos filtros',
  },
  noRowFoundText: {
    es: 'Cambiar la búsqueda o quitar los filtros.',
    en: 'Change the search or clear the filters.',
    fr: 'Modifier la recherche ou retirer les filtres.',
    pt: 'Mudar a busca ou limpar os filtros.',
  },
  columns: { es: 'Columnas', en: 'Columns', fr: 'Colonnes', pt: 'Colunas' },
  columnsLeftOut_one: {
    es: '{{count}} columna no cabe',
    en: '{{count}} column has no room',
    fr: '{{count}} colonne ne tient pas',
    pt: '{{count}} coluna não cabe',
  },
  columnsLeftOut_many: {
    es: '{{count}} columnas no caben',
    en: '{{count}} columns have no room',
    fr: '{{count}} colonnes ne tiennent pas',
    pt: '{{count}} colunas não cabem',
  },
  columnsLeftOut_other: {
    es: '{{count}} columnas no caben',
    en: '{{count}} columns have no room',
    fr: '{{count}} colonnes ne tiennent pas',
    pt: '{{count}} colunas não cabem',
  },
  noRoom: { es: 'No cabe', en: 'No room', fr: 'Ne tient pas', pt: 'Não cabe' },
  showAllColumns: { es: 'Mostrar todas', en: 'Show all', fr: 'Tout afficher', pt: 'Mostrar todas' },
  actions: { es: 'Acciones', en: 'Actions', fr: 'Actions', pt: 'Ações' },
  actionsOf: {
    es: 'Acciones de {{row}}',
    en: 'Actions of {{row}}',
    fr: 'Actions de {{row}}',
    pt: 'Ações de {{row}}',
  },
  rowsPerPage: words.rowsPerPage,
  rowsShown: words.rowsShown,
  pages: words.pages,
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
  cellKeys: {
    es: 'Derecha e izquierda: celdas que se editan; Intro edita, Escape deja como estaba.',
    en: 'Right and left: cells that are edited; Enter edits, Escape leaves as it was.',
    fr: 'Droite et gauche : cellules modifiables ; Entrée modifie, Échap laisse comme avant.',
    pt: 'Direita e esquerda: células que se editam; Enter edita, Esc deixa como estava.',
  },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    uiTable: Bundle<typeof tableTexts>
  }
}

addTexts('uiTable', tableTexts)
