import { z } from 'zod'
import { evidenceMediaTypes } from './follow-up/evidence.ts'
import { bytesUpload, file, route } from './kit/route.ts'
import {
  flag,
  id,
  idList,
  idText,
  instant,
  listQuery,
  nothing,
  pageOf,
  requiredLine,
} from './kit/values.ts'

export const containerTypes = ['instrument', 'evidence', 'image', 'report'] as const
export type ContainerType = (typeof containerTypes)[number]
export const containerType = z.enum(containerTypes)
/** Types to which WRITE adds; to the others only ADMIN does. */
export const openContainerTypes: readonly ContainerType[] = ['evidence', 'image']

const documents = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
]
/** Media types that each type of container takes, detected by content. */
export const containerMediaTypes: Record<ContainerType, readonly string[]> = {
  instrument: documents,
  evidence: evidenceMediaTypes,
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
  report: documents,
}
export const containerMaxBytes = 500_000_000
/** Most bytes of an upload that one call brings. */
export const uploadPartMaxBytes = 64_000_000

const person = z.string()
export const containerFolder = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  /** Files and folders right in it. */
  items: z.int().nonnegative(),
})
export type ContainerFolder = z.infer<typeof containerFolder>

export const containerFile = z.object({
  id,
  type: containerType,
  folderId: id.nullable(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  version: z.int(),
  changedAt: instant,
  changedBy: person,
})
export type ContainerFile = z.infer<typeof containerFile>

export const containerFileDetail = containerFile.extend({
  /** Null where it is not in the bin. */
  binnedAt: instant.nullable(),
  sha256: z.string(),
  createdAt: instant,
  createdBy: person,
  versions: z.array(
    z.object({
      version: z.int(),
      mediaType: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      restoredFrom: z.int().nullable(),
      madeAt: instant,
      madeBy: person,
    }),
  ),
})
export type ContainerFileDetail = z.infer<typeof containerFileDetail>

export const binnedItem = z.object({
  kind: z.enum(['file', 'folder']),
  id,
  name: z.string(),
  binnedAt: instant,
  binnedBy: person,
})
export type BinnedItem = z.infer<typeof binnedItem>

/** A file that was added to a monitoring: seen among the evidence, and changed at its monitoring alone. */
export const monitoringFile = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  uploadedAt: instant,
  uploadedBy: person,
  monitoringId: id,
  planId: id,
  station: z.string(),
})
export type MonitoringFile = z.infer<typeof monitoringFile>

export const folderName = requiredLine(100)
export const containerFileName = requiredLine(200)
/** What happens where the folder has a file of that name. */
export const sameNameChoices = ['ask', 'version', 'both'] as const
export const sameName = z.enum(sameNameChoices)
export type SameName = z.infer<typeof sameName>

export const folderInput = z.object({
  type: containerType,
  parentId: id.nullable(),
  name: folderName,
})
export const folderChange = z.object({
  name: folderName.optional(),
  parentId: id.nullable().optional(),
})
export const fileChange = z.object({
  name: containerFileName.optional(),
  folderId: id.nullable().optional(),
})

export const mediaGroups = ['image', 'pdf', 'document', 'workbook'] as const
export const containerUpload = z.object({
  id: z.uuid(),
  /** Bytes that have arrived: what is sent next begins there. */
  received: z.int().nonnegative(),
})

const inProject = z.object({ projectId: idText })
const oneFolder = inProject.extend({ folderId: idText })
const oneFile = inProject.extend({ containerFileId: idText })
const oneUpload = inProject.extend({ uploadId: z.uuid() })
const of = '/fkl-file/projects/:projectId'
const pages = ['name', 'bytes', 'changedAt', 'changedBy'] as const
const offsetText = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])

export const containerRoutes = {
  folders: route({
    method: 'GET',
    path: `${of}/folders`,
    access: 'project:read',
    reads: ['containers'],
    summary: 'All folders of a type of container',
    params: inProject,
    query: z.object({ type: containerType.default('instrument') }),
    response: z.array(containerFolder),
  }),
  createFolder: route({
    method: 'POST',
    path: `${of}/folders`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Create a folder',
    params: inProject,
    body: folderInput,
    response: containerFolder,
    problems: ['NOT_FOUND', 'ALREADY_EXISTS', 'FOLDERS_FULL'],
  }),
  editFolder: route({
    method: 'PATCH',
    path: `${of}/folders/:folderId`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Rename a folder, or move it with all that it holds',
    params: oneFolder,
    body: folderChange,
    response: nothing,
    problems: ['ALREADY_EXISTS', 'FOLDER_IN_ITSELF'],
  }),
  binFolder: route({
    method: 'DELETE',
    path: `${of}/folders/:folderId`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Put a folder into the bin with all that it holds',
    params: oneFolder,
    response: nothing,
  }),
  restoreFolder: route({
    method: 'POST',
    path: `${of}/folders/:folderId/restore`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Take a folder out of the bin; where its name is taken it gets a number',
    params: oneFolder,
    response: nothing,
    problems: ['ALREADY_EXISTS'],
  }),
  files: route({
    method: 'GET',
    path: `${of}/container-files`,
    access: 'project:read',
    reads: ['containers', 'users'],
    summary: 'Files of a folder of a container, or of all of its folders where something is sought',
    params: inProject,
    query: listQuery(pages).extend({
      type: containerType.default('instrument'),
      /** The container's top where it is left out. */
      folder: idText.optional(),
      group: z.enum(mediaGroups).optional(),
      /** Of all folders, as where something is sought. */
      everywhere: flag,
    }),
    response: pageOf(containerFile),
  }),
  bin: route({
    method: 'GET',
    path: `${of}/container-bin`,
    access: 'project:read',
    reads: ['containers', 'users'],
    summary: 'What was put into the bin of a type of container',
    params: inProject,
    query: listQuery(['name', 'binnedAt', 'binnedBy']).extend({
      type: containerType.default('instrument'),
    }),
    response: pageOf(binnedItem),
  }),
  monitoringFiles: route({
    method: 'GET',
    path: `${of}/monitoring-files`,
    access: 'project:read',
    reads: ['monitorings', 'users'],
    summary: 'Evidence of monitorings, which is changed at its monitoring alone',
    params: inProject,
    query: listQuery(['name', 'bytes', 'uploadedAt', 'uploadedBy', 'station']).extend({
      group: z.enum(mediaGroups).optional(),
    }),
    response: pageOf(monitoringFile),
  }),
  file: route({
    method: 'GET',
    path: `${of}/container-files/:containerFileId`,
    access: 'project:read',
    reads: ['containers', 'users'],
    summary: 'One file with its versions',
    params: oneFile,
    response: containerFileDetail,
  }),
  content: file({
    method: 'GET',
    path: `${of}/container-files/:containerFileId/content`,
    access: 'project:read',
    summary: 'The content of a file, or of one of its versions',
    params: oneFile,
    query: z.object({ inline: z.literal('1').optional(), version: idText.optional() }),
  }),
  archive: file({
    method: 'GET',
    path: `${of}/container-archive`,
    access: 'project:read',
    summary: 'Files and folders of a container as one ZIP file',
    params: inProject,
    query: z.object({
      type: containerType.default('instrument'),
      files: idList,
      folders: idList,
    }),
  }),
  editFile: route({
    method: 'PATCH',
    path: `${of}/container-files/:containerFileId`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Rename a file, or move it to another folder',
    params: oneFile,
    body: fileChange,
    response: nothing,
    problems: ['ALREADY_EXISTS'],
  }),
  binFile: route({
    method: 'DELETE',
    path: `${of}/container-files/:containerFileId`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Put a file into the bin',
    params: oneFile,
    response: nothing,
  }),
  restoreFile: route({
    method: 'POST',
    path: `${of}/container-files/:containerFileId/restore`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Take a file out of the bin; where its name is taken it gets a number',
    params: oneFile,
    response: nothing,
    problems: ['ALREADY_EXISTS'],
  }),
  restoreVersion: route({
    method: 'POST',
    path: `${of}/container-files/:containerFileId/versions`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Make the content of an earlier version the newest one',
    params: oneFile,
    body: z.object({ version: z.int().positive() }),
    response: nothing,
  }),
  beginUpload: route({
    method: 'POST',
    path: `${of}/uploads`,
    access: 'project:write',
    changes: [],
    summary: 'Begin an upload, or go on with one of the same file that broke off',
    params: inProject,
    body: z.object({
      type: containerType,
      folderId: id.nullable(),
      name: containerFileName,
      bytes: z.int().positive(),
      modifiedMs: z.int().nonnegative(),
      onSameName: sameName,
    }),
    response: containerUpload,
    problems: [
      'ACCESS_DENIED',
      'NOT_FOUND',
      'FILE_NAME_TAKEN',
      'UPLOADS_UNFINISHED',
      'UPLOADS_TOO_LARGE',
      'PROJECT_FULL',
    ],
  }),
  upload: route({
    method: 'GET',
    path: `${of}/uploads/:uploadId`,
    access: 'project:write',
    reads: [],
    summary: 'How much of an upload has arrived',
    params: oneUpload,
    response: containerUpload,
    problems: ['UPLOAD_ELSEWHERE'],
  }),
  uploadPart: bytesUpload({
    method: 'PUT',
    path: `${of}/uploads/:uploadId/bytes`,
    access: 'project:write',
    changes: [],
    summary: 'Bytes of an upload from an offset on, as the whole body (application/octet-stream)',
    params: oneUpload,
    query: z.object({ offset: offsetText }),
    maxBytes: uploadPartMaxBytes,
    response: containerUpload,
    problems: ['UPLOAD_OFFSET', 'UPLOAD_BUSY', 'UPLOAD_ELSEWHERE'],
  }),
  finishUpload: route({
    method: 'POST',
    path: `${of}/uploads/:uploadId/finish`,
    access: 'project:write',
    changes: ['containers'],
    summary: 'Keep what has arrived whole, as a new file or as a new version of one',
    params: oneUpload,
    body: z.object({ onSameName: sameName }),
    response: containerFile,
    problems: [
      'ALREADY_EXISTS',
      'UPLOAD_OFFSET',
      'UPLOAD_BUSY',
      'UPLOAD_ELSEWHERE',
      'FILE_NAME_TAKEN',
      'FILE_TYPE_NOT_ACCEPTED',
      'FILE_DAMAGED',
      'FILE_INFECTED',
      'FILE_NOT_SCANNED',
    ],
  }),
  cancelUpload: route({
    method: 'DELETE',
    path: `${of}/uploads/:uploadId`,
    access: 'project:write',
    changes: [],
    summary: 'Discard an upload that is not finished',
    params: oneUpload,
    response: nothing,
    problems: ['UPLOAD_BUSY'],
  }),
}
