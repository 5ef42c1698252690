import { rm, stat } from 'node:fs/promises'
import { storedSource } from '../../../platform/files/stored-source.ts'
import { copiesOf, temporaryFolder } from '../../../platform/files/temporary-folder.ts'
import { requireFreeDisk, requireQuota, withRoom } from '../../../platform/files/room.ts'
import { growingPauses, handles, type JobHandler } from '../../../platform/jobs/job-kind.ts'
import { findQpdf } from '../../../platform/pdf/rewrite/find-qpdf.ts'
import { rewritePdf } from '../../../platform/pdf/rewrite/rewrite-pdf.ts'
import { showsTheSame } from '../../../platform/pdf/rewrite/shows-the-same.ts'
import { inOneSlot } from '../../../platform/sandbox/held-slot.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { keepMade, type NewFile } from '../../files/service.ts'
import { filesOf, setViewing } from './documents-store.ts'
import { copiesForViewing } from './document-jobs.ts'

type Parts = Pick<Platform, 'files' | 'log' | 'database' | 'clock' | 'config'>

/** A copy that is so much larger opens no faster. */
const largestRatio = 1.25

/**
 * Makes the copy of a document that the viewer reads, after it was looked into. The original stays what is downloaded,
 * hashed and packed; where no copy can be made that shows the same, it is viewed, too.
 */
export const makesViewingCopies = (platform: Parts): JobHandler<'copy-document-for-viewing'> =>
  handles(copiesForViewing, {
    concurrency: 2,
    perProject: 1,
    pauseMs: growingPauses(3),
    async run({ scope, payload: { documentId }, complete, signal }) {
      const kept = await filesOf(scope, documentId)
      const isNeeded = kept !== null && kept.viewing === null
      if (!isNeeded || !(await hasRoom(platform, scope, kept.original.bytes)))
        return complete(async () => undefined)
      const made = async (path: string | null) => {
        if (path === null) return complete(async () => undefined)
        try {
          await keepMade(platform, scope, path, ({ sha256, bytes }) =>
            complete((within) => setViewing(within, documentId, { sha256, bytes })),
          )
        } catch (error) {
          // Others filled the project meanwhile: the original is viewed.
          if (!(error instanceof Problem) || error.problem !== 'QUOTA_REACHED') throw error
          await complete(async () => undefined)
        }
      }
      const of = { project: scope.projectId, signal }
      await inOneSlot(of, () => withCopy(platform, { ...kept.original, ...of }, made))
    },
  })

/** A project or a disk that is full keeps its room for what people send. */
async function hasRoom({ config }: Parts, scope: ProjectScope, bytes: number): Promise<boolean> {
  try {
    await requireQuota(config, scope, bytes)
    await requireFreeDisk(config, bytes)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

type Original = Pick<NewFile, 'sha256' | 'bytes'> & { project: number; signal: AbortSignal }

/** Hands on the path of a copy that was checked, or null; both files are gone after it. */
async function withCopy(
  { files, config }: Parts,
  { sha256: fileHash, bytes, project, signal }: Original,
  use: (path: string | null) => Promise<void>,
): Promise<void> {
  const { path, remove } = await storedSource(files, { fileHash, bytes }).bring()
  const folder = await temporaryFolder('import', copiesOf(config))
  try {
    const of = { project, signal }
    const qpdf = findQpdf(config.qpdf)
    const rewritten = await withRoom(config, bytes, () =>
      rewritePdf({ ...of, path, folder, bytes, qpdf }),
    )
    if (rewritten === null) return await use(null)
    const isSmall = (await stat(rewritten)).size <= bytes * largestRatio
    const isSame =
      isSmall && (await showsTheSame({ ...of, source: path }, { ...of, source: rewritten }))
    if (!isSame) return await use(null)
    await use(rewritten)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await remove()
  }
}
