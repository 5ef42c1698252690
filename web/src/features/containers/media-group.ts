/** Types that browsers show; a HEIC photo is downloaded instead. */
const drawn: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

export const isDrawn = ({ mediaType }: { mediaType: string }): boolean => drawn.includes(mediaType)

export const groupOf = (mediaType: string): 'image' | 'pdf' | 'document' | 'workbook' => {
  if (mediaType.startsWith('image/')) return 'image'
  if (mediaType === 'application/pdf') return 'pdf'
  return mediaType.includes('spreadsheetml') ? 'workbook' : 'document'
}

/** Returns the place of the image that the address names among those that are shown; null for none of them. */
export const indexOf = (
  images: readonly { id: number }[],
  id: number | undefined,
): number | null => {
  const index = images.findIndex((image) => image.id === id)
  return index === -1 ? null : index
}
