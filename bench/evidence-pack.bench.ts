import { randomBytes } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type EvidencePack, evidencePackRoutes } from '@puquio/contract/commitments/evidence-packs'
import { ZipFile } from 'yazl'
import { sql } from '../server/src/platform/db/sql.ts'
import { openFileFolder } from '../server/src/platform/files/file-folder.ts'
import { buildMine } from '../server/test/build.ts'
import { buildVerified } from '../server/test/proofs/build-evidence-pack.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { startMeasured } from './measured-server.ts'
import { startPuquio } from './start-puquio.ts'
import { millisecondsOf } from './timed.ts'

const rounds = 3
const monitorings = 400
const photos = 200

/** The pack of one commitment with 400 monitorings and 200 photos of 1.5 MB, beside a plain streamed ZIP of the same photos. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const photoBytes = isShort ? 150_000 : 1_500_000
  const puquio = await startPuquio(null)
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-pack-'))
  const server = await startMeasured(puquio, folder, 'jobs')
  try {
    const { database } = puquio.platform
    const mine = await buildMine(database)
    const { commitment } = await buildVerified(database, mine)
    const owner = (statement: ReturnType<typeof sql>) => database.owner.one({}, statement)
    const of = { projectId: mine.project.id, commitmentId: commitment.id }
    await owner(sql`
      insert into monitoring (project_id, plan_id, station_id, component_id, estimated_on, margin_days, commitment_id,
        action_on, action_completed, sample_taken, observation, reason)
      select ${of.projectId}, ${mine.plan.id}, ${mine.station.id}, ${mine.component.id}, '2024-01-01'::date + n, 3,
        ${of.commitmentId}, '2024-01-01'::date + n, true, true, 'Toma sin novedad', 'Según plan'
      from generate_series(1, ${monitorings}) n`)
    const kept = openFileFolder(join(folder, 'files'), { dataFolder: folder, diskReserveBytes: 0 })
    mkdirSync(join(folder, 'photos'))
    const paths: string[] = []
    for (let at = 0; at < photos; at++) {
      const path = join(folder, 'photos', `foto ${at}.jpg`)
      writeFileSync(path, randomBytes(photoBytes))
      paths.push(path)
      const sha256 = await kept.put(path)
      await owner(sql`
        with kept as (insert into stored_file (project_id, sha256, name, media_type, bytes, uploaded_at, uploaded_by)
          values (${of.projectId}, ${sha256}, ${`foto ${at}.jpg`}, 'image/jpeg', ${photoBytes}, now(), ${mine.admin.id})
          returning id)
        insert into monitoring_evidence (project_id, monitoring_id, file_id, kind)
        select ${of.projectId}, (select id from monitoring where commitment_id = ${of.commitmentId} order by id offset ${at * 2} limit 1),
          id, 'photo' from kept`)
    }
    const headers = {
      ...(await puquio.signIn(mine.admin.id)),
      'content-type': 'application/json',
    }
    const at = `${server.address}${evidencePackRoutes.start.path.replace(':projectId', String(of.projectId))}`
    const make = async () => {
      const order = { kind: 'commitment', commitmentId: commitment.id, language: 'es' }
      const body = JSON.stringify({ ...order, parts: ['pages', 'results', 'evidence'] })
      const asked = await fetch(at, { method: 'POST', headers, body })
      if (!asked.ok) throw new Error(`The pack answered ${asked.status}: ${await asked.text()}`)
      const { id } = (await asked.json()) as EvidencePack
      for (;;) {
        const pack = (await (await fetch(`${at}/${id}`, { headers })).json()) as EvidencePack
        if (pack.stage === 'done') return
        if (pack.stage === 'failed') throw new Error(`The pack failed: ${pack.problem}`)
        await pause(50)
      }
    }
    // As before anybody asks: what the first pack brings, its code and connections too, counts.
    await fetch(`${at}`, { headers }).then((answer) => answer.arrayBuffer())
    server.begin()
    const packs: number[] = []
    const plain: number[] = []
    for (let round = 0; round < rounds; round++) {
      plain.push(await millisecondsOf(() => plainZip(paths, join(folder, 'plain.zip'))))
      packs.push(await millisecondsOf(make))
    }
    const { growthMb, memoryMb } = await server.tell()
    const allowed = 2 * Math.min(...plain) + 3000
    return [
      {
        name: 'a pack of 400 monitorings and 200 photos',
        value: Math.min(...packs),
        unit: 'ms',
        reference: { name: 'twice a plain streamed ZIP of the photos, and 3 s', value: allowed },
        limit: { atMost: 1 },
      },
      {
        name: 'growth of the memory of the server, from before the first pack to its peak',
        value: growthMb,
        unit: 'MB',
        reference: { name: 'allowed', value: 80 },
        limit: { atMost: 1 },
      },
      {
        name: 'all memory, the renderer included',
        value: memoryMb,
        unit: 'MB',
        reference: { name: 'allowed', value: 600 },
        limit: { atMost: 1 },
      },
    ]
  } finally {
    await server.stop()
    await puquio.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As the archive of a container is made: stored as they are, one after another. */
async function plainZip(paths: readonly string[], to: string): Promise<void> {
  const zip = new ZipFile()
  for (const [index, path] of paths.entries())
    zip.addReadStreamLazy(`foto ${index}.jpg`, { compress: false }, (give) =>
      give(null, createReadStream(path)),
    )
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(to))
}
