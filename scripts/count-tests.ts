import { existsSync, readFileSync } from 'node:fs'

export type Count = { passed: number; failed: number }

/**
 * Reads the output of Vitest's JSON reporter; a run without output, or that failed otherwise, counts as one
 * failure.
 */
export function countVitest(file: string, code: number): Count {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const failed = Number(report.numFailedTests) || 0
  return {
    passed: Number(report.numPassedTests) || 0,
    failed: failed === 0 && code !== 0 ? 1 : failed,
  }
}

/** Reads the output of Playwright's JSON reporter; a test that passed only on a retry counts as failed. */
export function countPlaywright(file: string, code: number): Count {
  const stats = read(file)?.stats as Record<string, number> | undefined
  if (!stats) return { passed: 0, failed: 1 }
  const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0)
  return { passed: stats.expected ?? 0, failed: failed === 0 && code !== 0 ? 1 : failed }
}

export function sum(counts: Count[]): Count {
  return counts.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    { passed: 0, failed: 0 },
  )
}

function read(file: string): Record<string, unknown> | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
