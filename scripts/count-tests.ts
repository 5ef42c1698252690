import { existsSync, readFileSync } from 'node:fs'

/**
 * Of a stage; `failures` names those that failed, where its report does, and `unsteady` those that failed
 * and passed when they ran again.
 */
export type Count = { passed: number; failed: number; failures: string[]; unsteady: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

type PlaywrightSuite = {
  specs?: { file: string; title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = {
  stats: { expected?: number; unexpected?: number; flaky?: number }
  suites?: PlaywrightSuite[]
}

const nothing: Count = { passed: 0, failed: 1, failures: [], unsteady: [] }

/**
 * Reads the output of Vitest's JSON reporter; a run without output, or that failed otherwise, counts as one
 * failure.
 */
export function countVitest(file: string, code: number): Count {
  const report = read<VitestReport>(file)
  if (!report) return nothing
  return {
    passed: report.numPassedTests,
    failed: countFailed(report.numFailedTests, code),
    failures: report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
    unsteady: [],
  }
}

/** The files that failed, by the output of Vitest's JSON reporter; none where it could not be read. */
export const failedFiles = (file: string): string[] =>
  (read<VitestReport>(file)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name)

/** A file whose tests did not even begin has none that failed. */
function failuresOf({ name, assertionResults }: VitestReport['testResults'][number]) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`)
}

/** Reads the output of Playwright's JSON reporter; a test that passed only on a retry counts as failed. */
export function countPlaywright(file: string, code: number): Count {
  const report = read<PlaywrightReport>(file)
  if (!report?.stats) return nothing
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats
  return {
    passed: expected,
    failed: countFailed(unexpected + flaky, code),
    failures: (report.suites ?? []).flatMap(failedSpecs),
    unsteady: [],
  }
}

/** What a stage counts whose failed tests ran again, which `again` counts. */
export const afterAgain = (first: Count, again: Count): Count =>
  again.failed > 0
    ? first
    : {
        passed: first.passed + first.failed,
        failed: 0,
        failures: [],
        unsteady: first.failures,
      }

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => ['unexpected', 'flaky'].includes(status)))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
]

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  unsteady: counts.flatMap(({ unsteady }) => unsteady),
})

const countFailed = (failed: number, code: number) => (failed === 0 && code !== 0 ? 1 : failed)

const read = <Report>(file: string): Report | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
