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
  for (const workspace of ['contract', 'server', 'web'])
    writeFileSync(join(copy, workspace, ofFeature), filesAlone(workspace, files))
  for (const project of isFull ? whole : parts) expect(complaints(project)).toEqual([])
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

const isFull = process.env.PUQUIO_PROVE === 'full'
const ofFeature = 'of-feature.json'
/** All of the contract is compiled again with the server and the web. */
const whole = ['domain', `contract/${ofFeature}`, 'server', 'web']
/** In the short run what is new, with what it imports; that the workspaces name it is compiled in full. */
const parts = ['domain', ...['contract', 'server', 'web'].map((name) => `${name}/${ofFeature}`)]

/** Their tests import all of a workspace. */
const isSource = (file: string) =>
  /water-wells/.test(file) && /\.tsx?$/.test(file) && !/\.test\./.test(file)

/** The new files of a workspace under its own options, and what it declares for all. */
const filesAlone = (workspace: string, files: readonly string[]) =>
  JSON.stringify({
    extends: './tsconfig.json',
    include: ['src/*.d.ts', 'src/**/*.d.ts'],
    files: files
      .filter((file) => file.startsWith(`${workspace}/`) && isSource(file))
      .map((file) => file.slice(workspace.length + 1)),
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
