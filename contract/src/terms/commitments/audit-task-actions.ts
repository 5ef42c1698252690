import type { Text } from '@puquio/domain'

/** What people do with responsible roles, tasks and corrective actions, as the audit trail names it. */
export const taskActionTerms = {
  'responsibleRoles.create': {
    es: 'Agregar un rol responsable',
    en: 'Add a responsible role',
    fr: 'Ajouter un rôle responsable',
    pt: 'Adicionar uma função responsável',
  },
  'responsibleRoles.edit': {
    es: 'Editar un rol responsable',
    en: 'Edit a responsible role',
    fr: 'Modifier un rôle responsable',
    pt: 'Editar uma função responsável',
  },
  'tasks.create': {
    es: 'Crear una tarea',
    en: 'Add a task',
    fr: 'Créer une tâche',
    pt: 'Criar uma tarefa',
  },
  'tasks.edit': {
    es: 'Editar una tarea',
    en: 'Edit a task',
    fr: 'Modifier une tâche',
    pt: 'Editar uma tarefa',
  },
  'tasks.end': {
    es: 'Terminar una tarea',
    en: 'End a task',
    fr: 'Terminer une tâche',
    pt: 'Encerrar uma tarefa',
  },
  'taskOccurrences.change': {
    es: 'Cambiar el estado de una tarea o comentarla',
    en: 'Change the state of a task, or comment on it',
    fr: 'Changer l’état d’une tâche ou la commenter',
    pt: 'Mudar o estado de uma tarefa ou comentá-la',
  },
  'taskOccurrences.addEvidence': {
    es: 'Adjuntar una evidencia a una tarea',
    en: 'Attach evidence to a task',
    fr: 'Joindre une preuve à une tâche',
    pt: 'Anexar uma evidência a uma tarefa',
  },
  'taskOccurrences.removeEvidence': {
    es: 'Quitar una evidencia de una tarea',
    en: 'Take evidence of a task away',
    fr: 'Retirer une preuve d’une tâche',
    pt: 'Retirar uma evidência de uma tarefa',
  },
  'correctiveActions.open': {
    es: 'Abrir una acción correctiva',
    en: 'Open a corrective action',
    fr: 'Ouvrir une action corrective',
    pt: 'Abrir uma ação corretiva',
  },
  'correctiveActions.edit': {
    es: 'Editar una acción correctiva',
    en: 'Edit a corrective action',
    fr: 'Modifier une action corrective',
    pt: 'Editar uma ação corretiva',
  },
  'correctiveActions.change': {
    es: 'Cambiar el estado de una acción correctiva',
    en: 'Change the state of a corrective action',
    fr: 'Changer l’état d’une action corrective',
    pt: 'Mudar o estado de uma ação corretiva',
  },
  'correctiveActions.addEvidence': {
    es: 'Adjuntar una evidencia a una acción correctiva',
    en: 'Attach evidence to a corrective action',
    fr: 'Joindre une preuve à une action corrective',
    pt: 'Anexar uma evidência a uma ação corretiva',
  },
  'correctiveActions.removeEvidence': {
    es: 'Quitar una evidencia de una acción correctiva',
    en: 'Take evidence of a corrective action away',
    fr: 'Retirer une preuve d’une action corrective',
    pt: 'Retirar uma evidência de uma ação corretiva',
  },
} as const satisfies Record<string, Text>
