import { expect, test } from 'vitest'
import { mutatedPackage } from '../../../test/workbooks/mutated-packages.ts'
import { annotateWorkbook } from '../xlsx/annotate/annotate-workbook.ts'
import { readWorkbook } from '../../../test/workbooks/read-workbook.ts'

const full = process.env['PUQUIO_PROVE'] === 'full'
const count = full ? 2_000 : 24
const marks = [{ sheet: 'Plan', row: 2, column: 0, text: 'mal' }]
const options = { author: 'Puquio', now: new Date('2026-02-15T12:00:00Z') }

test(`each of ${count} workbooks changed by chance is read, or refused for a reason that is not the time`, {
  timeout: count * 10_000,
}, async () => {
  const ends = { read: 0, refused: 0 }
  const check = async (seed: number): Promise<void> => {
    const bytes = mutatedPackage(seed)
    const project = seed % 3
    const read = await readWorkbook(bytes, { project })
    const annotated =
      seed % 4 === 0 ? await annotateWorkbook(bytes, marks, { ...options, project }) : read
    for (const one of [read, annotated]) {
      if (one.kind === 'refused') expect([seed, one.reason]).not.toEqual([seed, 'timeout'])
      ends[one.kind === 'refused' ? 'refused' : 'read']++
    }
  }
  let next = 0
  const work = async (): Promise<void> => {
    while (next < count) await check(next++)
  }
  await Promise.all([work(), work(), work()])
  // Both must occur, or the mutations test nothing.
  expect(ends.read).toBeGreaterThan(count / 20)
  expect(ends.refused).toBeGreaterThan(count / 20)
})
