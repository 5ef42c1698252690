import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildMember, buildProject } from '../server/test/build.ts'
import type { BenchResult } from './bench.ts'
import { copied, copyInto } from './copy-rows.ts'
import { checkImport, saveImport } from './import-calls.ts'
import type { Strain } from './import-server.ts'
import { planWorkbook, prepareLists } from './plan-workbook.ts'
import { startMeasured } from './measured-server.ts'
import { bareReader } from './read-bare.ts'
import { startPuquio } from './start-puquio.ts'
import { timed } from './timed.ts'

/** Enough for each side to run once on an idle machine: the best round counts. */
const rounds = 5
const rows = 50_000

/** A plan of 50,000 rows by 16 columns: its check beside the bare reader, its saving beside COPY. */
export async function run(): Promise<BenchResult[]> {
  const puquio = await startPuquio(new Date().toISOString())
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-import-'))
  const { database } = puquio.platform
  const server = await startMeasured(puquio, folder)
  try {
    const { address } = server
    const project = await buildProject(database)
    const admin = await buildMember(database, project, 'admin')
    await prepareLists(database, project)
    const importer = {
      site: `${address}/fkl-plan/projects/${project.id}/imports`,
      headers: await puquio.signIn(admin.id),
    }
    const took: Record<'reader' | 'check' | 'copy' | 'save', number[]> = {
      reader: [],
      check: [],
      copy: [],
      save: [],
    }
    const strains: Strain[] = []
    for (let round = -1; round < rounds; round++) {
      const path = join(folder, `plan-${round}.xlsx`)
      const bytes = await planWorkbook(rows, round + 1)
      writeFileSync(path, bytes)
      const reader = await bareReader(path)
      server.begin()
      const check = await timed(() => checkImport(importer, bytes))
      const save = await timed(() => saveImport(importer, check.value, `Plan ${round}`))
      const strain = await server.tell()
      const copy = await copyBeside(puquio.ownerUrl, save.value)
      // The first round warms the server and the disk.
      if (round < 0) continue
      strains.push(strain)
      for (const [name, ms] of Object.entries({
        reader,
        check: check.tookMs,
        copy,
        save: save.tookMs,
      }))
        took[name as keyof typeof took].push(ms)
    }
    return resultsOf(took, strains)
  } finally {
    await server.stop()
    await puquio.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function resultsOf(took: Record<string, number[]>, strains: Strain[]): BenchResult[] {
  const of = (name: string) => Math.min(...(took[name] ?? []))
  const most = (name: keyof Strain) => Math.max(...strains.map((one) => one[name]))
  return [
    {
      name: 'upload and check of 50,000 rows × 16 columns',
      value: of('check'),
      unit: 'ms',
      reference: { name: 'bare reader', value: of('reader') },
      limit: { atMost: 2.5 },
    },
    {
      name: 'saving its 50,000 monitorings',
      value: of('save'),
      unit: 'ms',
      reference: { name: 'COPY into an equal table', value: of('copy') },
      limit: { atMost: 4 },
    },
    {
      name: 'memory of server and reader meanwhile, at most',
      value: most('memoryMb'),
      unit: 'MB',
      reference: { name: 'allowed', value: 600 },
      limit: { atMost: 1 },
    },
    {
      name: 'lag of the event loop meanwhile, p99',
      value: most('lagP99Ms'),
      unit: 'ms',
      reference: { name: 'allowed', value: 50 },
      limit: { atMost: 1 },
    },
  ]
}

/** The plan's rows once more, by COPY, into a table with the same constraints and indexes. */
async function copyBeside(ownerUrl: string, planId: number): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows: keys } = await client.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'monitoring'::regclass and contype = 'f'`,
    )
    const others = keys.filter(({ definition }) => !definition.includes('REFERENCES monitoring'))
    await client.query(
      'drop table if exists equal; create table equal (like monitoring including all)',
    )
    for (const { definition } of others) await client.query(`alter table equal add ${definition}`)
    await client.query(
      'alter table equal add foreign key (project_id, rescheduled_from_id) references equal (project_id, id)',
    )
    const chunks = await copied(
      client,
      `select * from monitoring where plan_id = ${planId} order by id`,
    )
    return await copyInto(client, 'equal', chunks)
  } finally {
    await client.end()
  }
}
