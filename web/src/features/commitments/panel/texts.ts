import { words } from '../../../lib/texts/words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const commitmentsPanelTexts = defineTexts({
  none: {
    es: 'Aún no hay compromisos',
    en: 'There are no commitments yet',
    fr: 'Il n’y a pas encore d’engagement',
    pt: 'Ainda não há compromissos',
  },
  noneText: {
    es: 'Se obtienen de los instrumentos de gestión ambiental del proyecto.',
    en: 'They come from the environmental instruments of the project.',
    fr: 'Ils viennent des instruments de gestion environnementale du projet.',
    pt: 'Vêm dos instrumentos de gestão ambiental do projeto.',
  },
  tasks: {
    es: 'Tareas vencidas y por vencer',
    en: 'Overdue and due tasks',
    fr: 'Tâches en retard et à échéance',
    pt: 'Tarefas vencidas e a vencer',
  },
  noTasks: {
    es: 'No hay tareas vencidas ni por vencer.',
    en: 'There are no overdue or due tasks.',
    fr: 'Aucune tâche en retard ni à échéance.',
    pt: 'Não há tarefas vencidas nem a vencer.',
  },
  dueOn: {
    es: 'Vence',
    en: 'Due',
    fr: 'Échéance',
    pt: 'Vence',
  },
  state: words.state,
  task: {
    es: 'Tarea',
    en: 'Task',
    fr: 'Tâche',
    pt: 'Tarefa',
  },
  commitment: {
    es: 'Compromiso',
    en: 'Commitment',
    fr: 'Engagement',
    pt: 'Compromisso',
  },
  role: {
    es: 'Responsable',
    en: 'Responsible',
    fr: 'Responsable',
    pt: 'Responsável',
  },
  overdue: {
    es: 'Vencidas: {{count}}',
    en: 'Overdue: {{count}}',
    fr: 'En retard : {{count}}',
    pt: 'Vencidas: {{count}}',
  },
  due: {
    es: 'Por vencer: {{count}}',
    en: 'Due: {{count}}',
    fr: 'À échéance : {{count}}',
    pt: 'A vencer: {{count}}',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    commitmentsPanel: Bundle<typeof commitmentsPanelTexts>
  }
}

addTexts('commitmentsPanel', commitmentsPanelTexts)
