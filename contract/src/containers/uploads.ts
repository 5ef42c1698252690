import { z } from 'zod'
import { bytesUpload, route } from '../kit/route.ts'
import { id, idText, instant, listQuery, nothing, pageOf } from '../kit/values.ts'
import { containerFile, containerFileName, containerType, sameName } from './files.ts'

/** Most bytes of an upload that one call brings. */
export const uploadPartMaxBytes = 64_000_000

export const containerUpload = z.object({
  id: z.uuid(),
  /** Bytes that have arrived: what is sent next begins there. */
  received: z.int().nonnegative(),
})

/** An upload that has begun and is not finished: its bytes count in the project's quota. */
export const unfinishedUpload = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  beganAt: instant,
  beganBy: z.string(),
})
export type UnfinishedUpload = z.infer<typeof unfinishedUpload>

const inProject = z.object({ projectId: idText })
const oneUpload = inProject.extend({ uploadId: z.uuid() })
const of = '/fkl-file/projects/:projectId'
const offsetText = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])

/** Files on their way into a container, in parts that may break off. */
export const containerUploadRoutes = {
  beginUpload: route({
    method: 'POST',
    path: `${of}/uploads`,
    access: 'project:write',
    changes: ['uploads'],
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
    changes: ['containers', 'uploads'],
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
    changes: ['uploads'],
    summary: 'Discard an own upload that is not finished',
    params: oneUpload,
    response: nothing,
    problems: ['UPLOAD_BUSY'],
  }),
  unfinishedUploads: route({
    method: 'GET',
    path: `${of}/unfinished-uploads`,
    access: 'project:admin',
    reads: ['uploads', 'users'],
    summary: 'Unfinished uploads of everybody to a type of container',
    params: inProject,
    query: listQuery(['name', 'bytes', 'beganAt', 'beganBy']).extend({
      type: containerType.default('instrument'),
    }),
    response: pageOf(unfinishedUpload),
  }),
  discardUpload: route({
    method: 'DELETE',
    path: `${of}/unfinished-uploads/:uploadId`,
    access: 'project:admin',
    changes: ['uploads'],
    summary: 'Discard an upload that is not finished, whoever began it',
    params: oneUpload,
    response: nothing,
    problems: ['UPLOAD_BUSY'],
  }),
}
