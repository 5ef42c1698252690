import { readFileSync } from 'node:fs'

/**
 * Sizes of pages: what a browser fetches to show one, gzipped; fonts and what is fetched later
 * (maps, dialogs) aside. Follows the static imports of the build's manifest.
 */
const folder = 'web/dist'
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))

const filesOf = (...sources) => {
  const files = new Set([`${folder}/index.html`])
  const follow = (source) => {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`${source} is not in the build's manifest`)
    if (files.has(`${folder}/${chunk.file}`)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`${folder}/${file}`)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  for (const source of ['index.html', ...sources]) follow(source)
  return [...files]
}

const shell = 'src/app/shell/Shell.tsx'

export default [
  {
    name: 'sign-in',
    path: filesOf('src/app/Start.tsx', 'src/features/session/pages/SignInPage.tsx'),
    gzip: true,
    limit: '200 kB',
  },
  {
    name: 'plan detail, without the map',
    path: filesOf(shell, 'src/features/schedule/pages/PlanDetailPage.tsx'),
    gzip: true,
    limit: '330 kB',
  },
]
