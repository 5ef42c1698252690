import { join } from 'node:path'
import { expect, test } from 'vitest'
import { afterAgain, countPlaywright, countVitest, failedFiles, sum } from './count-tests.ts'
import { withFiles } from './folder-of-files.ts'

const vitest = (report: object, code: number) =>
  withFiles({ 'r.json': JSON.stringify({ testResults: [], ...report }) }, (folder) =>
    countVitest(join(folder, 'r.json'), code),
  )
const playwright = (stats: object, code: number, suites: object[] = []) =>
  withFiles({ 'r.json': JSON.stringify({ stats, suites }) }, (folder) =>
    countPlaywright(join(folder, 'r.json'), code),
  )

test('reads what the runners wrote', () => {
  expect(vitest({ numPassedTests: 7, numFailedTests: 2 }, 1)).toMatchObject({
    passed: 7,
    failed: 2,
  })
  expect(playwright({ expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, 1)).toMatchObject({
    passed: 3,
    failed: 2,
  })
})

test('names what failed', () => {
  const fine = { status: 'passed', fullName: 'fine' }
  const testResults = [
    { name: 'a.ts', status: 'failed', assertionResults: [fine, { ...fine, status: 'failed' }] },
    { name: 'b.ts', status: 'failed', assertionResults: [] },
    { name: 'c.ts', status: 'passed', assertionResults: [fine] },
  ]
  expect(vitest({ numPassedTests: 2, numFailedTests: 1, testResults }, 1).failures).toEqual([
    'a.ts: fine',
    'b.ts',
  ])
  const spec = (title: string, status: string) => ({ file: 'x', title, tests: [{ status }] })
  const suites = [
    { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected')] }] },
    { specs: [spec('three', 'flaky')] },
  ]
  expect(playwright({ expected: 1, unexpected: 1, flaky: 1 }, 1, suites).failures).toEqual([
    'x: two',
    'x: three',
  ])
})

test('a run that fails without a failed test is a failure', () => {
  expect(vitest({ numPassedTests: 7, numFailedTests: 0 }, 1)).toMatchObject({ failed: 1 })
  expect(playwright({ expected: 3 }, 1)).toMatchObject({ passed: 3, failed: 1 })
})

test('a run that wrote nothing is a failure', () => {
  const nothing = { passed: 0, failed: 1, failures: [], unsteady: [] }
  expect(countVitest('/nowhere/report.json', 0)).toEqual(nothing)
  expect(countPlaywright('/nowhere/report.json', 0)).toEqual(nothing)
})

test('a test that passes when it runs again does not fail the run, and is named', () => {
  const first = { passed: 7, failed: 1, failures: ['a'], unsteady: [] }
  const passed = { passed: 3, failed: 0, failures: [], unsteady: [] }
  expect(afterAgain(first, passed)).toEqual({ passed: 8, failed: 0, failures: [], unsteady: ['a'] })
  expect(afterAgain(first, { ...passed, failed: 1 })).toEqual(first)
})

test('knows the files to run again', () => {
  const testResults = [
    { name: '/a.test.ts', status: 'failed', assertionResults: [] },
    { name: '/b.test.ts', status: 'passed', assertionResults: [] },
  ]
  withFiles({ 'r.json': JSON.stringify({ testResults }) }, (folder) =>
    expect(failedFiles(join(folder, 'r.json'))).toEqual(['/a.test.ts']),
  )
  expect(failedFiles('/nowhere/report.json')).toEqual([])
})

test('adds up', () => {
  expect(
    sum([
      { passed: 1, failed: 0, failures: [], unsteady: ['b'] },
      { passed: 2, failed: 3, failures: ['a'], unsteady: [] },
    ]),
  ).toEqual({ passed: 3, failed: 3, failures: ['a'], unsteady: ['b'] })
})
