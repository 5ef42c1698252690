import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const pure = (name: string): TestProjectInlineConfiguration => ({
  test: {
    name,
    isolate: false,
    testTimeout: 30_000,
    root: name,
    include: ['src/**/*.test.ts'],
  },
})

type Tests = NonNullable<TestProjectInlineConfiguration['test']> & { name: string; root: string }

/**
 * The files of a worker share their modules: a worker of its own would cost a file a second or two. What
 * calls `vi.mock` gets one, since a module that it replaces would stay another one for the files after it.
 */
function shared({ name, root, include = [], ...rest }: Tests): TestProjectInlineConfiguration[] {
  const cwd = join(import.meta.dirname, root)
  const replacing = globSync(include, { cwd }).filter((file) =>
    readFileSync(join(cwd, file), 'utf8').includes('vi.mock('),
  )
  return [
    { test: { ...rest, root, name, isolate: false, include, exclude: replacing } },
    { test: { ...rest, root, name: `${name}-isolated`, include: replacing } },
  ]
}

export default defineConfig({
  test: {
    // One more than the cores: a test waits a third of its time, for a database or for processes.
    maxWorkers: availableParallelism() + 1,
    // What is waited for comes, but late on a machine with other work.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      pure('domain'),
      pure('contract'),
      pure('figures'),
      { test: { name: 'e2e', testTimeout: 30_000, root: 'e2e', include: ['*.test.ts'] } },
      {
        test: {
          name: 'scripts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          root: 'scripts',
          include: ['**/*.test.ts'],
        },
      },
      ...shared({
        name: 'server',
        root: 'server',
        include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seeds/**/*.test.ts'],
        globalSetup: ['test/global-setup.ts'],
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      ...shared({
        name: 'web',
        root: 'web',
        include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
        environment: 'jsdom',
        setupFiles: [join(import.meta.dirname, 'web/test/clean-page.ts')],
        testTimeout: 20_000,
      }),
    ],
  },
})
