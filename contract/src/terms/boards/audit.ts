import type { Text } from '@puquio/domain'
import { boardEvents } from '../../notifications/board-events.ts'
import { fieldTerms } from '../fields.ts'
import { mapLayerTerms } from '../map-layers/terms.ts'
import { boardKindTerms } from './terms.ts'

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
  'reportSchedules.create': {
    es: 'Programar un informe',
    en: 'Schedule a report',
    fr: 'Programmer un rapport',
    pt: 'Programar um relatório',
  },
  'reportSchedules.edit': {
    es: 'Cambiar un informe programado',
    en: 'Change a scheduled report',
    fr: 'Modifier un rapport programmé',
    pt: 'Alterar um relatório programado',
  },
  'reportSchedules.remove': {
    es: 'Eliminar un informe programado',
    en: 'Remove a scheduled report',
    fr: 'Supprimer un rapport programmé',
    pt: 'Excluir um relatório programado',
  },
  'boards.pdf': {
    es: 'Pedir un tablero en PDF',
    en: 'Ask for a board as PDF',
    fr: 'Demander un tableau en PDF',
    pt: 'Pedir um painel em PDF',
  },
} as const satisfies Record<string, Text>

export const boardTableTerms = {
  map_layer: mapLayerTerms.layer,
  board: boardKindTerms.board,
  report_schedule: boardEvents['scheduled-report'].name,
  report_run: {
    es: 'Ejecución de un informe programado',
    en: 'Run of a scheduled report',
    fr: 'Exécution d’un rapport programmé',
    pt: 'Execução de um relatório programado',
  },
} as const satisfies Record<string, Text>

const changedAt = {
  es: 'Modificado el',
  en: 'Changed at',
  fr: 'Modifié le',
  pt: 'Alterado em',
} as const satisfies Text
const changedBy = {
  es: 'Modificado por',
  en: 'Changed by',
  fr: 'Modifié par',
  pt: 'Alterado por',
} as const satisfies Text

/** The columns of boards, as the audit trail names them. */
export const boardColumnTerms = {
  'board.kind': { es: 'Tipo', en: 'Type', fr: 'Type', pt: 'Tipo' },
  'board.label': fieldTerms.name,
  'board.category': { es: 'Categoría', en: 'Category', fr: 'Catégorie', pt: 'Categoria' },
  'board.panels': { es: 'Paneles', en: 'Panels', fr: 'Panneaux', pt: 'Painéis' },
  'board.changed_at': changedAt,
  'board.changed_by': changedBy,
  'pdf_report.of_id': {
    es: 'Tablero o planta',
    en: 'Board or plant',
    fr: 'Tableau ou station',
    pt: 'Painel ou estação',
  },
  'pdf_report.is_shared': {
    es: 'Para todos los lectores',
    en: 'For all readers',
    fr: 'Pour tous les lecteurs',
    pt: 'Para todos os leitores',
  },
  'report_schedule.starts_on': {
    es: 'Primera fecha',
    en: 'First date',
    fr: 'Première date',
    pt: 'Primeira data',
  },
  'report_schedule.by_mail': {
    es: 'También por correo',
    en: 'By e-mail, too',
    fr: 'Aussi par courriel',
    pt: 'Também por e-mail',
  },
  'report_schedule.changed_at': changedAt,
  'report_schedule.changed_by': changedBy,
  'report_run.schedule_id': boardEvents['scheduled-report'].name,
  'report_run.due_at': {
    es: 'Debía generarse el',
    en: 'Due at',
    fr: 'À générer le',
    pt: 'Devia ser gerado em',
  },
  'report_run.pdf_report_id': {
    es: 'Informe en PDF',
    en: 'Report as PDF',
    fr: 'Rapport en PDF',
    pt: 'Relatório em PDF',
  },
  'report_run.told_at': {
    es: 'Avisado el',
    en: 'Told at',
    fr: 'Envoyé le',
    pt: 'Avisado em',
  },
  'report_run.told': {
    es: 'Personas avisadas',
    en: 'People told',
    fr: 'Personnes prévenues',
    pt: 'Pessoas avisadas',
  },
} as const satisfies Record<string, Text>
