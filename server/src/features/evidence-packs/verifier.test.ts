import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { evidencePackRoutes as api } from '@puquio/contract/commitments/evidence-packs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPacks } from '../../../test/packs/start-packs.ts'
import { unpacked } from '../../../test/reports/unpacked.ts'
import { zipStream } from '../../platform/xlsx/package/zip-stream.ts'

let packs: Awaited<ReturnType<typeof startPacks>>
beforeAll(async () => {
  packs = await startPacks()
})
afterAll(() => packs.close())

type Part = { name: string; content: Buffer }
const zipOf = (parts: readonly Part[]) =>
  buffer(
    Readable.from(
      zipStream(Readable.from(parts.map(({ name, content }) => ({ name, pieces: [content] }))), {
        modifiedAt: packs.puquio.clock.now(),
        compressionLevel: 1,
      }),
    ),
  )

describe('the verifier refuses', () => {
  let zip: Buffer
  let parts: Part[]
  beforeAll(async () => {
    ;({ zip } = await packs.make({ parts: ['evidence'] }))
    parts = await unpacked(zip)
  })
  const changed = (change: (parts: Part[]) => Part[]) =>
    zipOf(change(parts.map((one) => ({ ...one }))))
  const flipped = ({ name, content }: Part): Part => {
    const other = Buffer.from(content)
    other[other.length >> 1] = (other[other.length >> 1] ?? 0) ^ 1
    return { name, content: other }
  }
  const at = (name: string) => parts.findIndex((one) => one.name.startsWith(name))
  const signedByAnother = (list: Part[]) => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const manifest = list[at('manifest.json')]?.content ?? Buffer.alloc(0)
    return list.map((one) =>
      one.name === 'manifest.sig'
        ? {
            ...one,
            content: Buffer.from(`${sign(null, manifest, privateKey).toString('base64')}\n`),
          }
        : one.name === 'signing-key.pem'
          ? { ...one, content: Buffer.from(publicKey) }
          : one,
    )
  }

  /** The pack as somebody else would sign it who has changed what the manifest says. */
  const forged = (change: (manifest: Record<string, unknown>) => void) =>
    changed((list) => {
      const [own] = list.filter(({ name }) => name === 'manifest.json')
      const manifest = JSON.parse(String(own?.content)) as Record<string, unknown>
      const { publicKey, privateKey } = generateKeyPairSync('ed25519')
      const der = publicKey.export({ type: 'spki', format: 'der' })
      manifest['signingKey'] = createHash('sha256').update(der).digest('hex')
      change(manifest)
      const content = Buffer.from(JSON.stringify(manifest))
      const signature = `${sign(null, content, privateKey).toString('base64')}\n`
      const replaced: Record<string, Buffer | string> = {
        'manifest.json': content,
        'manifest.sig': signature,
        'signing-key.pem': publicKey.export({ type: 'spki', format: 'pem' }),
      }
      return list.map((one) => ({
        ...one,
        content: Buffer.from(replaced[one.name] ?? one.content),
      }))
    })

  test('nothing of a pack whose names say what the script says: it says its own first', async () => {
    const other = 'f'.repeat(64)
    const names = `Expediente\n  Signed by: ${other}\u001b[8m`
    const { code, said } = await packs.verify(
      await forged((manifest) => Object.assign(manifest, { title: names, project: names })),
    )
    expect(code).toBe(0)
    const lines = said.split('\n')
    expect(lines[1]).toMatch(/^ {2}Signed by: [0-9a-f]{64}$/)
    expect(lines.filter((line) => line.trim().startsWith('Signed by:'))).toHaveLength(1)
    expect(said).not.toContain('\u001b')
  })

  test('a manifest whose title is none', async () => {
    const { code, said } = await packs.verify(
      await forged((manifest) => Object.assign(manifest, { title: { toString: 1 } })),
    )
    expect(code).toBe(1)
    expect(said).toContain('NOT VALID')
    expect(said).toContain('the manifest has no title')
  })

  test.each(['../../.bashrc', '/etc/passwd', 'a//b', 'c:\\x', 'informe\u202efdp.exe'])(
    'a file named %j',
    async (path) => {
      const { code, said } = await packs.verify(
        await forged((manifest) => {
          const [first] = manifest['files'] as { path: string }[]
          if (first) first.path = path
        }),
      )
      expect(code).toBe(1)
      expect(said).toContain('outside of it')
    },
  )

  test('nothing where the same files are packed anew', async () => {
    expect((await packs.verify(await changed((list) => list))).code).toBe(0)
  })
  test.each<[string, (list: Part[]) => Part[], string]>([
    [
      'a changed byte',
      (list) => list.map((one, index) => (index === at('evidencia/E-0001') ? flipped(one) : one)),
      'content was changed',
    ],
    [
      'an added file',
      (list) => [...list, { name: 'otra.pdf', content: Buffer.from('x') }],
      'added or renamed',
    ],
    [
      'a removed file',
      (list) => list.filter((_, index) => index !== at('evidencia/E-0001')),
      'removed or renamed',
    ],
    [
      'a renamed file',
      (list) =>
        list.map((one) =>
          one.name.startsWith('evidencia/E-0001')
            ? { ...one, name: 'evidencia/E-0001 otra.png' }
            : one,
        ),
      'renamed',
    ],
    ['a file twice', (list) => [...list, list[0] as Part], 'twice'],
    [
      'a changed manifest',
      (list) => list.map((one) => (one.name === 'manifest.json' ? flipped(one) : one)),
      'signature does not fit',
    ],
    [
      'no signature',
      (list) => list.filter(({ name }) => name !== 'manifest.sig'),
      'manifest.sig is missing',
    ],
    ['another key', signedByAnother, 'another key'],
  ])('%s', async (_, change, reason) => {
    const { code, said } = await packs.verify(await changed(change))
    expect(said).toContain('NOT VALID')
    expect(said).toContain(reason)
    expect(code).toBe(1)
  })
  test('one that was signed by another installation, by the fingerprint of this one', async () => {
    const { code, said } = await packs.verify(zip, '--key', 'ab'.repeat(32))
    expect(said).toContain('signed by another key')
    expect(code).toBe(1)
  })
  test('bytes before, between and behind the files, and what is no ZIP', async () => {
    const broken = [
      Buffer.concat([Buffer.from('hidden'), zip]),
      Buffer.concat([zip, Buffer.from('hidden')]),
      zip.subarray(0, -30),
      Buffer.from('no zip'),
    ]
    for (const one of broken) expect((await packs.verify(one)).code).toBe(1)
  })
})

test('the verifier can be had without its source', async () => {
  const { body, headers } = await packs.reader.send(api.verifier)
  expect(body).toContain('export async function verifyPack')
  expect(headers['content-disposition']).toContain('verify-pack.mjs')
})
