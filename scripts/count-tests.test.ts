import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest, sum } from './count-tests.ts'
import { withFiles } from './folder-of-files.ts'

const vitest = (report: object, code: number) =>
  withFiles({ 'r.json': JSON.stringify(report) }, (folder) =>
    countVitest(join(folder, 'r.json'), code),
  )
const playwright = (stats: object, code: number) =>
  withFiles({ 'r.json': JSON.stringify({ stats }) }, (folder) =>
    countPlaywright(join(folder, 'r.json'), code),
  )

test('reads what the runners wrote', () => {
  expect(vitest({ numPassedTests: 7, numFailedTests: 2 }, 1)).toEqual({ passed: 7, failed: 2 })
  expect(playwright({ expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, 1)).toEqual({
    passed: 3,
    failed: 2,
  })
})

test('a run that fails without a failed test is a failure', () => {
  expect(vitest({ numPassedTests: 7, numFailedTests: 0 }, 1)).toEqual({ passed: 7, failed: 1 })
  expect(playwright({ expected: 3 }, 1)).toEqual({ passed: 3, failed: 1 })
})

test('a run that wrote nothing is a failure', () => {
  expect(countVitest('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 })
})

test('adds up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})
