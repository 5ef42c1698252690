import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'

/** What the sandbox's processes load. */
const programs = [
  '../xlsx/read/reader-task.ts',
  '../xlsx/annotate/annotate-task.ts',
  '../pdf/read/inspect-task.ts',
  '../pdf/read/text-task.ts',
  '../pdf/read/ocr/recognise-task.ts',
  '../pdf/read/draw/picture-task.ts',
  '../tables/collect-rows.ts',
  '../../features/plan-imports/check/check-rows.ts',
  '../../features/result-imports/check/file-part.ts',
  '../pdf/render/render-task.ts',
].map((path) => new URL(path, import.meta.url).href)

/** Prints who imports what, with Node's own loader. */
const printed = `
  import { registerHooks } from 'node:module'
  const found = []
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      found.push([context.parentURL, resolved.url])
      return resolved
    },
  })
  for (const program of ${JSON.stringify(programs)}) await import(program)
  console.log(JSON.stringify(found))`

test('a process that looks into a file loads neither all of the domain nor what speaks to others', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', printed], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const imports = (JSON.parse(said) as [from: string, to: string][]).map((ends) =>
    ends.map((url) => (url.startsWith('file:') ? relative(projectRoot, fileURLToPath(url)) : url)),
  )
  expect(imports.length).toBeGreaterThan(300)
  const slow = /^domain\/src\/index\.ts$|node_modules\/(?:zod|pg|fastify)\//
  // Import it by a door of domain/src/doors.
  expect(imports.filter(([, to = '']) => slow.test(to))).toEqual([])
})
