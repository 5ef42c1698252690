import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPacks } from '../../../../test/packs/start-packs.ts'
import { unpacked } from '../../../../test/reports/unpacked.ts'
import { sql } from '../../../platform/db/sql.ts'

type Packs = Awaited<ReturnType<typeof startPacks>>
let packs: Packs
beforeAll(async () => {
  packs = await startPacks()
})
afterAll(() => packs.close())

/** As an import leaves it: it names no monitoring. */
const sampleOn = (day: string, parameterGroup: string) =>
  packs.puquio.database.owner.one(
    {},
    sql`with changed as (
      update parameter set parameter_group = ${parameterGroup} where project_id = ${packs.mine.project.id} returning id)
    update sample set monitoring_id = null, sampled_on = ${day}, sampled_at = ${`${day}T15:00:00Z`}
    where project_id = ${packs.mine.project.id} returning id, (select count(*) from changed)`,
  )
const packed = async () => {
  const { pack, zip } = await packs.make()
  return { results: pack.counts?.results, names: (await unpacked(zip)).map(({ name }) => name) }
}
const report = expect.stringContaining('informe de ensayo.pdf')

test('a sample that names no monitoring is that of its station and day, with its report', async () => {
  await sampleOn('2026-02-02', 'metals')
  const { results, names } = await packed()
  expect(results).toBe(1)
  expect(names).toContain('resultados.xlsx')
  expect(names).toContainEqual(report)
})

test('one of another day is not, nor one where only field measurements were asked for', async () => {
  await sampleOn('2026-02-03', 'metals')
  const { results, names } = await packed()
  expect(results).toBe(0)
  expect(names).not.toContainEqual(report)
  await sampleOn('2026-02-02', 'field')
  expect((await packed()).results).toBe(0)
})
