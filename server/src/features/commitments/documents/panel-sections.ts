import { counted } from '../../../platform/sections/counted.ts'
import type { TaskOccurrence } from '@puquio/contract/commitments/task-occurrences'
import { commitmentStateTerms } from '@puquio/contract/terms'
import { taskStateTerms } from '@puquio/contract/terms/commitments/commitments'
import { commitmentStates } from '@puquio/domain'
import {
  sectionRowsMax,
  sectionTable,
  type SectionTableColumn,
} from '../../../platform/sections/section-table.ts'
import type { PanelSections } from '../../boards/service.ts'
import { listOccurrences } from '../../tasks/service.ts'
import { countGroups } from '../list-store.ts'
import { commitmentPanelTexts as texts } from '../texts.ts'

/** The panel of commitments on paper: how many are in each state, and their overdue and due tasks. */
export const commitmentsPanelSections: PanelSections = async ({ scope, language }) => {
  const query = { sort: 'due', size: sectionRowsMax } as const
  const [states, overdue, due] = await Promise.all([
    countGroups(scope, { group: 'state' }),
    listOccurrences(scope, { ...query, view: 'overdue' }),
    listOccurrences(scope, { ...query, view: 'due' }),
  ])
  const counts = new Map(states?.map(({ key, count }) => [key, count]))
  const rows = [...overdue.items, ...due.items]
  return [
    {
      title: '',
      parts: [
        {
          kind: 'facts',
          rows: [
            ...commitmentStates.map((state) =>
              counted(commitmentStateTerms[state][language], counts.get(state) ?? 0, language),
            ),
            counted(texts.overdue[language], overdue.total, language),
            counted(texts.due[language], due.total, language),
          ],
        },
        rows.length === 0
          ? { kind: 'text', text: texts.noTasks[language] }
          : sectionTable(texts.tasks[language], columns, rows, language, overdue.total + due.total),
      ],
    },
  ]
}

const columns: readonly SectionTableColumn<TaskOccurrence>[] = [
  {
    kind: 'date',
    heading: texts.dueOn,
    of: ({ dueOn }) => dueOn,
    mark: ({ isOverdue }) => (isOverdue ? 'exceeds' : undefined),
  },
  { kind: 'text', heading: texts.task, widthChars: 36, of: ({ task }) => task.title },
  { kind: 'word', heading: texts.state, words: taskStateTerms, of: ({ state }) => state },
  {
    kind: 'text',
    heading: texts.commitment,
    widthChars: 32,
    of: ({ commitment }) => commitment.shortName,
  },
  { kind: 'text', heading: texts.role, widthChars: 20, of: ({ role }) => role.name },
]
