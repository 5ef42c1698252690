/**
 * Returns an image as a PNG of at most `maxPx` on its longer side, drawn again: its place, camera and other data stay
 * behind. It fails for what the browser cannot read as an image.
 */
export const shrinkImage = async (file: File, maxPx: number): Promise<File> => {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, maxPx / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no images')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (drawn === null) throw new Error('The image was not drawn')
  return new File([drawn], `${file.name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' })
}
