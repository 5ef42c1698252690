import type { Evidence } from '@puquio/contract/follow-up/evidence'

type Kind = Evidence['kind']

/**
 * Returns the kind of a chosen file: an image is a photo unless another kind was chosen, any other file
 * never is; null where the user must be asked.
 */
export const kindOfFile = (
  { name, type }: { name: string; type: string },
  chosen: Kind | null,
): Kind | null => {
  // Browsers outside Apple's know no type for HEIC.
  const isImage = type.startsWith('image/') || /\.hei[cf]$/i.test(name)
  if (isImage) return chosen ?? 'photo'
  return chosen === 'photo' ? null : chosen
}
