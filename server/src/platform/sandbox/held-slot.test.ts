import { expect, test } from 'vitest'
import { withinKind } from '../jobs/running-kind.ts'
import { inOneSlot } from './held-slot.ts'

const held = (perProject: number) =>
  withinKind({ kind: 'test', concurrency: 2, perProject }, () =>
    inOneSlot({ project: 1 }, async () => 'held'),
  )

test('a job whose kind gives one project all places enters no sandbox', async () => {
  await expect(held(2)).rejects.toThrow('one project could hold all places of test')
  expect(await held(1)).toBe('held')
})
