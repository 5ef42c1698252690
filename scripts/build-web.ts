import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'
import { runTool } from './run-program.ts'

const stampFile = join(root, 'web/dist/.built')

/** Builds the web app, unless its sources have not changed since the last build. */
export async function buildWeb(
  say: (line: string) => void,
): Promise<{ ok: boolean; output: string }> {
  const wanted = hashOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted)
    return { ok: true, output: 'unchanged' }
  say('Building the web app…')
  rmSync(stampFile, { force: true })
  const { code, output } = await runTool('vite/bin/vite.js', ['build'], { cwd: join(root, 'web') })
  if (code === 0) writeFileSync(stampFile, wanted)
  return { ok: code === 0, output }
}

function hashOfSources() {
  const files = globSync(
    [
      'web/{index.html,vite.config.ts,package.json,tsconfig.json}',
      'web/{src,public}/**/*',
      '{domain,contract,figures}/src/**/*',
      'package-lock.json',
    ],
    { cwd: root, withFileTypes: true },
  )
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const hash = createHash('sha256')
  for (const name of Object.keys(process.env).toSorted())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\0`)
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}
