import { afterEach, expect, it, vi } from 'vitest'
import { shrinkImage } from './shrink-image.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const drawn: number[][] = []
const stageImage = (width: number, height: number) => {
  drawn.length = 0
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }))
  const pen = { drawImage: (_: unknown, ...place: number[]) => void drawn.push(place) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (done) {
    done(new Blob(['drawn']))
  })
}
const photo = new File(['raw'], 'logo.mina.jpeg', { type: 'image/jpeg' })

it.each([
  [4000, 1000, [0, 0, 512, 128]],
  [300, 6000, [0, 0, 26, 512]],
  [64, 64, [0, 0, 64, 64]],
  [9000, 1, [0, 0, 512, 1]],
])('draws %i × %i again, no larger than it may be', async (width, height, place) => {
  stageImage(width, height)
  const made = await shrinkImage(photo, 512)
  expect(drawn).toEqual([place])
  expect([made.name, made.type, await made.text()]).toEqual(['logo.mina.png', 'image/png', 'drawn'])
})

it('fails for what is no image', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no image')))
  await expect(shrinkImage(photo, 512)).rejects.toThrow('no image')
})
