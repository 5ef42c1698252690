import { createHash } from 'node:crypto'
import type { PackedFile } from '@puquio/contract/commitments/evidence-packs'
import type { ZipPart } from '../../../platform/xlsx/package/zip-stream.ts'
import type { Signer } from '../signing-key.ts'

/** What stands in every pack beside the files that its manifest lists; `scripts/verify-pack.mjs` knows them, too. */
export const manifestName = 'manifest.json'
export const signatureName = 'manifest.sig'
export const keyName = 'signing-key.pem'

export type PackSource = {
  path: string
  open: () => Promise<AsyncIterable<Buffer | string>>
  /** As it was recorded: other content ends the pack. */
  expected?: { bytes: number; sha256: string }
  /** It is packed already, as photos and PDFs are. */
  isStored: boolean
}

type Making = {
  /** What the manifest says beside the files. */
  about: object
  signer: Signer
  onFile: (files: readonly PackedFile[]) => Promise<void>
}

/** The parts of a pack's ZIP: each file, hashed as it passes, then the signed manifest. */
export async function* packParts(
  sources: readonly PackSource[],
  { about, signer, onFile }: Making,
): AsyncGenerator<ZipPart> {
  const files: PackedFile[] = []
  for (const { path, open, expected, isStored } of sources) {
    const hash = createHash('sha256')
    let bytes = 0
    const content = await open()
    const pieces = async function* () {
      for await (const piece of content) {
        const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
    yield { name: path, pieces: pieces(), isStored }
    const sha256 = hash.digest('hex')
    if (expected && (expected.sha256 !== sha256 || expected.bytes !== bytes))
      throw new Error(`the stored file for ${path} is not the one that was recorded`)
    files.push({ path, bytes, sha256 })
    await onFile(files)
  }
  const manifest = Buffer.from(
    `${JSON.stringify({ ...about, signingKey: signer.fingerprint, files }, null, 2)}\n`,
  )
  yield { name: manifestName, pieces: [manifest] }
  yield { name: signatureName, pieces: [`${signer.sign(manifest).toString('base64')}\n`] }
  yield { name: keyName, pieces: [signer.publicKey] }
}
