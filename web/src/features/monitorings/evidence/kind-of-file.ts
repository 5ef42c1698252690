import type { Evidence } from '@puquio/contract/monitorings'

type Kind = Evidence['kind']

/**
 * What a chosen file is kept as: an image is a photo unless something else was chosen, and any other
 * file is never one; null where that has to be asked.
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
