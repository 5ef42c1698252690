import { z } from 'zod'
import { file } from './kit/route.ts'
import { id, idText, instant } from './kit/values.ts'

export const storedFile = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  uploadedAt: instant,
  uploadedBy: z.string(),
})
export type StoredFile = z.infer<typeof storedFile>

export const fileRoutes = {
  download: file({
    method: 'GET',
    path: '/fkl-file/projects/:projectId/files/:fileId',
    access: 'project:read',
    summary: 'A stored file',
    params: z.object({ projectId: idText, fileId: idText }),
    query: z.object({ inline: z.literal('1').optional() }),
  }),
}
