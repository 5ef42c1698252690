import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ContainerFile, uploadPartMaxBytes } from '@puquio/contract/containers'
import { buildMember, buildProject } from '../server/test/build.ts'
import type { BenchResult } from './bench.ts'
import { startMeasured } from './measured-server.ts'
import { startPuquio } from './start-puquio.ts'
import { millisecondsOf } from './timed.ts'

type Measured = Awaited<ReturnType<typeof startMeasured>>

const fileBytes = 300_000_000
const rounds = 3
const growthLimitMb = 80

/** A large file in parts that may break off, hashed and kept for good, beside a bare route that writes it. */
export async function run(): Promise<BenchResult[]> {
  const puquio = await startPuquio(new Date().toISOString())
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-upload-'))
  const server = await startMeasured(puquio, folder)
  const bare = fork(join(import.meta.dirname, 'bare-upload.ts'), [folder])
  try {
    const { address } = server
    const [bareAddress] = (await once(bare, 'message')) as [string]
    const { database } = puquio.platform
    const project = await buildProject(database)
    const admin = await buildMember(database, project, 'admin')
    const headers = await puquio.signIn(admin.id)
    const site = `${address}/fkl-file/projects/${project.id}/uploads`
    const small = join(folder, 'small.pdf')
    await writePdf(small, 20_000_000)
    await sendInParts(site, headers, small)
    await sendBare(bareAddress, small)
    const idleMb = await peakDuring(server, () => pause(500))
    const times: Record<'parts' | 'bare', number[]> = { parts: [], bare: [] }
    let peakMb = 0
    for (let round = 0; round < rounds; round++) {
      // Another content each time: one that is known already is not stored again.
      const large = join(folder, `large-${round}.pdf`)
      await writePdf(large, fileBytes)
      times.bare.push((await millisecondsOf(() => sendBare(bareAddress, large))) / 1_000)
      const send = async () => {
        times.parts.push((await millisecondsOf(() => sendInParts(site, headers, large))) / 1_000)
      }
      peakMb = Math.max(peakMb, await peakDuring(server, send))
      rmSync(large)
    }
    const megabytes = fileBytes / 1_000_000
    return [
      {
        name: `upload of ${megabytes} MB in parts, hashed and kept, median of ${rounds}`,
        value: median(times.parts),
        unit: 's',
        reference: {
          name: 'bare multipart route that streams it to the disk',
          value: median(times.bare),
        },
        limit: { atMost: 1.5 },
      },
      {
        name: 'growth of the memory meanwhile, peak',
        value: Math.max(0, peakMb - idleMb),
        unit: 'MB',
        reference: { name: 'allowed', value: growthLimitMb },
        limit: { atMost: 1 },
      },
    ]
  } finally {
    await server.stop()
    bare.disconnect()
    await puquio.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function writePdf(path: string, bytes: number) {
  const out = createWriteStream(path)
  out.write('%PDF-1.4\n1 0 obj <<>> endobj\n')
  for (let left = bytes - 30; left > 0; left -= 1_000_000)
    if (!out.write(randomBytes(Math.min(left, 1_000_000)))) await once(out, 'drain')
  out.end()
  await once(out, 'close')
}

async function sendInParts(site: string, headers: Record<string, string>, path: string) {
  const file = await openAsBlob(path)
  const json = { ...headers, 'content-type': 'application/json' }
  const begin = {
    type: 'instrument',
    folderId: null,
    name: 'grande.pdf',
    bytes: file.size,
    modifiedMs: Date.now(),
    onSameName: 'both',
  }
  const post = { method: 'POST', headers: json }
  const { id } = await answered<{ id: string }>(
    await fetch(site, { ...post, body: JSON.stringify(begin) }),
  )
  for (let offset = 0; offset < file.size; offset += uploadPartMaxBytes) {
    const body = file.slice(offset, offset + uploadPartMaxBytes)
    const type = { 'content-type': 'application/octet-stream', 'content-length': `${body.size}` }
    await answered(
      await fetch(`${site}/${id}/bytes?offset=${offset}`, {
        method: 'PUT',
        headers: { ...headers, ...type },
        body,
      }),
    )
  }
  const body = JSON.stringify({ onSameName: 'both' })
  const kept = await answered<ContainerFile>(await fetch(`${site}/${id}/finish`, { ...post, body }))
  if (kept.bytes !== file.size) throw new Error(`${kept.bytes} bytes were kept of ${file.size}`)
}

async function sendBare(address: string, path: string) {
  const form = new FormData()
  form.append('file', await openAsBlob(path), 'grande.pdf')
  await answered(await fetch(address, { method: 'POST', body: form }))
}

async function answered<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

async function peakDuring(server: Measured, work: () => Promise<unknown>): Promise<number> {
  server.begin()
  await work()
  return (await server.tell()).memoryMb
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
