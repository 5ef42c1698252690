import type { FileAnswer } from '../../platform/http/send-file.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NewFile } from './store.ts'

export { acceptFile } from './accept-file.ts'
export {
  addEvidenceFile,
  type EvidenceOwner,
  removeEvidenceFile,
} from './evidence.ts'
export { type EvidencePlace, type EvidenceTable, listEvidence } from './evidence-store.ts'
export { fileName } from './file-name.ts'
export { keepFile } from './keep-file.ts'
export { keepMade, requireQuotaForMade } from './keep-made.ts'
export { findFile, insertFile, type NewFile } from './store.ts'
export { removeUnneeded } from './sweep-files.ts'

/** Types that a browser shows without running scripts of the file; SVG is not one of them. */
const drawnTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf']

/** Returns the answer that sends a stored file, in parts where they are asked for. */
export const sentFile = (
  { files }: Pick<Platform, 'files'>,
  { name, mediaType, bytes, sha256 }: NewFile,
  { isInline = false }: { isInline?: boolean } = {},
): FileAnswer => ({
  name,
  mediaType,
  bytes,
  body: (range) => files.read(sha256, range),
  isInline: isInline && drawnTypes.includes(mediaType),
  contentHash: sha256,
})
