import type { documentRoutes, InstrumentDocument } from '@puquio/contract/commitments/documents'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { sentFile } from '../../files/service.ts'
import { findInstrumentState } from '../instruments-store.ts'
import { attachDocument, takeOff } from './attach-document.ts'
import { filesOf, findDocument, listDocuments } from './documents-store.ts'
import { findQuote } from './find-quote.ts'

export const documentHandlers = (
  platform: Pick<Platform, 'files'>,
): Handlers<typeof documentRoutes> => ({
  async list({ scope, params: { instrumentId } }) {
    if ((await findInstrumentState(scope, instrumentId)) === null) throw new Problem('NOT_FOUND')
    return listDocuments(scope, instrumentId)
  },
  get: ({ scope, params }) => shown(scope, params.documentId),
  async attach({ scope, params: { instrumentId }, body }) {
    return shown(scope, await attachDocument(scope, { instrumentId, ...body }))
  },
  async remove({ scope, params }) {
    await takeOff(scope, params.documentId)
    return null
  },
  async original({ scope, params }) {
    const { original } = await filesIn(scope, params.documentId)
    return sentFile(platform, original)
  },
  async view({ scope, params, query: { of } }) {
    const { original, viewing } = await filesIn(scope, params.documentId)
    const named = [viewing, original].find((one) => one?.sha256.toString('hex') === of)
    const file = of === undefined ? (viewing ?? original) : named
    // The copy comes while people read: whoever began with one file goes on with it.
    if (!file) throw new Problem('NOT_FOUND')
    return sentFile(platform, file, { isInline: true })
  },
  async quote({ scope, params: { documentId }, query: { quote, page } }) {
    await shown(scope, documentId)
    return { place: await findQuote(scope, documentId, { quote, page }) }
  },
})

async function shown(scope: ProjectScope, id: number): Promise<InstrumentDocument> {
  const found = await findDocument(scope, id)
  if (found === null) throw new Problem('NOT_FOUND')
  return found
}

async function filesIn(scope: ProjectScope, id: number) {
  const files = await filesOf(scope, id)
  if (files === null) throw new Problem('NOT_FOUND')
  return files
}
