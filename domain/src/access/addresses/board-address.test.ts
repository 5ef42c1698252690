import { expect, test } from 'vitest'
import { boardAddress, boardSlug } from './board-address.ts'
import { screenOfPath } from './screen-of-path.ts'

test('a board has an address that its screen opens', () => {
  const board = { label: 'Geoquímica: PM-01 / Ñahuinpuquio', urir: 'aB_-9' } as const
  const address = boardAddress({ ...board, kind: 'board' })
  expect(address).toBe('/board/geoquimica-pm-01-nahuinpuquio/aB_-9')
  expect(screenOfPath(address)).toBe('Board')
  const report = boardAddress({ ...board, kind: 'environment-report' })
  expect(report).toBe('/dashboard/environment-report/aB_-9')
  expect(screenOfPath(report)).toBe('EnvironmentReport')
})

test.each(['///', '水', ''])('a label of other signs alone has one, too: %j', (label) => {
  expect(boardSlug(label)).toBe('board')
})
