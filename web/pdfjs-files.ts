import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const packageFolder = dirname(manifest)
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/** Named by the version, since they are kept for ever where they were once fetched (widgets/pdf-viewer/document/pdfjs.ts). */
const base = `assets/pdfjs-${version}`
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** Not what runs scripts of documents. */
const isLeftOut = (name: string) => /quickjs/i.test(name)

/** The files that pdf.js's worker fetches by their names: character maps, standard fonts, decoders of pictures. */
export function pdfjsFiles(): Plugin {
  return {
    name: 'pdfjs-files',
    generateBundle() {
      for (const folder of folders)
        for (const name of readdirSync(join(packageFolder, folder)))
          if (!isLeftOut(name))
            this.emitFile({
              type: 'asset',
              fileName: `${base}/${folder}/${name}`,
              source: readFileSync(join(packageFolder, folder, name)),
            })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        const name = path.startsWith(`/${base}/`) ? path.slice(base.length + 2) : ''
        const file = join(packageFolder, name)
        const isOurs = folders.some((folder) => file.startsWith(join(packageFolder, folder, '/')))
        if (!isOurs || isLeftOut(name) || !statSync(file, { throwIfNoEntry: false })) return next()
        if (name.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
        if (name.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm')
        createReadStream(file).pipe(response)
      })
    },
  }
}
