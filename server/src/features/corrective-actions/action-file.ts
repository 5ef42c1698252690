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

const columnsIn = (timeZone: string): readonly FileColumn<CorrectiveAction>[] => {
  const local = (at: string | null) => localInstant(at, timeZone)
  return [
    { kind: 'text', heading: texts.number, of: ({ number }) => actionNumber(number) },
    { kind: 'text', heading: texts.title, widthChars: 40, of: ({ title }) => title },
    { kind: 'word', words: actionStateTerms, heading: texts.state, of: ({ state }) => state },
    { kind: 'flag', heading: texts.isOverdue, of: ({ isOverdue }) => isOverdue },
    {
      kind: 'word',
      words: actionOriginTerms,
      heading: texts.origin,
      of: ({ origin }) => origin.kind,
    },
    { kind: 'text', heading: texts.of, widthChars: 32, of: ({ origin }) => origin.name },
    { kind: 'text', heading: texts.cause, widthChars: 40, of: ({ cause }) => cause },
    { kind: 'text', heading: texts.ownedBy, widthChars: 24, of: ({ owner }) => owner.name },
    { kind: 'instant', heading: texts.openedOn, of: ({ openedAt }) => local(openedAt) },
    { kind: 'date', heading: texts.dueOn, of: ({ dueOn }) => dueOn },
    { kind: 'date', heading: texts.doneOn, of: ({ doneOn }) => doneOn },
    { kind: 'text', heading: texts.doneComment, widthChars: 40, of: (one) => one.doneComment },
    { kind: 'number', heading: texts.evidence, of: ({ evidence }) => evidence },
    { kind: 'instant', heading: texts.reviewedOn, of: ({ reviewedAt }) => local(reviewedAt) },
    {
      kind: 'text',
      heading: texts.reviewedBy,
      widthChars: 24,
      of: ({ reviewedBy }) => reviewedBy?.name ?? null,
    },
    {
      kind: 'text',
      heading: texts.reviewComment,
      widthChars: 40,
      of: ({ reviewComment }) => reviewComment,
    },
  ]
}
