import { documentMaxBytes, documentRoutes } from '@puquio/contract/commitments/documents'
import { type ContainerFile, containerRoutes } from '@puquio/contract/containers'
import { isProblem } from '../../../lib/api/call-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { addUploads } from '../../../widgets/uploads/upload-queue.ts'

/** What may be dropped: the rest is answered before anything is sent. */
export const documentRule = { accept: ['application/pdf', '.pdf'], maxBytes: documentMaxBytes }

export const purposeOf = (instrumentId: number): string => `instrument ${instrumentId}`

/** Sends PDFs into the instruments' container, in parts that may break off, and adds each to the instrument. */
export const useDocumentUploads = (instrumentId: number) => {
  const { id: projectId } = useProject()
  const whenKept = async (file: ContainerFile) => {
    const params = { projectId, instrumentId }
    try {
      const body = { containerFileId: file.id }
      await call(documentRoutes.attach, { params, body }, { isQuiet: true })
    } catch (error) {
      if (isProblem(error, 'DOCUMENT_KNOWN', 'FILE_TYPE_NOT_ACCEPTED', 'TOO_LARGE'))
        await dropCopy(projectId, file)
      throw error
    }
  }
  return (files: readonly File[]) =>
    addUploads(files, {
      projectId,
      type: 'instrument',
      folderId: null,
      // Documents are told apart by their content: one of the same name is another one.
      onSameName: 'both',
      mediaTypes: ['application/pdf'],
      purpose: purposeOf(instrumentId),
      whenKept,
    })
}

/** What no instrument took is not left among the files; where this fails, it can be deleted there. */
const dropCopy = (projectId: number, { id }: ContainerFile) =>
  call(
    containerRoutes.binFile,
    { params: { projectId, containerFileId: id } },
    { isQuiet: true },
  ).catch(() => undefined)
