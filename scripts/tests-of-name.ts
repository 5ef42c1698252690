import { buildWeb } from './build-web.ts'
import { projectFiles, textOf } from './project-files.ts'
import { root } from './project.ts'
import { runTool } from './run-program.ts'
import { failure, journeys, passed, say, type Stage, vitest } from './run-tests.ts'

/** What `npm test -- plans` runs: a feature's or a file's tests in every workspace. */
export type TestsOfName = { tests: string[]; journeys: string[] }

/**
 * The tests of a name: those in a folder of that name or in a file of it, and the journeys of a
 * file of it or tagged with it (`@plans`), which only quick ones are. Null where nothing has that name.
 */
export function testsOfName(folder: string, name: string): TestsOfName | null {
  const files = projectFiles(folder)
  const tests = files.filter(
    (file) => /\.test\.tsx?$/.test(file) && (file.includes(`/${name}/`) || stemOf(file) === name),
  )
  const walks = files.filter((file) => file.endsWith('.e2e.ts'))
  const whole = walks.filter((file) => stemOf(file) === name)
  const tagged = walks.some((file) => textOf(folder, file).includes(`'@${name}'`))
  if (tests.length === 0 && whole.length === 0 && !tagged) return null
  return { tests, journeys: whole.length > 0 ? whole : tagged ? ['--grep', `@${name}\\b`] : [] }
}

/** All names of features: files of the contract that have tests in any workspace. */
export function namesWithTests(folder: string): string[] {
  const features = projectFiles(folder).flatMap((file) => {
    const name = /^(?:server|web)\/src\/features\/([^/]+)\//.exec(file)?.[1]
    return name === undefined ? [] : [name]
  })
  return [...new Set(features)].filter((name) => testsOfName(folder, name) !== null).toSorted()
}

/** Returns the stages for these names; null where one is unknown, after printing the known ones. */
export function stagesOf(names: string[]): Stage[] | null {
  const unknown = names.filter((name) => testsOfName(root, name) === null)
  if (unknown.length > 0) {
    console.error(
      `Nothing is called ${unknown.join(', ')}. Features: ${namesWithTests(root).join(', ')}. A test file goes by its name without .test.ts.`,
    )
    return null
  }
  const stages: Stage[] = [['Types', types]]
  for (const name of names) {
    const found = testsOfName(root, name)
    if (!found) continue
    if (found.tests.length > 0) stages.push([`Tests of ${name}`, () => vitest(name, found.tests)])
    if (found.journeys.length > 0) stages.push([`Journeys of ${name}`, () => walk(found.journeys)])
  }
  return stages
}

async function types() {
  const { code, output } = await runTool('typescript/bin/tsc', ['--build'])
  if (code !== 0) say(output.trim())
  return code === 0 ? passed : failure
}

async function walk(args: string[]) {
  const web = await buildWeb(say)
  if (web.ok) return journeys(args)
  say(web.output)
  return failure
}

const stemOf = (file: string) =>
  file
    .split('/')
    .at(-1)
    ?.replace(/\.(test\.tsx?|e2e\.ts)$/, '')
