import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkDocs } from './check-docs.ts'
import { checkStructure } from './check-structure.ts'
import { checkTexts } from './check-texts.ts'
import { checkUsed } from './check-used.ts'
import { projectFiles } from '../project-files.ts'
import { root, workspaces } from '../project.ts'
import { type Outcome, runTool } from '../run-program.ts'

type Check = { name: string; run: () => Promise<Pick<Outcome, 'code' | 'output'>> }

const checks: Check[] = [
  { name: 'structure', run: () => own(checkStructure) },
  { name: 'documents', run: () => own(checkDocs) },
  { name: 'texts', run: () => own(checkTexts) },
  { name: 'used', run: () => own((folder) => checkUsed(folder, projectFiles(folder))) },
  { name: 'types', run: () => runTool('typescript/bin/tsc', ['--build']) },
  { name: 'format', run: () => runTool('@biomejs/biome/bin/biome', ['format', '.']) },
  { name: 'lint', run: () => runTool('oxlint/bin/oxlint', ['--type-aware']) },
  { name: 'imports', run: checkImports },
  { name: 'unused code', run: () => runTool('knip/bin/knip.js', ['--no-config-hints']) },
]

/** Runs all static checks; returns whether all passed. */
export async function runChecks(say: (line: string) => void, more: Check[] = []): Promise<boolean> {
  const queue = [...checks, ...more]
  let allRight = true
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const startMs = Date.now()
      const { code, output } = await check.run()
      const took = `${((Date.now() - startMs) / 1000).toFixed(1)} s`
      say(
        code === 0 ? `✓ ${check.name} (${took})` : `✗ ${check.name} (${took})\n${output.trim()}\n`,
      )
      allRight &&= code === 0
    }
  }
  await Promise.all([worker(), worker()])
  return allRight
}

/** Sizes of the first page and of the heaviest one; `npm test` runs it after its build. */
export const sizes: Check = {
  name: 'sizes',
  run: () => runTool('size-limit/bin.js', []),
}

/**
 * Prints each rule's advice, too. Its notice about TypeScript 7 does not apply, since swc does the parsing.
 */
async function checkImports() {
  const { code, output } = await runTool('dependency-cruiser/bin/dependency-cruiser.mjs', [
    ...[...workspaces, 'scripts', 'bench'].filter((workspace) => existsSync(join(root, workspace))),
    '--output-type',
    'err-long',
  ])
  return { code, output: output.replace(/‼ missing-tsc-transpiler[\s\S]*$/, '') }
}

async function own(check: (folder: string) => string[]) {
  const problems = check(root)
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}
