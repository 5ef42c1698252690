import { beforeEach, expect, it, vi } from 'vitest'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { progressOf } from './progress.ts'

const setProgress = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('./run-store.ts', () => ({ setProgress }))
vi.mock('./extractions-changed.ts', () => ({ extractionsChanged: async () => undefined }))

beforeEach(() => setProgress.mockClear())

it('says at once of how much it is, and other numbers a second apart', async () => {
  const scope = { transaction: (work: (within: object) => unknown) => work({}) }
  const tellProgress = progressOf(
    { scope: scope as unknown as ProjectScope, progress: async () => undefined },
    5,
  )
  await tellProgress('extracting', { recognisedDone: 2, recognisedTotal: 2 })
  await tellProgress('extracting', { chunksTotal: 6 })
  await tellProgress('extracting', { chunksDone: 1, chunksTotal: 6 })
  expect(setProgress.mock.calls.map((args: unknown[]) => args.slice(2))).toEqual([
    ['extracting', { recognisedDone: 2, recognisedTotal: 2 }],
    ['extracting', { chunksTotal: 6 }],
  ])
})
