import { randomUUID } from 'node:crypto'
import {
  exampleMonitoringPlan,
  filledTemplate,
} from '../../../server/test/workbooks/plan-workbooks.ts'
import { expect } from '../../puquio.ts'
import { packed, payload } from './payload.ts'
import type { Callers } from './store.ts'

/** Plans that are imported and annulled, and imports whose every cell is wrong; returns the keys of these. */
export async function storePlans(
  { admin }: Callers,
  numbers: readonly number[],
): Promise<string[]> {
  const start = async (bytes: Buffer, number: number) => {
    const key = randomUUID()
    const name = `${payload(number, 190)}.xlsx`
    await admin('planImports.start', { body: { key }, file: { name, bytes } })
    await expect
      .poll(
        async () =>
          ((await admin('planImports.get', { params: { key } })).json() as { state: string }).state,
        { timeout: 60_000 },
      )
      .not.toBe('checking')
    return key
  }
  const titles = packed(numbers, 200)
  const [row] = exampleMonitoringPlan()
  for (const [at, reason] of packed(numbers, 500).entries()) {
    const good = await filledTemplate([{ ...row, observation: `${at}` }])
    const key = await start(good, numbers[at] ?? 0)
    const body = { title: titles[at] }
    const saved = (await admin('planImports.save', { params: { key }, body })).json() as {
      planId: number
    }
    await admin('plans.annul', { params: { planId: saved.planId }, body: { reason } })
  }
  const long = packed(numbers, 1900)
  const columns = [...Object.keys(row ?? {}), 'startsOn', 'endsOn']
  const keys: string[] = []
  // No more bad cells in one than can be corrected.
  for (let from = 0; from < long.length; from += 4) {
    const some = long.slice(from, from + 4)
    const wrong = some.map((text) => Object.fromEntries(columns.map((column) => [column, text])))
    const key = await start(await filledTemplate(wrong), numbers.at(-1 - from) ?? 0)
    for (const [at, value] of some.entries())
      await admin('planImports.correct', {
        params: { key },
        body: { cells: [{ row: at + 2, column: 'frequency', value }] },
      })
    keys.push(key)
  }
  return keys
}
