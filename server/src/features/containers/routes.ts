import type { containerRoutes } from '@puquio/contract/containers'
import { arrivalsOf } from '../../platform/files/temporary-folder.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { archive } from './archive.ts'
import { binFile, editFile, restoreFile, restoreVersion, sendContent } from './files.ts'
import { listBin, listFiles, listMonitoringFiles, readDetail } from './files-store.ts'
import { binFolder, createFolder, editFolder, restoreFolder } from './folders.ts'
import { listFolders } from './folders-store.ts'
import { openArriving } from './uploads/arriving.ts'
import { beginUpload } from './uploads/begin-upload.ts'
import { finishUpload } from './uploads/finish-upload.ts'
import { receivePart } from './uploads/receive-part.ts'
import { deleteUpload, findUpload } from './uploads/store.ts'
import { findUnfinished, listUnfinishedUploads } from './uploads/unfinished-store.ts'
import { uploadHere } from './uploads/upload-here.ts'

export const containerHandlers = (platform: Platform): Handlers<typeof containerRoutes> => {
  const arriving = openArriving(arrivalsOf(platform.config), platform.config)
  return {
    folders: ({ scope, query }) => listFolders(scope, query.type),
    createFolder: ({ scope, body }) => createFolder(scope, body),
    editFolder: ({ scope, params, body }) => editFolder(scope, params.folderId, body),
    binFolder: ({ scope, params }) => binFolder(scope, params.folderId),
    restoreFolder: ({ scope, params }) => restoreFolder(scope, params.folderId),
    files: ({ scope, query }) => listFiles(scope, query),
    bin: ({ scope, query }) => listBin(scope, query),
    monitoringFiles: ({ scope, query }) => listMonitoringFiles(scope, query),
    async file({ scope, params }) {
      const found = await readDetail(scope, params.containerFileId)
      if (!found) throw new Problem('NOT_FOUND')
      return found
    },
    content: ({ scope, params, query }) =>
      sendContent(platform, scope, params.containerFileId, query),
    archive: ({ scope, query, language }) => archive(platform, scope, query, language),
    editFile: ({ scope, params, body }) => editFile(scope, params.containerFileId, body),
    binFile: ({ scope, params }) => binFile(scope, params.containerFileId),
    restoreFile: ({ scope, params }) => restoreFile(scope, params.containerFileId),
    restoreVersion: ({ scope, params, body }) =>
      restoreVersion(scope, params.containerFileId, body.version),
    beginUpload: ({ scope, body }) => beginUpload(platform, scope, { arriving, asked: body }),
    async upload({ scope, params }) {
      const upload = await uploadHere(scope, arriving, params.uploadId)
      return { id: upload.id, received: await arriving.received(upload.id) }
    },
    uploadPart: ({ scope, params, query, bytes }) =>
      receivePart(scope, {
        arriving,
        id: params.uploadId,
        offset: query.offset,
        bytes,
      }),
    finishUpload: ({ scope, params, body }) =>
      finishUpload(platform, scope, { arriving, id: params.uploadId, ...body }),
    async cancelUpload({ scope, params }) {
      const upload = await findUpload(scope, params.uploadId)
      if (!upload || upload.containerFileId !== null) throw new Problem('NOT_FOUND')
      await arriving.discard(upload.id, () => deleteUpload(scope, upload))
      return null
    },
    unfinishedUploads: ({ scope, query }) => listUnfinishedUploads(scope, query),
    async discardUpload({ scope, params }) {
      const upload = await findUnfinished(scope, params.uploadId)
      if (!upload) throw new Problem('NOT_FOUND')
      await arriving.discard(upload.id, () => deleteUpload(scope, upload))
      return null
    },
  }
}
