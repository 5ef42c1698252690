import { fileTypeFromBuffer } from 'file-type'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { bytesThrough } from '../../../platform/outbound/send-through.ts'
import { Problem } from '../../../platform/problem.ts'
import { readCapabilities } from '../read/read-map-file.ts'
import { keptPictures } from './kept-pictures.ts'
import { capabilitiesAddress, type Extent, pictureAddress, type WmsSource } from './requests.ts'
import { pictureTurns } from './turns.ts'

const most = {
  capabilitiesBytes: 10_000_000,
  pictureBytes: 4_000_000,
  patienceMs: 20_000,
  /** For so long a service that did not answer is not asked again for pictures of a layer. */
  silentMs: 30_000,
}
const pictureTypes = ['image/png', 'image/jpeg']

export type Picture = { bytes: Buffer; mediaType: string }

/** Map services that administrators named, each reached through the outbound door alone. */
export function openMapServices(outbound: Outbound) {
  const pictures = keptPictures<Picture>()
  const turns = pictureTurns()
  /** Layers whose service did not answer, each with what is said of it. */
  const silent = new Map<string, { problem: Problem; sinceMs: number }>()

  async function ask(url: URL, projectId: number, answerMax: number) {
    const failed = (status: string) =>
      new Problem('MAP_SERVICE_NOT_ANSWERING', { host: url.host, status })
    try {
      const answer = await bytesThrough(outbound, {
        url,
        projectId,
        method: 'GET',
        headers: { accept: '*/*', 'user-agent': 'Puquio' },
        patienceMs: most.patienceMs,
        answerMax,
      })
      if (answer.status !== 200) throw failed(String(answer.status))
      return answer
    } catch (error) {
      if (error instanceof Problem) throw error
      throw failed('—')
    }
  }

  return {
    /** Throws where the address is no WMS that offers pictures. */
    async read(typed: string, projectId: number) {
      const url = capabilitiesAddress(typed)
      const { bytes } = await ask(url, projectId, most.capabilitiesBytes)
      const read = bytes.length === 0 ? null : await readCapabilities(bytes, projectId)
      if (read === null) throw new Problem('MAP_SERVICE_NOT_READABLE', { host: url.host })
      return read
    },

    /** A picture, kept for a few minutes; the same one is asked for once. */
    picture(
      source: WmsSource & { id: number; projectId: number },
      extent: Extent,
      size: { width: number; height: number },
    ): Promise<Picture> {
      const { west, south, east, north } = extent
      const key = [source.projectId, source.id, west, south, east, north, size.width, size.height]
      return pictures(key.join(' '), () =>
        turns(source.projectId, async () => {
          const layer = `${source.projectId} ${source.id}`
          const known = silent.get(layer)
          if (known && performance.now() - known.sinceMs < most.silentMs) throw known.problem
          silent.delete(layer)
          const url = pictureAddress(source, extent, size)
          const { bytes } = await ask(url, source.projectId, most.pictureBytes).catch(
            (problem: Problem) => {
              silent.set(layer, { problem, sinceMs: performance.now() })
              throw problem
            },
          )
          // By its bytes: what a service calls an image may be a page.
          const found = await fileTypeFromBuffer(bytes)
          if (!found || !pictureTypes.includes(found.mime))
            throw new Problem('MAP_SERVICE_NO_PICTURE', { host: url.host })
          return { bytes, mediaType: found.mime }
        }),
      )
    },
  }
}
