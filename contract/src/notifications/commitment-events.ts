import { planColumnTerms } from '@puquio/domain'
import { promptColumnTerms } from '../terms/commitments/audit-prompts.ts'
import { extractionStopTerms } from '../terms/commitments/extractions.ts'
import { fieldTerms } from '../terms/fields.ts'
import { taskTerms } from '../terms/commitments/tasks.ts'

const task = {
  kind: 'text',
  name: taskTerms.task,
  example: 'Informe trimestral a OEFA',
} as const
const tasks = {
  kind: 'text',
  name: {
    es: 'Las primeras tareas',
    en: 'The first tasks',
    fr: 'Les premières tâches',
    pt: 'As primeiras tarefas',
  },
  example: 'Informe trimestral a OEFA, Mantenimiento de pozas…',
} as const
const role = {
  kind: 'text',
  name: taskTerms.role,
  example: 'Superintendente de Medio Ambiente',
} as const
const action = {
  kind: 'text',
  name: taskTerms.action,
  example: 'AC-12 Reparar la geomembrana de la poza 3',
} as const
const owner = { kind: 'text', name: taskTerms.actionOwner, example: 'Rosa Quispe' } as const
const count = {
  kind: 'number',
  name: { es: 'Cantidad', en: 'Number', fr: 'Nombre', pt: 'Quantidade' },
  example: 3,
} as const
const date = { kind: 'date', name: taskTerms.dueOn, example: '2026-03-15' } as const
const firstOn = { kind: 'date', name: fieldTerms.firstOn, example: '2026-03-15' } as const

const instrument = {
  kind: 'text',
  name: planColumnTerms.instrument,
  example: 'EIA-d 2014',
} as const
const reason = {
  kind: 'phrase',
  name: fieldTerms.reason,
  example: extractionStopTerms.unavailable,
} as const
const proposedCount = {
  kind: 'number',
  name: promptColumnTerms.proposed,
  example: 42,
} as const

/**
 * What the system notifies of by itself about documents, tasks and corrective actions: who holds the role, reviews or owns them is
 * told; the audience where nobody does.
 */
export const commitmentEvents = {
  'task-due': {
    module: 'commitments',
    priority: 2,
    audience: 'administrators',
    methods: [1, 2],
    name: {
      es: 'Tareas por vencer',
      en: 'Tasks due soon',
      fr: 'Tâches bientôt dues',
      pt: 'Tarefas a vencer',
    },
    variables: { count, role, tasks, date: firstOn },
    text: {
      es: 'Tareas por vencer de {{role}}: {{count}}. La primera vence el {{date}}: {{tasks}}',
      en: 'Tasks due soon of {{role}}: {{count}}. The first is due on {{date}}: {{tasks}}',
      fr: 'Tâches bientôt dues de {{role}} : {{count}}. La première est due le {{date}} : {{tasks}}',
      pt: 'Tarefas a vencer de {{role}}: {{count}}. A primeira vence em {{date}}: {{tasks}}',
    },
  },
  'task-overdue': {
    module: 'commitments',
    priority: 1,
    audience: 'administrators',
    methods: [1, 2],
    name: {
      es: 'Tareas vencidas',
      en: 'Tasks overdue',
      fr: 'Tâches en retard',
      pt: 'Tarefas vencidas',
    },
    variables: { count, role, tasks, date: firstOn },
    text: {
      es: 'Tareas vencidas de {{role}}: {{count}}. La más antigua venció el {{date}}: {{tasks}}',
      en: 'Overdue tasks of {{role}}: {{count}}. The oldest was due on {{date}}: {{tasks}}',
      fr: 'Tâches en retard de {{role}} : {{count}}. La plus ancienne était due le {{date}} : {{tasks}}',
      pt: 'Tarefas vencidas de {{role}}: {{count}}. A mais antiga venceu em {{date}}: {{tasks}}',
    },
  },
  'task-to-review': {
    module: 'commitments',
    priority: 2,
    audience: 'administrators',
    methods: [1, 2],
    name: {
      es: 'Tarea enviada a revisión',
      en: 'Task sent to review',
      fr: 'Tâche envoyée en révision',
      pt: 'Tarefa enviada para revisão',
    },
    variables: { task, date },
    text: {
      es: 'Falta revisar «{{task}}», que vence el {{date}}.',
      en: '“{{task}}”, due on {{date}}, waits for review.',
      fr: '« {{task}} », due le {{date}}, attend sa révision.',
      pt: 'Falta revisar “{{task}}”, que vence em {{date}}.',
    },
  },
  'task-compliant': {
    module: 'commitments',
    priority: 3,
    audience: 'administrators',
    methods: [1],
    name: {
      es: 'Tarea que cumple',
      en: 'Task compliant',
      fr: 'Tâche conforme',
      pt: 'Tarefa cumprida',
    },
    variables: { task, date },
    text: {
      es: 'La revisión de «{{task}}», del {{date}}, concluyó: cumple.',
      en: 'The review of “{{task}}”, due on {{date}}, found it compliant.',
      fr: 'La révision de « {{task}} », due le {{date}}, conclut : conforme.',
      pt: 'A revisão de “{{task}}”, de {{date}}, concluiu: cumpre.',
    },
  },
  'task-not-compliant': {
    module: 'commitments',
    priority: 1,
    audience: 'administrators',
    methods: [1, 2],
    name: {
      es: 'Tarea que no cumple',
      en: 'Task not compliant',
      fr: 'Tâche non conforme',
      pt: 'Tarefa não cumprida',
    },
    variables: { task, date },
    text: {
      es: 'La revisión de «{{task}}», del {{date}}, concluyó: no cumple.',
      en: 'The review of “{{task}}”, due on {{date}}, found it not compliant.',
      fr: 'La révision de « {{task}} », due le {{date}}, conclut : non conforme.',
      pt: 'A revisão de “{{task}}”, de {{date}}, concluiu: não cumpre.',
    },
  },
  'task-decision-taken-back': {
    module: 'commitments',
    priority: 2,
    audience: 'administrators',
    methods: [1],
    name: {
      es: 'Decisión sobre una tarea retirada',
      en: 'Decision on a task taken back',
      fr: 'Décision sur une tâche retirée',
      pt: 'Decisão sobre uma tarefa retirada',
    },
    variables: { task, date },
    text: {
      es: '«{{task}}», del {{date}}, está otra vez en revisión.',
      en: '“{{task}}”, due on {{date}}, is under review again.',
      fr: '« {{task}} », due le {{date}}, est à nouveau en révision.',
      pt: '“{{task}}”, de {{date}}, está em revisão outra vez.',
    },
  },
  'action-opened': {
    module: 'commitments',
    priority: 2,
    audience: 'administrators',
    methods: [1, 2],
    name: {
      es: 'Acción correctiva abierta',
      en: 'Corrective action opened',
      fr: 'Action corrective ouverte',
      pt: 'Ação corretiva aberta',
    },
    variables: { action, date },
    text: {
      es: 'Se le asignó una acción correctiva: {{action}}. Vence el {{date}}.',
      en: 'A corrective action was given to you: {{action}}. It is due on {{date}}.',
      fr: 'Une action corrective vous est confiée : {{action}}. Elle est due le {{date}}.',
      pt: 'Uma ação corretiva foi atribuída a você: {{action}}. Vence em {{date}}.',
    },
  },
  'action-due': {
    module: 'commitments',
    priority: 2,
    audience: 'administrators',
    methods: [1, 2],
    name: {
      es: 'Acción correctiva por vencer',
      en: 'Corrective action due soon',
      fr: 'Action corrective bientôt due',
      pt: 'Ação corretiva a vencer',
    },
    variables: { action, owner, date },
    text: {
      es: 'La acción correctiva {{action}}, de {{owner}}, vence el {{date}}.',
      en: 'The corrective action {{action}}, of {{owner}}, is due on {{date}}.',
      fr: 'L’action corrective {{action}}, de {{owner}}, est due le {{date}}.',
      pt: 'A ação corretiva {{action}}, de {{owner}}, vence em {{date}}.',
    },
  },
  'action-overdue': {
    module: 'commitments',
    priority: 1,
    audience: 'administrators',
    methods: [1, 2],
    name: {
      es: 'Acción correctiva vencida',
      en: 'Corrective action overdue',
      fr: 'Action corrective en retard',
      pt: 'Ação corretiva vencida',
    },
    variables: { action, owner, date },
    text: {
      es: 'La acción correctiva {{action}}, de {{owner}}, venció el {{date}}.',
      en: 'The corrective action {{action}}, of {{owner}}, was due on {{date}}.',
      fr: 'L’action corrective {{action}}, de {{owner}}, était due le {{date}}.',
      pt: 'A ação corretiva {{action}}, de {{owner}}, venceu em {{date}}.',
    },
  },
  'action-to-close': {
    module: 'commitments',
    priority: 2,
    audience: 'administrators',
    methods: [1, 2],
    name: {
      es: 'Acción correctiva por cerrar',
      en: 'Corrective action to close',
      fr: 'Action corrective à clore',
      pt: 'Ação corretiva a encerrar',
    },
    variables: { action, owner },
    text: {
      es: 'La acción correctiva {{action}}, a cargo de {{owner}}, está realizada: falta revisarla y cerrarla.',
      en: 'The corrective action {{action}}, which {{owner}} answers for, is done: it has to be reviewed and closed.',
      fr: 'L’action corrective {{action}}, confiée à {{owner}}, est réalisée : il reste à la vérifier et à la clore.',
      pt: 'A ação corretiva {{action}}, a cargo de {{owner}}, está realizada: falta revisá-la e encerrá-la.',
    },
  },
  'extraction-done': {
    module: 'commitments',
    priority: 3,
    audience: 'administrators',
    methods: [1],
    name: {
      es: 'Documentos procesados',
      en: 'Documents processed',
      fr: 'Documents traités',
      pt: 'Documentos processados',
    },
    variables: { instrument, count: proposedCount },
    text: {
      es: 'Terminó el procesamiento de {{instrument}}. Compromisos propuestos, por verificar: {{count}}.',
      en: 'The documents of {{instrument}} were processed. Proposed commitments, to be verified: {{count}}.',
      fr: 'Le traitement de {{instrument}} est terminé. Engagements proposés, à vérifier : {{count}}.',
      pt: 'O processamento de {{instrument}} terminou. Compromissos propostos, a verificar: {{count}}.',
    },
  },
  'extraction-failed': {
    module: 'commitments',
    priority: 2,
    audience: 'administrators',
    methods: [1],
    name: {
      es: 'Procesamiento detenido',
      en: 'Processing stopped',
      fr: 'Traitement interrompu',
      pt: 'Processamento interrompido',
    },
    variables: { instrument, count: proposedCount, reason },
    text: {
      es: 'El procesamiento de {{instrument}} se detuvo. {{reason}} Compromisos propuestos hasta ahí: {{count}}.',
      en: 'The processing of {{instrument}} stopped. {{reason}} Commitments proposed until then: {{count}}.',
      fr: 'Le traitement de {{instrument}} s’est interrompu. {{reason}} Engagements proposés jusque-là : {{count}}.',
      pt: 'O processamento de {{instrument}} parou. {{reason}} Compromissos propostos até então: {{count}}.',
    },
  },
} as const
