import { readFileSync } from 'node:fs'

/**
 * Sizes of pages: what a browser fetches to show one, gzipped; fonts and what is fetched later
 * (maps, dialogs) aside. Follows the static imports of the build's manifest.
 */
const folder = 'web/dist'
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))

/** The chunk of a source file, or the one that vite.config.ts gives this name. */
const keyOf = (name) =>
  name in manifest ? name : Object.keys(manifest).find((key) => manifest[key].name === name)

const filesOf = (...names) => {
  const files = new Set([`${folder}/index.html`])
  const follow = (source) => {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`${source} is not in the build's manifest`)
    if (files.has(`${folder}/${chunk.file}`)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`${folder}/${file}`)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  for (const name of ['index.html', ...names]) follow(keyOf(name))
  return [...files]
}

/** The JavaScript that these add to what every page has. */
const aboveShell = (...names) => {
  const shell = new Set(filesOf('shell'))
  return filesOf('shell', ...names).filter((file) => file.endsWith('.js') && !shell.has(file))
}

const boardPage = 'src/features/boards/pages/BoardPage.tsx'
const panels = (...names) => names.map((name) => `src/features/${name}Panel.tsx`)

export default [
  {
    name: 'sign-in',
    path: filesOf('sign-in'),
    gzip: true,
    limit: '200 kB',
  },
  {
    name: 'plan detail, without the map',
    path: filesOf('shell', 'src/features/schedule/pages/PlanDetailPage.tsx'),
    gzip: true,
    limit: '335 kB',
  },
  {
    name: 'board of water quality, above the shell',
    path: aboveShell(
      boardPage,
      ...panels(
        'hydrochemistry/panel/Hydrochemistry',
        'variation/panel/Variation',
        'compliance/panel/Compliance',
        'samples/panel/Exceedances',
        'panel-data/panel/KeyFigure',
        'boards/panel/Text',
      ),
    ),
    gzip: true,
    limit: '150 kB',
  },
  {
    name: 'board of devices and progress, above the shell',
    path: aboveShell(
      boardPage,
      ...panels(
        'readings/panel/Readings',
        'devices/panel/Devices',
        'alarms/panel/Alarms',
        'schedule/panel/PlanProgress',
        'panel-data/panel/KeyFigure',
        'boards/panel/Text',
      ),
    ),
    gzip: true,
    limit: '150 kB',
  },
]
