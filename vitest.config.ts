import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One more than the cores: a test waits a third of its time, for a database or for processes.
    maxWorkers: availableParallelism() + 1,
    // Without isolation where nothing is shared but pure functions: a worker of its own costs a file a second.
    projects: [
      {
        test: {
          name: 'domain',
          isolate: false,
          testTimeout: 30_000,
          root: 'domain',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'contract',
          isolate: false,
          testTimeout: 30_000,
          root: 'contract',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'figures',
          isolate: false,
          testTimeout: 30_000,
          root: 'figures',
          include: ['src/**/*.test.ts'],
        },
      },
      { test: { name: 'e2e', testTimeout: 30_000, root: 'e2e', include: ['*.test.ts'] } },
      {
        test: {
          name: 'scripts',
          testTimeout: 30_000,
          root: 'scripts',
          include: ['**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seeds/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          root: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
