import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const left = [
  'node_modules',
  'dist',
  '.git',
  '.data',
  'test-results',
  'playwright-report',
  'coverage',
]

/** The project's own files, relative to `folder`, with `/` on every system. */
export function projectFiles(folder: string, pattern = '**/*'): string[] {
  const hidden = pattern === '**/*' ? ['.*', '.ci/*'] : []
  return globSync([pattern, ...hidden], {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => left.includes(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
}

export function textOf(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

export function lineCount(text: string): number {
  return text.trimEnd().split('\n').length
}
