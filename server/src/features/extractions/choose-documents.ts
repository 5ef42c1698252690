import type { DocumentNotSent } from '@puquio/contract/terms'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import type { ChosenDocument } from './chosen-document.ts'
import { documentsOf } from './choose-store.ts'

/** The given documents of an instrument, or all that can be read. Throws where one of the given cannot be sent. */
export async function chooseDocuments(
  scope: ProjectScope,
  instrumentId: number,
  ids: readonly number[] | null,
): Promise<ChosenDocument[]> {
  const all = await documentsOf(scope, instrumentId)
  if (ids === null) {
    const ready = all.filter(({ state }) => state === 'ready')
    if (ready.length > 0) return ready
    const [first] = all
    throw first ? notSent(first.name, first.state === 'waiting' ? 'waiting' : 'refused') : none()
  }
  return [...new Set(ids)].map((id) => {
    const found = all.find((one) => one.id === id)
    if (!found) throw fieldProblem('documentIds', 'not-in-list')
    if (found.state !== 'ready') throw notSent(found.name, found.state)
    return found
  })
}

/** Two runs of one document would say the same at once. */
export function refuseUnderWay(documents: readonly ChosenDocument[]): void {
  const under = documents.find(({ isUnderWay }) => isUnderWay)
  if (under) throw notSent(under.name, 'under-way')
}

export const notSent = (name: string, reason: DocumentNotSent): Problem =>
  new Problem('DOCUMENT_NOT_SENT', { name, reason })
const none = () => notSent('', 'none')
