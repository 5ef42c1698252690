import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStructure } from './checks/check-structure.ts'
import { newFeature } from './new-feature.ts'
import { namesOf } from './new-feature/names.ts'
import { root, workspaces } from './project.ts'

let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'puquio-feature-'))
  for (const entry of [...workspaces, 'tsconfig.base.json'])
    cpSync(join(root, entry), join(copy, entry), {
      recursive: true,
      filter: (path) => !/node_modules|dist|tsbuildinfo/.test(path.slice(root.length)),
    })
  linkPackages()
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a new feature is a slice through all workspaces that compiles and keeps the rules', () => {
  const files = newFeature(copy, 'water-wells')
  expect(files.filter((file) => file.includes('water-wells'))).toHaveLength(8)
  writeFileSync(join(copy, 'contract/of-feature.json'), ofContract)
  for (const project of ['domain', 'contract/of-feature.json', 'server', 'web'])
    expect(complaints(project)).toEqual([])
  expect(checkStructure(copy).filter((line) => line.includes('water'))).toEqual([])
  expect(() => newFeature(copy, 'water-wells')).toThrow('is there already')
}, 300_000)

test('names take their forms', () => {
  expect(namesOf('water-bodies', 'water-body')).toMatchObject({
    Many: 'WaterBodies',
    table: 'water_body',
  })
  expect(() => namesOf('Wells')).toThrow('kebab-case')
  expect(() => namesOf('equipment')).toThrow('singular')
})

/** The new file under the contract's own options; all of the contract is compiled again with the server and the web. */
const ofContract = JSON.stringify({
  extends: './tsconfig.json',
  include: [],
  files: ['src/water-wells.ts'],
})

/** Returns the compiler's errors in the new files only. */
function complaints(project: string): string[] {
  const args = [
    join(root, 'node_modules/typescript/bin/tsc'),
    '--noEmit',
    // Each thread would find out all types of the contract anew, and other tests have the other cores.
    '--singleThreaded',
    '-p',
    join(copy, project),
  ]
  try {
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    return []
  } catch (error) {
    const said = (error as { stdout: string }).stdout.split('\n')
    return said.filter((line) => /water-?well|src\/(all|app|kit\/tags)\.ts/i.test(line))
  }
}

/** Links the packages of the real project, but the workspaces of the copy. */
function linkPackages() {
  const link = (name: string, target: string) =>
    symlinkSync(target, join(copy, 'node_modules', name), 'junction')
  mkdirSync(join(copy, 'node_modules/@puquio'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@puquio' && !name.startsWith('.')) link(name, join(root, 'node_modules', name))
  for (const workspace of workspaces) link(`@puquio/${workspace}`, join(copy, workspace))
}
