/** Types that browsers show; a HEIC photo is downloaded instead. */
const drawn: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

export const isDrawn = ({ mediaType }: { mediaType: string }): boolean => drawn.includes(mediaType)

export const groupOf = (mediaType: string): 'image' | 'pdf' | 'document' | 'workbook' => {
  if (mediaType.startsWith('image/')) return 'image'
  if (mediaType === 'application/pdf') return 'pdf'
  return mediaType.includes('spreadsheetml') ? 'workbook' : 'document'
}
