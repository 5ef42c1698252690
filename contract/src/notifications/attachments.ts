import { z } from 'zod'
import { containerMediaTypes } from '../containers.ts'
import { file, upload } from '../kit/route.ts'
import { id, idText } from '../kit/values.ts'

/** Media types that a notification carries, detected by content: documents and images. */
export const attachmentMediaTypes: readonly string[] = [
  ...containerMediaTypes.report,
  ...containerMediaTypes.image,
]
export const attachmentMaxBytes = 10_000_000

export const attachment = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int().nonnegative(),
})
export type Attachment = z.infer<typeof attachment>

const ofProject = '/fkl-notification/projects/:projectId'

export const attachmentRoutes = {
  upload: upload({
    method: 'POST',
    path: `${ofProject}/attachments`,
    access: 'project:admin',
    changes: [],
    summary: 'Upload a file to attach to a notification that the caller sends within a day',
    params: z.object({ projectId: idText }),
    response: attachment,
    maxBytes: attachmentMaxBytes,
    problems: [
      'FILE_TYPE_NOT_ACCEPTED',
      'FILE_EMPTY',
      'FILE_DAMAGED',
      'FILE_INFECTED',
      'FILE_NOT_SCANNED',
      'PROJECT_FULL',
      'ATTACHMENTS_UNSENT',
    ],
  }),
  content: file({
    method: 'GET',
    path: `${ofProject}/notifications/:notificationId/attachments/:attachmentId`,
    access: 'project:read',
    summary: 'An attachment, for who received the notification or sent it, and for the system',
    params: z.object({ projectId: idText, notificationId: idText, attachmentId: idText }),
  }),
}
