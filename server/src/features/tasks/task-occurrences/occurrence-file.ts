import type { TaskOccurrence } from '@puquio/contract/commitments/task-occurrences'
import { taskStateTerms } from '@puquio/contract/terms/commitments/commitments'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { type FileColumn, listFile, localInstant } from '../../../platform/tables/list-file.ts'
import { wholeList } from '../../../platform/tables/whole-list.ts'
import { taskFileTexts as texts } from '../texts.ts'
import { type OccurrenceQuery, readOccurrences } from './list-store.ts'

/** The due dates of the list as they are filtered and sorted. */
export async function occurrenceFile(
  scope: ProjectScope,
  query: OccurrenceQuery,
  how: { format: 'xlsx' | 'csv'; language: Language },
): Promise<FileAnswer> {
  const rows = await wholeList((most) => readOccurrences(scope, query, most))
  const name = texts.tasks[how.language]
  const list = {
    name,
    sheet: name,
    columns: columnsIn(scope.timeZone),
    frozenColumns: 2,
    rows,
    createdAt: scope.clock.now(),
  }
  return listFile(list, how)
}

/** In the order of the file. */
const columnsIn = (timeZone: string): readonly FileColumn<TaskOccurrence>[] =>
  Object.values(columnsOf(timeZone)).flat()

/** The columns of each field; none of what is not for a file. */
const columnsOf = (
  timeZone: string,
): Record<keyof TaskOccurrence, readonly FileColumn<TaskOccurrence>[]> => ({
  dueOn: [{ kind: 'date', heading: texts.dueOn, of: ({ dueOn }) => dueOn }],
  task: [{ kind: 'text', heading: texts.task, widthChars: 40, of: ({ task }) => task.title }],
  state: [{ kind: 'word', words: taskStateTerms, heading: texts.state, of: ({ state }) => state }],
  isOverdue: [{ kind: 'flag', heading: texts.isOverdue, of: ({ isOverdue }) => isOverdue }],
  commitment: [
    {
      kind: 'text',
      heading: texts.commitment,
      widthChars: 40,
      of: ({ commitment }) => commitment.shortName,
    },
    {
      kind: 'text',
      heading: texts.instrument,
      widthChars: 28,
      of: ({ commitment }) => commitment.instrument.name,
    },
  ],
  role: [
    { kind: 'text', heading: texts.role, widthChars: 28, of: ({ role }) => role.name },
    { kind: 'text', heading: texts.holder, of: ({ role }) => role.holder?.name ?? null },
  ],
  reviewerRole: [
    { kind: 'text', heading: texts.reviewer, of: ({ reviewerRole }) => reviewerRole?.name ?? null },
  ],
  doneOn: [{ kind: 'date', heading: texts.doneOn, of: ({ doneOn }) => doneOn }],
  comment: [{ kind: 'text', heading: texts.comment, widthChars: 40, of: ({ comment }) => comment }],
  evidence: [{ kind: 'number', heading: texts.evidence, of: ({ evidence }) => evidence }],
  reviewedAt: [
    {
      kind: 'instant',
      heading: texts.reviewedAt,
      of: ({ reviewedAt }) => localInstant(reviewedAt, timeZone),
    },
  ],
  reviewedBy: [
    { kind: 'text', heading: texts.reviewedBy, of: ({ reviewedBy }) => reviewedBy?.name ?? null },
  ],
  reviewComment: [
    {
      kind: 'text',
      heading: texts.reviewComment,
      widthChars: 40,
      of: ({ reviewComment }) => reviewComment,
    },
  ],
  actions: [{ kind: 'number', heading: texts.actions, of: ({ actions }) => actions }],
  id: [],
  version: [],
})
