import type { ActionOrigin, ActionState, TaskStanding, Text } from '@puquio/domain'
import { containerTypeTerms } from '../containers.ts'
import { fieldTerms } from '../fields.ts'
import { taskStateTerms } from './commitments.ts'

/** What screens, files, notifications and the audit trail call the parts of tasks and corrective actions. */
export const taskTerms = {
  task: { es: 'Tarea', en: 'Task', fr: 'Tâche', pt: 'Tarefa' },
  tasks: { es: 'Tareas', en: 'Tasks', fr: 'Tâches', pt: 'Tarefas' },
  occurrence: {
    es: 'Vencimiento de una tarea',
    en: 'Due date of a task',
    fr: 'Échéance d’une tâche',
    pt: 'Vencimento de uma tarefa',
  },
  role: {
    es: 'Rol responsable',
    en: 'Responsible role',
    fr: 'Rôle responsable',
    pt: 'Função responsável',
  },
  reviewer: { es: 'Revisa', en: 'Reviewer', fr: 'Révision par', pt: 'Revisa' },
  holder: { es: 'A cargo', en: 'Held by', fr: 'Titulaire', pt: 'A cargo' },
  dueOn: { es: 'Vence', en: 'Due', fr: 'Échéance', pt: 'Vence' },
  doneOn: { es: 'Realizada', en: 'Done', fr: 'Réalisée', pt: 'Realizada' },
  overdue: { es: 'Vencida', en: 'Overdue', fr: 'En retard', pt: 'Vencida' },
  detail: { es: 'Detalle', en: 'Detail', fr: 'Détail', pt: 'Detalhe' },
  comment: { es: 'Comentario', en: 'Comment', fr: 'Commentaire', pt: 'Comentário' },
  evidence: containerTypeTerms.evidence,
  reviewedOn: { es: 'Revisada', en: 'Reviewed', fr: 'Révisée', pt: 'Revisada' },
  reviewedBy: { es: 'Revisada por', en: 'Reviewed by', fr: 'Révisée par', pt: 'Revisada por' },
  reviewComment: {
    es: 'Comentario de la revisión',
    en: 'Comment of the review',
    fr: 'Commentaire de la révision',
    pt: 'Comentário da revisão',
  },
  firstOn: fieldTerms.firstOn,
  lastOn: fieldTerms.lastOn,
  action: {
    es: 'Acción correctiva',
    en: 'Corrective action',
    fr: 'Action corrective',
    pt: 'Ação corretiva',
  },
  actions: {
    es: 'Acciones correctivas',
    en: 'Corrective actions',
    fr: 'Actions correctives',
    pt: 'Ações corretivas',
  },
  number: { es: 'N.º', en: 'No.', fr: 'N°', pt: 'N.º' },
  title: { es: 'Título', en: 'Title', fr: 'Titre', pt: 'Título' },
  cause: { es: 'Causa', en: 'Cause', fr: 'Cause', pt: 'Causa' },
  alarm: { es: 'Alarma', en: 'Alarm', fr: 'Alarme', pt: 'Alarme' },
  origin: { es: 'Origen', en: 'Origin', fr: 'Origine', pt: 'Origem' },
  actionOwner: { es: 'Responsable', en: 'Owner', fr: 'Responsable', pt: 'Responsável' },
  doneComment: {
    es: 'Qué se hizo',
    en: 'What was done',
    fr: 'Ce qui a été fait',
    pt: 'O que foi feito',
  },
  openedOn: { es: 'Abierta', en: 'Opened', fr: 'Ouverte', pt: 'Aberta' },
} as const satisfies Record<string, Text>

export const taskStandingTerms = {
  overdue: taskTerms.overdue,
  ...taskStateTerms,
} as const satisfies Record<TaskStanding, Text>

export const actionOriginTerms = {
  mishap: { es: 'Percance', en: 'Mishap', fr: 'Incident', pt: 'Incidente' },
  task: taskTerms.task,
  exceedance: { es: 'Excedencia', en: 'Exceedance', fr: 'Dépassement', pt: 'Excedência' },
  alarm: taskTerms.alarm,
  commitment: fieldTerms.commitment,
  other: { es: 'Otro', en: 'Other', fr: 'Autre', pt: 'Outro' },
} as const satisfies Record<ActionOrigin, Text>

export const actionStateTerms = {
  open: { es: 'Abierta', en: 'Open', fr: 'Ouverte', pt: 'Aberta' },
  done: taskTerms.doneOn,
  closed: { es: 'Cerrada', en: 'Closed', fr: 'Close', pt: 'Encerrada' },
} as const satisfies Record<ActionState, Text>
