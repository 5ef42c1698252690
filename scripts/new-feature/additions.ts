import type { Names } from './names.ts'

/** Adds the routes to contract/src/all.ts, which the proofs go through. */
export function addToAll(text: string, { plural, many, one }: Names): string {
  return insertBefore(
    insertAfterImports(text, `import { ${one}Routes } from './${plural}.ts'`),
    /^}\s*$/m,
    `  ${many}: ${one}Routes,\n`,
  )
}

/** Adds the feature's tag at the end of contract/src/kit/tags.ts. */
export function addToTags(text: string, { many }: Names): string {
  return `${text.trimEnd()}\n  | '${many}'\n`
}

/** Adds the feature to server/src/app.ts. */
export function addToApp(text: string, { plural, many, one }: Names): string {
  const imported = insertAfterImports(
    text,
    `import { ${one}Routes } from '@puquio/contract/${plural}'\nimport { ${one}Handlers } from './features/${plural}/routes.ts'`,
  )
  return insertBefore(
    imported,
    /^\n? *await serveWeb\(/m,
    `  implement(app, guard, '${many}', ${one}Routes, ${one}Handlers)\n`,
  )
}

/** Adds who may call to the table of the proofs. */
export function addToAccessTable(text: string, { many }: Names): string {
  return insertBefore(text, /^}\s*$(?![\s\S]*^}\s*$)/m, rows(many))
}

/** Adds a row of the new table to the proofs about all tables. */
export function addToEverything(text: string, { table }: Names): string {
  const line = `  await insert(database, '${table}', { projectId, name: 'Uno' })\n`
  return insertBefore(text, /^ {2}const member = /m, line)
}

/** Gives the proof of the audit trail its call. */
export function addToChangeCalls(text: string, { many }: Names): string {
  const line = `    '${many}.create': thing(async () => ({ body: { name: 'Uno' } })),\n`
  return insertBefore(text, / {2}}\n}\s*$/, line)
}

/** Names its change in the audit trail. */
export function addToAuditActions(text: string, { many, Many }: Names): string {
  const words = wordsOf(`${Many}: create`)
  return insertBefore(text, /^} as const satisfies/m, `  '${many}.create': ${words},\n`)
}

/** Names its table in the audit trail. */
export function addToAuditTables(text: string, { table, One }: Names): string {
  return insertBefore(text, /^} as const satisfies/m, `  ${table}: ${wordsOf(One)},\n`)
}

const wordsOf = (text: string) => `{ es: '${text}', en: '${text}', fr: '${text}', pt: '${text}' }`

/** Adds its screen to the registry of screens, open to readers and in a new project's menu. */
export function addToScreens(text: string, { plural, Many }: Names): string {
  const parts = `path: '/${plural}', access: 'project:read', menu: 'default'`
  return insertBefore(text, /^} as const satisfies/m, `  ${Many}: { ${parts} },\n`)
}

/** Adds the page of its screen. */
export function addToPages(text: string, { plural, one, Many }: Names): string {
  const routes = `${one}Routes`
  return insertBefore(
    insertAfterImports(text, `import type { ${routes} } from '@puquio/contract/${plural}'`),
    /^} as const satisfies/m,
    `  ${Many}: {
    access: accessOf<typeof ${routes}.list>('project:read'),
    load: () => import('../features/${plural}/pages/${Many}Page.tsx'),
  },\n`,
  )
}

/** Adds the search schema of its screen. */
export function addToSearches(text: string, { plural, one, Many }: Names): string {
  return insertBefore(
    insertAfterImports(text, `import { ${one}Search } from '../features/${plural}/search.ts'`),
    /^} satisfies/m,
    `  ${Many}: ${one}Search,\n`,
  )
}

/** Adds its list to the test of what a change makes stale. */
export function addToStaleTest(text: string, { plural, one, many }: Names): string {
  const routes = `${one}Routes`
  const listed = insertBefore(
    insertAfterImports(text, `import { ${routes} } from '@puquio/contract/${plural}'`),
    /^ {2}schedule: scheduleRoutes\.month,/m,
    `  ${many}: ${routes}.list,\n`,
  )
  return insertBefore(listed, /^ {2}plans: 'plans',/m, `  ${many}: '${many}',\n`)
}

/** Adds name and icon of its screen in the menu. */
export function addToLooks(text: string, { Many }: Names): string {
  const look = `{ Icon: IconListDetails, label: 'screen.${Many}' }`
  return insertBefore(text, /^} as const satisfies/m, `  ${Many}: ${look},\n`)
}

/** Adds the name of its screen to the texts of the shell. */
export const addToMenuTexts = (text: string, { plural, Many }: Names): string =>
  insertBefore(text, /^ {2}'screen\.ChatBot': /m, `  'screen.${Many}': ${wordsOf(plural)},\n`)

/** Adds the name of its screen to those that the audit trail shows. */
export const addToMenuScreens = (text: string, { plural, Many }: Names): string =>
  insertBefore(text, /^ {2}Notifications: /m, `  ${Many}: ${wordsOf(plural)},\n`)

const rows = (many: string) => `  '${many}.list': 'readers',\n  '${many}.create': 'admins',\n`

function insertAfterImports(text: string, line: string): string {
  const last = [...text.matchAll(/^(import .*|} from .*)$/gm)].at(-1)
  if (!last) throw new Error('There are no imports to stand beside.')
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

function insertBefore(text: string, anchor: RegExp, line: string): string {
  const found = anchor.exec(text)
  if (!found) throw new Error(`There is no ${String(anchor)} to stand before.`)
  return `${text.slice(0, found.index)}${line}${text.slice(found.index)}`
}
