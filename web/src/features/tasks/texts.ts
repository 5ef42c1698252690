import { fieldTerms } from '@puquio/contract/terms'
import { taskTerms } from '@puquio/contract/terms/commitments/tasks'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { calendarTexts } from './calendar/texts.ts'
import { taskDetailTexts } from './detail/texts.ts'
import { taskFormTexts } from './form/texts.ts'
import { roleTexts } from './roles/texts.ts'
import { instrumentWords } from '../../widgets/instruments/words.ts'

const taskTexts = defineTexts({
  ...calendarTexts,
  ...taskDetailTexts,
  ...taskFormTexts,
  ...roleTexts,
  title: taskTerms.tasks,
  task: taskTerms.task,
  search: {
    es: 'Buscar por tarea, compromiso, instrumento o rol',
    en: 'Search by task, commitment, instrument or role',
    fr: 'Rechercher par tâche, engagement, instrument ou rôle',
    pt: 'Buscar por tarefa, compromisso, instrumento ou função',
  },
  shape: {
    es: 'Cómo se muestran las tareas',
    en: 'How tasks are shown',
    fr: 'Affichage des tâches',
    pt: 'Como as tarefas são mostradas',
  },
  list: { es: 'Vencimientos', en: 'Due dates', fr: 'Échéances', pt: 'Vencimentos' },
  calendar: words.calendar,
  tasks: { es: 'Definidas', en: 'Defined', fr: 'Définies', pt: 'Definidas' },
  view: instrumentWords.whatToShow,
  'view.to-do': { es: 'Por hacer', en: 'To do', fr: 'À faire', pt: 'A fazer' },
  'view.due': { es: 'Por vencer', en: 'Due soon', fr: 'Bientôt dues', pt: 'A vencer' },
  'view.overdue': {
    es: 'Vencidas ({{count}})',
    en: 'Overdue ({{count}})',
    fr: 'En retard ({{count}})',
    pt: 'Vencidas ({{count}})',
  },
  'view.review': {
    es: 'En revisión ({{count}})',
    en: 'Under review ({{count}})',
    fr: 'En révision ({{count}})',
    pt: 'Em revisão ({{count}})',
  },
  'view.decided': { es: 'Decididas', en: 'Decided', fr: 'Décidées', pt: 'Decididas' },
  'view.all': { es: 'Todas', en: 'All', fr: 'Toutes', pt: 'Todas' },
  mine: instrumentWords.mine,
  anyRole: {
    es: 'Todos los roles',
    en: 'Any role',
    fr: 'Tous les rôles',
    pt: 'Todas as funções',
  },
  role: taskTerms.role,
  anyInstrument: {
    es: 'Todos los instrumentos',
    en: 'Any instrument',
    fr: 'Tous les instruments',
    pt: 'Todos os instrumentos',
  },
  dueOn: taskTerms.dueOn,
  state: words.state,
  commitment: fieldTerms.commitment,
  instrument: words.instrument,
  holder: taskTerms.holder,
  reviewer: taskTerms.reviewer,
  evidence: taskTerms.evidence,
  frequency: fieldTerms.frequency,
  once: { es: 'Una vez', en: 'Once', fr: 'Une fois', pt: 'Uma vez' },
  next: { es: 'Próximo', en: 'Next', fr: 'Prochaine', pt: 'Próximo' },
  firstOn: taskTerms.firstOn,
  lastOn: taskTerms.lastOn,
  nobody: pageWords.nobody,
  anAdministrator: {
    es: 'Un administrador',
    en: 'An administrator',
    fr: 'Un administrateur',
    pt: 'Um administrador',
  },
  open: { es: 'Ver la tarea', en: 'View the task', fr: 'Voir la tâche', pt: 'Ver a tarefa' },
  seeCommitment: {
    es: 'Ver el compromiso',
    en: 'View the commitment',
    fr: 'Voir l’engagement',
    pt: 'Ver o compromisso',
  },
  seeDates: {
    es: 'Ver sus vencimientos',
    en: 'View its due dates',
    fr: 'Voir ses échéances',
    pt: 'Ver seus vencimentos',
  },
  roles: {
    es: 'Roles responsables',
    en: 'Responsible roles',
    fr: 'Rôles responsables',
    pt: 'Funções responsáveis',
  },
  noneTitle: {
    es: 'Aún no hay tareas',
    en: 'There are no tasks yet',
    fr: 'Aucune tâche pour l’instant',
    pt: 'Ainda não há tarefas',
  },
  none: {
    es: 'Una tarea cumple un compromiso verificado, una vez o con una frecuencia. Aquí se ven sus vencimientos.',
    en: 'A task fulfils a verified commitment, once or with a frequency. Its due dates are shown here.',
    fr: 'Une tâche remplit un engagement vérifié, une fois ou selon une fréquence. Ses échéances s’affichent ici.',
    pt: 'Uma tarefa cumpre um compromisso verificado, uma vez ou com uma frequência. Seus vencimentos aparecem aqui.',
  },
  nothingToDoTitle: {
    es: 'Nada que hacer',
    en: 'Nothing to do',
    fr: 'Rien à faire',
    pt: 'Nada a fazer',
  },
  nothingToDo: {
    es: 'No hay vencimientos por hacer. Elegir «Todas» muestra también los decididos.',
    en: 'No due dates are to do. Choosing “All” shows the decided ones, too.',
    fr: 'Aucune échéance à traiter. Choisir « Toutes » affiche aussi celles qui sont décidées.',
    pt: 'Não há vencimentos a fazer. Escolher “Todas” mostra também os decididos.',
  },
  showAll: { es: 'Ver todas', en: 'Show all', fr: 'Tout afficher', pt: 'Ver todas' },
  filterOf: {
    es: '{{name}}: {{value}}',
    en: '{{name}}: {{value}}',
    fr: '{{name}} : {{value}}',
    pt: '{{name}}: {{value}}',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    tasks: Bundle<typeof taskTexts>
  }
}

addTexts('tasks', taskTexts)
