import { z } from 'zod'
import { evidenceMediaTypes } from '../follow-up/evidence.ts'
import { id, instant, requiredLine } from '../kit/values.ts'

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
