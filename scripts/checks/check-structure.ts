import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '../../domain/src/access/screens.ts'
import { workspaces } from '../project.ts'
import { lineCount, projectFiles, textOf } from '../project-files.ts'
import { checkWriters } from './check-writers.ts'

/** Features whose pages call the routes of others, and so have no file in the contract. */
const featuresOfTheWebAlone = ['home', 'policy']

const longest = [
  { files: /^README\.md$/, lines: 120 },
  { files: /^ARCHITECTURE\.md$/, lines: 200 },
  { files: /^[a-z0-9]+\/README\.md$/, lines: 25 },
  {
    files: /(^|\/)(?!(texts|terms)\.ts$)(?!.*\.generated\.)[^/]+\.(ts|tsx|mjs|cjs|sql|css)$/,
    lines: 400,
  },
]

const bannedWords = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'manager',
  'managers',
  'misc',
  'dto',
]
const bannedNames = ['types', 'shared', 'lib-utils']

const bannedText = [
  { text: /\b(TODO|FIXME|XXX)\b/, advice: 'finish it, or write an issue' },
  { text: /\bas any\b/, advice: 'say what it is, or `unknown`' },
  { text: /@ts-(ignore|nocheck)/, advice: 'mend the type instead' },
  { text: /(oxlint|eslint|biome)-(disable|ignore)/, advice: 'mend the code, or the rule for all' },
  { text: /\b(test|it|describe)\.(skip|only|todo)\b/, advice: 'a test runs, or is not there' },
]

const code = /\.(ts|tsx|mjs|cjs|sql|css)$/
const rawQuery = /\.query(<[^\n]*>)?\(\s*['"`]|\bsql`/
const mayQuery =
  /(^server\/(src\/platform\/db|test|seeds|migrations)\/|[/-]store\.ts$|\.test\.ts$|^(bench|scripts|e2e)\/)/

// Two spellings of a lock's name do not exclude each other.
const ownLock = /pg_(try_)?advisory_xact_lock/
const mayLock = /^server\/(src\/platform\/db\/lock\.ts$|migrations\/)|\.test\.ts$/

// Of "Pérez Ana", `ilike` finds neither "perez" nor "ana perez".
const ownSearch = /\bilike\b/
const maySearch = /^server\/(src\/platform\/db|test|migrations)\/|\.test\.ts$/

// A name that is put together twice is sorted, searched and shown in two ways.
const ownPersonName = /\bname(\s*\|\|\s*' '\s*\|\|\s*|(?<=concat_ws\([^)]*),\s*)(\w+\.)?last_name\b/
const mayNamePersons = /^server\/(src\/platform\/db|test|migrations|seeds)\/|\.test\.ts$/

// A screen's address follows from the registry of screens: one that is typed leads nowhere once its path changes.
const firstParts = new Set(Object.values(screens).map(({ path }) => path.split('/')[1] ?? ''))
const ownAddress = new RegExp(
  `['"\`}]/(${[...firstParts].filter((part) => /^[a-z]/.test(part)).join('|')})(?=['"\`/?])`,
)
const mustNameScreens = /^server\/src\/features\/(?!.*\.test\.ts$)/

// Tests may start only this Node: no other program is certain to exist.
const ownProgram = /\b(spawn|execFile)(Sync)?\(\s*['"`]|\bexec(Sync)?\(\s*['"`]/
// The installer asks for npm; the sandbox's test tries to start what it must not.
const mayNamePrograms = [
  'scripts/install.mjs',
  'server/test/processes/probing-task.ts',
  // Beside a package of Python, where it is installed.
  'bench/piper.bench.ts',
]
const mustBringPrograms = /^(scripts|e2e|bench|server\/test)\/|\.test\.tsx?$/

// On a text of unknown length, String.normalize takes quadratic time.
const ownNormalForm = /\.normalize\((\)|['"`])/
const mayNormalise = /^domain\/src\/normal-form\.ts$|\.test\.tsx?$/

const unscoped =
  /\.owner\b|\bdatabase\.(one|transaction)\(|\b(owner|one|transaction)\b[^{}]*\} = (platform\.)?database\b/
const mayBeUnscoped = /^(?!server\/src\/)|^server\/src\/platform\/db\/|\.test\.ts$/

/** Checks names, locations and sizes of files; returns a line for each problem. */
export function checkStructure(folder: string): string[] {
  const files = projectFiles(folder)
  return [
    ...files.flatMap((file) => checkName(file)),
    ...checkCase(files),
    ...checkCrowding(files),
    ...files
      .filter((file) => /\.(ts|tsx|mjs|cjs|sql|css|md)$/.test(file))
      .flatMap((file) => checkText(folder, file)),
    ...checkFeatures(folder, files),
    ...checkWriters(folder, files),
    ...workspaces
      .filter(
        (workspace) =>
          existsSync(join(folder, workspace)) && !files.includes(`${workspace}/README.md`),
      )
      .map(
        (workspace) => `${workspace}/: a workspace has a README.md that says what belongs in it`,
      ),
  ]
}

/** On macOS and Windows, paths that differ only in case are one file. */
export function checkCase(files: string[]): string[] {
  const firsts = new Map<string, string>()
  return [...new Set(files.flatMap(withFolders))].flatMap((path) => {
    const first = firsts.get(path.toLowerCase())
    if (first !== undefined) return [`${path}: differs from ${first} only in case; rename one`]
    firsts.set(path.toLowerCase(), path)
    return []
  })
}

/** A folder of sources that holds more files than this is divided by what they serve. */
const crowded = 26

export function checkCrowding(files: string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = file.split('/').slice(0, -1).join('/')
    if (/^[a-z0-9]+\/src(\/|$)|^server\/test$/.test(folder))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > crowded)
    .map(([folder, count]) => `${folder}/: ${count} files; divide it by what they serve`)
}

function checkName(file: string): string[] {
  const problems: string[] = []
  const segments = file.split('/')
  const base = segments.at(-1) as string
  for (const segment of segments) {
    const name = segment.replace(/\..*$/, '')
    const bad =
      name.split(/[-_]/).find((word) => bannedWords.includes(word.toLowerCase())) ??
      bannedNames.find((banned) => banned === name)
    if (bad) problems.push(`${file}: "${bad}" says nothing; name the thing that is in it`)
  }
  if (
    /\.(ts|mjs|cjs)$/.test(base) &&
    !/^(use[A-Z]\w*|[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z0-9-]+)*$/.test(base) &&
    !base.startsWith('.')
  )
    problems.push(`${file}: files are kebab-case (hooks: useThing.ts)`)
  if (
    base.endsWith('.tsx') &&
    !/^([A-Z][A-Za-z0-9]*|use[A-Z]\w*|[a-z0-9]+(-[a-z0-9]+)*)(\.test)?\.tsx$/.test(base)
  )
    problems.push(`${file}: components are PascalCase, other files kebab-case`)
  if (
    /\/src\/.*\bindex\.tsx?$/.test(file) &&
    !/^(domain|contract|figures)\/src\/index\.ts$/.test(file)
  )
    problems.push(
      `${file}: only domain, contract and figures have a door (index.ts); import the file itself`,
    )
  if (
    file.startsWith('server/migrations/') &&
    !/\/\d{4}_[a-z0-9_]+\.sql$/.test(file) &&
    base !== 'README.md'
  )
    problems.push(`${file}: migrations are named NNNN_what_it_does.sql`)
  return problems
}

/** Folders count too: files of `Plan/` and `plan/` would lie together. */
const withFolders = (file: string): string[] =>
  file.split('/').map((_, index, segments) => segments.slice(0, index + 1).join('/'))

function checkText(folder: string, file: string): string[] {
  const text = textOf(folder, file)
  const problems: string[] = []
  const limit = longest.find(({ files }) => files.test(file))
  if (limit && lineCount(text) > limit.lines)
    problems.push(
      `${file}: ${lineCount(text)} lines, of ${limit.lines} at most; two ideas make two files`,
    )
  if (!code.test(file) || file.startsWith('scripts/checks/check-structure')) return problems
  text.split('\n').forEach((line, index) => {
    if (/@ts-expect-error/.test(line) && !/\.test\.tsx?$/.test(file))
      problems.push(`${file}:${index + 1}: @ts-expect-error: mend the type instead`)
    for (const { text: banned, advice } of bannedText)
      if (banned.test(line))
        problems.push(`${file}:${index + 1}: ${banned.exec(line)?.[0]}: ${advice}`)
  })
  if (rawQuery.test(text) && !mayQuery.test(file))
    problems.push(`${file}: SQL lives in a feature's store.ts or *-store.ts and in platform/db`)
  if (ownLock.test(text) && !mayLock.test(file))
    problems.push(`${file}: lock by a name of platform/db/lock.ts`)
  if (file.startsWith('server/') && ownSearch.test(text) && !maySearch.test(file))
    problems.push(`${file}: search by containsWords of platform/db, without case and accents`)
  if (file.startsWith('server/') && ownPersonName.test(text) && !mayNamePersons.test(file))
    problems.push(`${file}: name people by personName or nameOf of platform/db`)
  if (ownAddress.test(text) && mustNameScreens.test(file))
    problems.push(`${file}: name the screen: addressOf of domain makes its address`)
  if (ownProgram.test(text) && mustBringPrograms.test(file) && !mayNamePrograms.includes(file))
    problems.push(`${file}: start only process.execPath; a bare machine has no other program`)
  if (ownNormalForm.test(text) && !mayNormalise.test(file))
    problems.push(`${file}: normalise texts by normalForm of domain, which takes linear time`)
  if (unscoped.test(text) && !mayBeUnscoped.test(file))
    problems.push(`${file}: statements run in a scope: only platform/db asks the database itself`)
  return problems
}

/** A feature has the same name in every workspace: what one of them names, the others know. */
function checkFeatures(folder: string, files: string[]): string[] {
  const features = (workspace: string) => [
    ...new Set(
      files.flatMap((file) =>
        file.startsWith(`${workspace}/`)
          ? [file.slice(workspace.length + 1).split('/')[0] ?? '']
          : [],
      ),
    ),
  ]
  const ofWeb = features('web/src/features')
  const isOfWebAlone = (feature: string) => featuresOfTheWebAlone.includes(feature)
  const isInContract = (feature: string) =>
    files.some((file) => file.startsWith('contract/src/') && file.endsWith(`/${feature}.ts`))
  const missing = (workspace: string, feature: string) =>
    `${workspace}/${feature}/: there is no ${feature}.ts in contract/src; a feature has one name in every workspace`
  return [
    ...features('server/src/features')
      .filter((feature) => !isInContract(feature))
      .map((feature) => missing('server/src/features', feature)),
    ...ofWeb
      .filter((feature) => !isInContract(feature) && !isOfWebAlone(feature))
      .map((feature) => missing('web/src/features', feature)),
    ...featuresOfTheWebAlone
      .filter((feature) => isInContract(feature) || (isWhole(files) && !ofWeb.includes(feature)))
      .map(
        (feature) =>
          `scripts/checks/check-structure.ts: "${feature}" is no feature of the web alone; take it from the list`,
      ),
    ...files.flatMap((file) => checkImplemented(folder, file, files)),
  ]
}

const isWhole = (files: string[]) => files.includes('web/src/app/pages.ts')

/** Routes of the contract, but those that are part of others, are implemented in a folder, or a file, of their name. */
function checkImplemented(folder: string, file: string, files: string[]): string[] {
  const [, name] = /^contract\/src\/(?:.*\/)?([a-z-]+)\.ts$/.exec(file) ?? []
  if (!name) return []
  const [, routes] = /^export const (\w+Routes)\b/m.exec(textOf(folder, file)) ?? []
  if (!routes) return []
  const isPart = files.some(
    (one) => one.startsWith('contract/src/') && textOf(folder, one).includes(`...${routes},`),
  )
  if (isPart) return []
  const isThere = files.some(
    (one) =>
      one.startsWith('server/src/features/') &&
      (one.includes(`/${name}/`) || one.endsWith(`/${name}.ts`)),
  )
  return isThere
    ? []
    : [
        `${file}: nothing in server/src/features is named ${name}; a feature has one name in every workspace`,
      ]
}
