import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  addToAccessTable,
  addToAll,
  addToApp,
  addToAuditActions,
  addToAuditTables,
  addToChangeCalls,
  addToEverything,
  addToLooks,
  addToPages,
  addToScreens,
  addToSearches,
  addToStaleTest,
  addToMenuScreens,
  addToMenuTexts,
  addToTags,
} from './new-feature/additions.ts'
import { contractFile } from './new-feature/contract-template.ts'
import { namesOf } from './new-feature/names.ts'
import {
  migrationFile,
  routesFile,
  serverTestFile,
  storeFile,
} from './new-feature/server-templates.ts'
import { pageFile, pageTestFile, searchFile, textsFile } from './new-feature/web-templates.ts'
import { root } from './project.ts'

/** Writes a feature in all workspaces that compiles and passes its test; returns the files written. */
export function newFeature(folder: string, plural: string, singular?: string): string[] {
  const names = namesOf(plural, singular)
  const server = `server/src/features/${plural}`
  const web = `web/src/features/${plural}`
  const files: Record<string, string> = {
    [`contract/src/${plural}.ts`]: contractFile(names),
    [`server/migrations/${nextNumber(folder)}_${plural.replaceAll('-', '_')}.sql`]:
      migrationFile(names),
    [`${server}/routes.ts`]: routesFile(names),
    [`${server}/store.ts`]: storeFile(names),
    [`${server}/${plural}.test.ts`]: serverTestFile(names),
    [`${web}/texts.ts`]: textsFile(names),
    [`${web}/search.ts`]: searchFile(names),
    [`${web}/pages/${names.Many}Page.tsx`]: pageFile(names),
    [`${web}/pages/${names.Many}Page.test.tsx`]: pageTestFile(names),
  }
  const taken = Object.keys(files).find((file) => existsSync(join(folder, file)))
  if (taken) throw new Error(`${taken} is there already.`)
  for (const [file, add] of [
    ['contract/src/all.ts', addToAll],
    ['contract/src/kit/tags.ts', addToTags],
    ['server/src/app.ts', addToApp],
    ['server/test/proofs/access-table.ts', addToAccessTable],
    ['server/test/proofs/build-everything.ts', addToEverything],
    ['server/test/changes/change-calls.ts', addToChangeCalls],
    ['contract/src/terms/audit-project-actions.ts', addToAuditActions],
    ['contract/src/terms/audit-tables.ts', addToAuditTables],
    ['contract/src/terms/menu-screens.ts', addToMenuScreens],
    ['domain/src/access/screens.ts', addToScreens],
    ['web/src/app/pages.ts', addToPages],
    ['web/src/app/searches.ts', addToSearches],
    ['web/src/lib/api/invalidate.test.ts', addToStaleTest],
    ['web/src/widgets/menu/screen-looks.ts', addToLooks],
    ['web/src/widgets/menu/texts.ts', addToMenuTexts],
  ] as const)
    files[file] = add(readFileSync(join(folder, file), 'utf8'), names)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return Object.keys(files)
}

function nextNumber(folder: string) {
  const last = readdirSync(join(folder, 'server/migrations')).toSorted().at(-1) ?? '0000'
  return String(Number.parseInt(last, 10) + 1).padStart(4, '0')
}

if (import.meta.main) {
  const [plural, singular] = process.argv.slice(2)
  try {
    if (!plural) throw new Error('npm run new:feature water-wells [water-well]')
    for (const file of newFeature(root, plural, singular)) console.log(file)
    console.log(
      'Then: the words in docs/glossary.md and the texts, the icon of the screen (CONTRIBUTING, "Add a screen"),',
    )
    console.log('npm run format, npm run check.')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
