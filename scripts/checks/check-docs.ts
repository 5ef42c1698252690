import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { projectFiles, textOf } from '../project-files.ts'

const link = /\]\(([^)\s]+)\)/g
const quoted = /`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g
const barePath = /(?<![\w./-])((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|cjs|sql|md|json))(?![\w/])/g
const bareName = /`([\w.-]+\.tsx?)`/g
const npmRun = /\bnpm run ([\w:-]+)/g

// Decisions are not edited: one that is superseded may name files that have moved.
const isSuperseded = /^# \d+\. .*\n\nSuperseded /

/**
 * Returns the files, folders and npm scripts that documents name and the project does not have, and the numbers
 * that two decisions have.
 */
export function checkDocs(folder: string): string[] {
  const scripts = scriptsOf(folder)
  const documents = projectFiles(folder, '**/*.md')
  const names = new Set(projectFiles(folder, '**/*.{ts,tsx}').map((path) => basename(path)))
  const named = documents.flatMap((document) => {
    const text = textOf(folder, document)
    const speaksOf = [
      ...matches(text, link).filter((target) => !/^([a-z]+:|#)/.test(target)),
      ...[...matches(text, quoted), ...matches(text, barePath)].filter(
        (path) => !isSuperseded.test(text) && isPath(folder, document, path),
      ),
    ].map((target) => target.replace(/#.*$/, ''))
    const missing = [...new Set(speaksOf)].filter((target) => !exists(folder, document, target))
    const gone = [...new Set(matches(text, bareName))].filter(
      (name) => !isSuperseded.test(text) && !names.has(name) && !/NNNN?/.test(name),
    )
    const unknown = matches(text, npmRun).filter((name) => !scripts.includes(name))
    return [
      ...missing.map((target) => `${document}: ${target} does not exist`),
      ...gone.map((name) => `${document}: there is no file ${name}`),
      ...unknown.map((name) => `${document}: package.json has no script ${name}`),
    ]
  })
  return [...named, ...checkDecisions(folder, documents)]
}

/** A decision is known by its number, which stands in its name and in its title. */
function checkDecisions(folder: string, documents: string[]): string[] {
  const firsts = new Map<string, string>()
  return documents.flatMap((document) => {
    const [, number] = /^docs\/decisions\/(\d{3})-/.exec(document) ?? []
    if (number === undefined) return []
    const first = firsts.get(number)
    firsts.set(number, first ?? document)
    return [
      ...(first ? [`${document}: ${first} has the number ${number}; take the next free one`] : []),
      ...(textOf(folder, document).startsWith(`# ${number}. `)
        ? []
        : [`${document}: its title begins with another number`]),
    ]
  })
}

/** A path starts with an existing folder, from the root or beside the document; other `a/b` are words. */
function isPath(folder: string, document: string, text: string) {
  if (/NNNN?|\.\.\.|\/F(\/|$)/.test(text) || !text.includes('/')) return false
  const first = text.split('/')[0] as string
  return [folder, join(folder, dirname(document))].some((start) => folders(start).includes(first))
}

function exists(folder: string, document: string, target: string) {
  return [folder, join(folder, dirname(document))].some((start) => existsSync(join(start, target)))
}

function folders(start: string): string[] {
  return readdirSync(start, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
}

function scriptsOf(folder: string): string[] {
  if (!existsSync(join(folder, 'package.json'))) return []
  return Object.keys(JSON.parse(textOf(folder, 'package.json')).scripts ?? {})
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '')
}
