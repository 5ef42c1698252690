import { save } from '../../lib/api/download.ts'

/** Sharp in print, and small enough for a letter. */
const pixelRatio = 2

export const saveSvg = (svg: string, name: string): void =>
  save(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)

/** Draws the SVG as the page draws pictures: nothing of it is fetched, and no script of it runs. */
export async function savePng(svg: string, name: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth * pixelRatio
    canvas.height = image.naturalHeight * pixelRatio
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('no picture')
    save(blob, `${name}.png`)
  } finally {
    URL.revokeObjectURL(url)
  }
}
