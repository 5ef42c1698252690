import type { ActionDetail } from '@puquio/contract/commitments/corrective-actions'
import type { ResponsibleRole } from '@puquio/contract/commitments/responsible-roles'
import type {
  OccurrenceDetail,
  TaskOccurrence,
} from '@puquio/contract/commitments/task-occurrences'
import type { Task } from '@puquio/contract/commitments/tasks'

export const ana = { id: 3, name: 'Ana Salazar' }
const commitment = { id: 4, shortName: 'Residuos', instrument: { id: 2, name: 'EIA-d 2014' } }
const role = { id: 1, name: 'Monitorista', holder: { id: 7, name: 'Wilmer Condori' } }

export const task = (values: Partial<Task> = {}): Task => ({
  id: 9,
  commitment,
  title: 'Entregar los residuos',
  detail: 'Manifiesto firmado',
  role,
  reviewerRole: { id: 2, name: 'Jefe', holder: null },
  frequency: { id: 5, name: 'Trimestral', rule: 'quarterly' },
  firstOn: '2026-01-15',
  lastOn: null,
  endedAt: null,
  endedReason: null,
  standing: 'overdue',
  overdue: 1,
  nextOn: '2026-07-15',
  version: 1,
  ...values,
})

export const occurrence = (values: Partial<TaskOccurrence> = {}): TaskOccurrence => ({
  id: 30,
  dueOn: '2026-07-15',
  state: 'no-status',
  isOverdue: true,
  doneOn: null,
  task: { id: 9, title: 'Entregar los residuos' },
  commitment,
  role,
  reviewerRole: { id: 2, name: 'Jefe', holder: null },
  evidence: 0,
  actions: 0,
  reviewedAt: null,
  reviewedBy: null,
  reviewComment: '',
  comment: '',
  version: 3,
  ...values,
})

export const occurrenceDetail = (values: Partial<OccurrenceDetail> = {}): OccurrenceDetail => ({
  ...occurrence(values),
  ofTask: task(),
  mayReview: false,
  files: [],
  events: [],
  ...values,
})

export const responsibleRole = (values: Partial<ResponsibleRole> = {}): ResponsibleRole => ({
  id: 1,
  name: 'Monitorista',
  holder: ana,
  holders: [{ fromOn: '2026-01-01', person: ana }],
  tasks: 4,
  retiredAt: null,
  version: 2,
  ...values,
})

export const actionDetail = (values: Partial<ActionDetail> = {}): ActionDetail => ({
  id: 12,
  number: 5,
  title: 'Reparar la geomembrana',
  cause: 'Un corte de la maquinaria',
  origin: {
    kind: 'task',
    name: 'Entregar los residuos · 15/07/2026',
    opens: '/environmental-instruments/tasks/30',
  },
  owner: ana,
  dueOn: '2026-08-01',
  state: 'open',
  isOverdue: false,
  doneOn: null,
  doneComment: '',
  reviewedAt: null,
  reviewedBy: null,
  reviewComment: '',
  evidence: 0,
  openedAt: '2026-07-16T15:00:00Z',
  openedBy: ana,
  version: 1,
  mayReview: false,
  files: [],
  events: [
    {
      id: 1,
      at: '2026-07-16T15:00:00Z',
      by: ana,
      kind: 'opened',
      comment: '',
      doneOn: null,
      file: null,
    },
  ],
  ...values,
})
