import type { CorrectiveAction } from '@puquio/contract/commitments/corrective-actions'
import { actionOriginTerms, actionStateTerms } from '@puquio/contract/terms/commitments/tasks'
import { actionNumber, type Language } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { type FileColumn, listFile, localInstant } from '../../platform/tables/list-file.ts'
import { wholeList } from '../../platform/tables/whole-list.ts'
import { type ActionQuery, readActions } from './list-store.ts'
import { actionFileTexts as texts } from './texts.ts'

/** The corrective actions of the list as they are filtered and sorted. */
export async function actionFile(
  scope: ProjectScope,
  query: ActionQuery,
  how: { format: 'xlsx' | 'csv'; language: Language },
): Promise<FileAnswer> {
  const rows = await wholeList((most) => readActions(scope, query, most))
  const name = texts.actions[how.language]
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
const columnsIn = (timeZone: string): readonly FileColumn<CorrectiveAction>[] =>
  Object.values(columnsOf(timeZone)).flat()

/** The columns of each field; none of what is not for a file. */
const columnsOf = (
  timeZone: string,
): Record<keyof CorrectiveAction, readonly FileColumn<CorrectiveAction>[]> => {
  const local = (at: string | null) => localInstant(at, timeZone)
  return {
    number: [{ kind: 'text', heading: texts.number, of: ({ number }) => actionNumber(number) }],
    title: [{ kind: 'text', heading: texts.title, widthChars: 40, of: ({ title }) => title }],
    state: [
      { kind: 'word', words: actionStateTerms, heading: texts.state, of: ({ state }) => state },
    ],
    isOverdue: [{ kind: 'flag', heading: texts.isOverdue, of: ({ isOverdue }) => isOverdue }],
    origin: [
      {
        kind: 'word',
        words: actionOriginTerms,
        heading: texts.origin,
        of: ({ origin }) => origin.kind,
      },
      { kind: 'text', heading: texts.of, widthChars: 32, of: ({ origin }) => origin.name },
    ],
    cause: [{ kind: 'text', heading: texts.cause, widthChars: 40, of: ({ cause }) => cause }],
    owner: [
      { kind: 'text', heading: texts.ownedBy, widthChars: 24, of: ({ owner }) => owner.name },
    ],
    openedAt: [{ kind: 'instant', heading: texts.openedOn, of: ({ openedAt }) => local(openedAt) }],
    dueOn: [{ kind: 'date', heading: texts.dueOn, of: ({ dueOn }) => dueOn }],
    doneOn: [{ kind: 'date', heading: texts.doneOn, of: ({ doneOn }) => doneOn }],
    doneComment: [
      { kind: 'text', heading: texts.doneComment, widthChars: 40, of: (one) => one.doneComment },
    ],
    evidence: [{ kind: 'number', heading: texts.evidence, of: ({ evidence }) => evidence }],
    reviewedAt: [
      { kind: 'instant', heading: texts.reviewedOn, of: ({ reviewedAt }) => local(reviewedAt) },
    ],
    reviewedBy: [
      {
        kind: 'text',
        heading: texts.reviewedBy,
        widthChars: 24,
        of: ({ reviewedBy }) => reviewedBy?.name ?? null,
      },
    ],
    reviewComment: [
      {
        kind: 'text',
        heading: texts.reviewComment,
        widthChars: 40,
        of: ({ reviewComment }) => reviewComment,
      },
    ],
    id: [],
    openedBy: [],
    version: [],
  }
}
