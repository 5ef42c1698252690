import { enqueue } from '../../../platform/jobs/enqueue.ts'
import {
  growingPauses,
  handles,
  type JobHandler,
  problemOfGivenUp,
} from '../../../platform/jobs/job-kind.ts'
import { storedSource } from '../../../platform/files/stored-source.ts'
import { inspectPdf, problemOf } from '../../../platform/pdf/read/read-pdf.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellMembers } from '../../notifications/service.ts'
import { filesOf, type Looked, setLooked } from './documents-store.ts'
import { copiesForViewing, looksIntoDocument } from './document-jobs.ts'

/** A smaller document comes to the viewer by a few ranges as it is. */
const worthACopy = 300_000

/** Looks, in the sandbox, into a document that was added: whether it can be read, and how many pages it has. */
export const looksIntoDocuments = ({
  files,
}: Pick<Platform, 'files'>): JobHandler<'look-into-document'> =>
  handles(looksIntoDocument, {
    concurrency: 4,
    perProject: 1,
    pauseMs: growingPauses(5),
    async run({ scope, payload: { documentId }, complete, signal }) {
      const kept = await filesOf(scope, documentId)
      if (kept === null) return complete(async () => undefined)
      const { sha256: fileHash, bytes } = kept.original
      const source = storedSource(files, { fileHash, bytes })
      const found = await inspectPdf({ source, project: scope.projectId, signal })
      const looked = lookedOf(found)
      await complete(async (within) => {
        await setLooked(within, documentId, looked)
        if (looked.state === 'ready' && bytes >= worthACopy)
          await enqueue(within, copiesForViewing, { documentId })
        await tellMembers(within, ['instruments'])
      })
    },
    async onGivenUp({ scope: within, payload: { documentId }, error }) {
      const problem = problemOfGivenUp(error)
      await setLooked(within, documentId, { state: 'refused', problem, params: {} })
      await tellMembers(within, ['instruments'])
    },
  })

function lookedOf(found: Awaited<ReturnType<typeof inspectPdf>>): Looked {
  if (found.kind === 'pdf') {
    const { pages, title, hasScript } = found
    return { state: 'ready', pages, title, hasScript }
  }
  const { problem, params } = problemOf(found)
  return { state: 'refused', problem, params }
}
