import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { FileStore } from '../src/platform/files/file-store.ts'
import { seeded } from './random.ts'

export type EvidenceFile = { sha256: Buffer; name: string; bytes: number }

/** Some generated field photographs for the image viewer. */
export async function keepEvidence(files: FileStore): Promise<EvidenceFile[]> {
  return Promise.all(
    [11, 23, 37, 41].map(async (seed, index) => {
      const image = landscape(640, 420, seed)
      const path = join(tmpdir(), `puquio-evidence-${randomUUID()}`)
      await writeFile(path, image, { mode: 0o600 })
      const sha256 = await files.put(path)
      await rm(path, { force: true })
      return { sha256, name: `punto-${index + 1}.png`, bytes: image.length }
    }),
  )
}

/** Draws a puna landscape: three ridges as sums of sines under a sky, coloured by height. */
function landscape(width: number, height: number, seed: number): Buffer {
  const random = seeded(seed)
  const phases = Array.from({ length: 9 }, () => random.next() * 6.28)
  const ridges = [
    { base: 0.42, swing: 0.1, rgb: [122, 138, 150] },
    { base: 0.58, swing: 0.09, rgb: [120, 116, 84] },
    { base: 0.74, swing: 0.06, rgb: [158, 142, 82] },
  ]
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / width
      const v = y / height
      let rgb = [150 + 70 * v, 186 + 40 * v, 222 + 12 * v]
      ridges.forEach((ridge, n) => {
        const [a = 0, b = 0, c = 0] = phases.slice(n * 3, n * 3 + 3)
        const line =
          ridge.base +
          ridge.swing *
            (Math.sin(u * 7 + a) + 0.5 * Math.sin(u * 17 + b) + 0.2 * Math.sin(u * 43 + c))
        if (v > line) rgb = ridge.rgb.map((value) => value - 50 * (v - line))
      })
      const at = y * (1 + width * 3) + 1 + x * 3
      rgb.forEach((value, n) => {
        rows[at + n] = Math.max(0, Math.min(255, value))
      })
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
