import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evidencePackRoutes as api } from '@puquio/contract/commitments/evidence-packs'
import { plainValue } from '../../src/platform/xlsx/read/cell.ts'
import { readPages } from '../../src/platform/pdf/read/read-pdf.ts'
import { buildMember, buildMine } from '../build.ts'
import { startTestApp } from '../harness.ts'
import { runJobs } from '../run-jobs.ts'
import { readWorkbook } from '../workbooks/read-workbook.ts'
import { buildDuties } from './build-duties.ts'
import { keepIn } from './keep-in.ts'
import { verifyPack } from './verify-pack.ts'

/** A Puquio with a commitment of which packs are made, and the hands for it. */
export async function startPacks() {
  const puquio = await startTestApp()
  const folder = mkdtempSync(join(tmpdir(), 'puquio-packs-'))
  const mine = await buildMine(puquio.database)
  const keep = keepIn(puquio, mine.admin, folder)
  const built = await buildDuties(puquio.database, mine, keep)
  const params = { projectId: mine.project.id }
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const order = (given: object = {}) => ({
    kind: 'commitment' as const,
    commitmentId: built.commitment.id,
    language: 'es' as const,
    parts: ['pages' as const, 'results' as const, 'evidence' as const, 'documents' as const],
    ...given,
  })
  return {
    puquio,
    mine,
    built,
    params,
    reader,
    keep,
    order,
    /** Asks for a pack, has it made, and gets its ZIP; `between` its report and its ZIP. */
    async make(given: object = {}, between: () => Promise<unknown> = async () => undefined) {
      const { id } = await reader.call(api.start, { params, body: order(given) })
      await runJobs(puquio, 'gather-pack')
      await runJobs(puquio, 'make-pdf')
      await between()
      await runJobs(puquio, 'make-pack')
      const on = { params: { ...params, evidencePackId: id } }
      const pack = await reader.call(api.get, on)
      const { rawPayload } = await reader.send(api.file, on)
      return { on, pack, zip: rawPayload }
    },
    async textOf(pdf: Buffer) {
      const pages: string[] = []
      const file = { source: pdf, project: mine.project.id }
      await readPages(file, { from: 1 }, ({ text }) => void pages.push(text))
      return pages.join('\n').replace(/\s+/g, ' ')
    },
    /** The rows of a workbook's sheet below its headings, by their headings. */
    async rowsOf(content: Buffer) {
      const read = await readWorkbook(content)
      if (read.kind === 'refused') throw new Error(read.reason)
      const [headings = [], ...rows] = read.sheets[0]?.rows ?? []
      return rows.map((row) =>
        Object.fromEntries(
          headings.map((heading, index) => [plainValue(heading), plainValue(row[index])]),
        ),
      )
    },
    verify: (zip: Buffer, ...options: string[]) => verifyPack(folder, zip, options),
    async close() {
      await puquio.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
