import type { Text } from '@puquio/domain'

/** What the audit trail calls what is done to boards. */
export const boardActionTerms = {
  'boards.create': {
    es: 'Crear un tablero',
    en: 'Make a board',
    fr: 'Créer un tableau',
    pt: 'Criar um painel',
  },
  'boards.edit': {
    es: 'Editar un tablero',
    en: 'Edit a board',
    fr: 'Modifier un tableau',
    pt: 'Editar um painel',
  },
  'boards.remove': {
    es: 'Eliminar un tablero',
    en: 'Remove a board',
    fr: 'Supprimer un tableau',
    pt: 'Excluir um painel',
  },
  'boards.pdf': {
    es: 'Pedir un tablero en PDF',
    en: 'Ask for a board as PDF',
    fr: 'Demander un tableau en PDF',
    pt: 'Pedir um painel em PDF',
  },
} as const satisfies Record<string, Text>

/** The columns of boards, as the audit trail names them. */
export const boardColumnTerms = {
  'board.kind': { es: 'Tipo', en: 'Type', fr: 'Type', pt: 'Tipo' },
  'board.label': { es: 'Nombre', en: 'Name', fr: 'Nom', pt: 'Nome' },
  'board.category': { es: 'Categoría', en: 'Category', fr: 'Catégorie', pt: 'Categoria' },
  'board.panels': { es: 'Paneles', en: 'Panels', fr: 'Panneaux', pt: 'Painéis' },
  'board.changed_at': {
    es: 'Modificado el',
    en: 'Changed at',
    fr: 'Modifié le',
    pt: 'Alterado em',
  },
  'board.changed_by': {
    es: 'Modificado por',
    en: 'Changed by',
    fr: 'Modifié par',
    pt: 'Alterado por',
  },
} as const satisfies Record<string, Text>
