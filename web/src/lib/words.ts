import type { Text } from '@puquio/domain'

/** General words that several texts share. */
export const words = {
  unsavedChanges: {
    es: 'Hay cambios sin guardar',
    en: 'There are unsaved changes',
    fr: 'Des modifications ne sont pas enregistrées',
    pt: 'Há alterações não salvas',
  },
  keepEditing: {
    es: 'Seguir editando',
    en: 'Keep editing',
    fr: 'Continuer la saisie',
    pt: 'Continuar editando',
  },
  yearOutOfRange: {
    es: 'El año está fuera de lo posible: de {{min}} a {{max}}. Corregir la fecha.',
    en: 'The year is out of range: from {{min}} to {{max}}. Correct the date.',
    fr: 'L’année est hors limites : de {{min}} à {{max}}. Corriger la date.',
    pt: 'O ano está fora do possível: de {{min}} a {{max}}. Corrigir a data.',
  },
  today: { es: 'Hoy', en: 'Today', fr: 'Aujourd’hui', pt: 'Hoje' },
  month: { es: 'Mes', en: 'Month', fr: 'Mois', pt: 'Mês' },
  year: { es: 'Año', en: 'Year', fr: 'Année', pt: 'Ano' },
  all: { es: 'Todos', en: 'All', fr: 'Tous', pt: 'Todos' },
  filters: { es: 'Filtros', en: 'Filters', fr: 'Filtres', pt: 'Filtros' },
  clearFilters: {
    es: 'Quitar los filtros',
    en: 'Clear the filters',
    fr: 'Retirer les filtres',
    pt: 'Limpar os filtros',
  },
  rowsPerPage: {
    es: 'Filas por página',
    en: 'Rows per page',
    fr: 'Lignes par page',
    pt: 'Linhas por página',
  },
  changePassword: {
    es: 'Cambiar la contraseña',
    en: 'Change the password',
    fr: 'Changer le mot de passe',
    pt: 'Alterar a senha',
  },
  name: { es: 'Nombre', en: 'Name', fr: 'Nom', pt: 'Nome' },
  project: { es: 'Proyecto', en: 'Project', fr: 'Projet', pt: 'Projeto' },
  business: { es: 'Empresa', en: 'Company', fr: 'Entreprise', pt: 'Empresa' },
  anyStatus: {
    es: 'Todos los estados',
    en: 'Any status',
    fr: 'Tous les états',
    pt: 'Todas as situações',
  },
  viewDetail: { es: 'Ver detalle', en: 'View detail', fr: 'Voir le détail', pt: 'Ver detalhe' },
  save: { es: 'Guardar', en: 'Save', fr: 'Enregistrer', pt: 'Salvar' },
  added: {
    es: 'Se agregó «{{name}}»',
    en: '“{{name}}” was added',
    fr: '« {{name}} » a été ajouté',
    pt: '“{{name}}” foi adicionado',
  },
  downloadErrors: {
    es: 'Descargar con errores',
    en: 'Download with errors',
    fr: 'Télécharger avec les erreurs',
    pt: 'Baixar com erros',
  },
  move: { es: 'moverse', en: 'move', fr: 'se déplacer', pt: 'mover-se' },
} as const satisfies Record<string, Text>
