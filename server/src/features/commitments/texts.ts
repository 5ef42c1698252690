import { panelWords } from '@puquio/contract/terms/boards/panel-words'
import { fieldTerms } from '@puquio/contract/terms/fields'
import { taskTerms } from '@puquio/contract/terms/commitments/tasks'
import { notificationModuleTerms } from '@puquio/contract/notifications/module-terms'
import type { Text } from '@puquio/domain'

export const commitmentFileTexts = {
  commitments: {
    es: 'Matriz de compromisos',
    en: 'Commitments matrix',
    fr: 'Matrice des engagements',
    pt: 'Matriz de compromissos',
  },
  count: notificationModuleTerms.commitments,
  places: {
    es: 'Documento y página',
    en: 'Document and page',
    fr: 'Document et page',
    pt: 'Documento e página',
  },
  unverified: {
    es: 'Compromisos sin verificar: {{count}}. Pueden tener errores: una persona debe verificar cada uno contra su página.',
    en: 'Commitments not verified: {{count}}. They may be wrong: a person has to verify each one against its page.',
    fr: 'Engagements non vérifiés : {{count}}. Des erreurs sont possibles : une personne doit vérifier chacun sur sa page.',
    pt: 'Compromissos não verificados: {{count}}. Podem ter erros: uma pessoa deve verificar cada um em sua página.',
  },
  noComponent: {
    es: 'Sin componente ambiental',
    en: 'No environmental component',
    fr: 'Sans composante environnementale',
    pt: 'Sem componente ambiental',
  },
  noPhase: {
    es: 'Sin etapa indicada',
    en: 'No phase stated',
    fr: 'Aucune phase indiquée',
    pt: 'Sem etapa indicada',
  },
  page: { es: 'p. {{page}}', en: 'p. {{page}}', fr: 'p. {{page}}', pt: 'p. {{page}}' },
  /** A word of the document, for which the project has none. */
  saidAs: { es: '«{{word}}»', en: '“{{word}}”', fr: '« {{word}} »', pt: '“{{word}}”' },
  notice: { es: 'Aviso', en: 'Notice', fr: 'Avertissement', pt: 'Aviso' },
} as const satisfies Record<string, Text>

/** Words of the panel of commitments on paper. */
export const commitmentPanelTexts = {
  overdue: {
    es: 'Tareas vencidas',
    en: 'Overdue tasks',
    fr: 'Tâches en retard',
    pt: 'Tarefas vencidas',
  },
  due: {
    es: 'Tareas por vencer',
    en: 'Tasks due',
    fr: 'Tâches à échéance',
    pt: 'Tarefas a vencer',
  },
  tasks: {
    es: 'Tareas vencidas y por vencer',
    en: 'Overdue and due tasks',
    fr: 'Tâches en retard et à échéance',
    pt: 'Tarefas vencidas e a vencer',
  },
  dueOn: taskTerms.dueOn,
  task: taskTerms.task,
  state: panelWords.state,
  commitment: fieldTerms.commitment,
  role: { es: 'Responsable', en: 'Responsible', fr: 'Responsable', pt: 'Responsável' },
  noTasks: {
    es: 'No hay tareas vencidas ni por vencer.',
    en: 'There are no overdue or due tasks.',
    fr: 'Aucune tâche en retard ni à échéance.',
    pt: 'Não há tarefas vencidas nem a vencer.',
  },
} as const satisfies Record<string, Text>
