const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

const dist = join(__dirname, 'web/dist')
const manifestFile = join(dist, '.vite/manifest.json')

/** What a page's first load brings: the entry, the page's own chunk, and all that they import at once. */
function filesOf(page) {
  if (!existsSync(manifestFile)) throw new Error('Build the web app first, with build.manifest on.')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  if (!manifest[page]) throw new Error(`The build has no chunk of its own for web/${page}.`)
  const chunks = new Set()
  const add = (name) => {
    if (chunks.has(name)) return
    chunks.add(name)
    for (const imported of manifest[name].imports ?? []) add(imported)
  }
  add('index.html')
  add(page)
  const files = [...chunks].flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? [])])
  return [...new Set(['index.html', ...files])].map((file) => join('web/dist', file))
}

const page = (name, source, limit) => ({ name, path: filesOf(source), limit, gzip: true })

// Fonts aside; the map is a chunk of its own that the plan's page fetches later.
module.exports = [
  page('sign-in page', 'src/features/session/pages/SignInPage.tsx', '200 kB'),
  page('plan detail', 'src/features/plans/pages/PlanDetailPage.tsx', '330 kB'),
]
