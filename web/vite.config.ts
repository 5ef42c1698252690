import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = `http://127.0.0.1:${process.env.PORT ?? 4600}`

/**
 * HTTP/1.1 gives six connections, and every small file costs a round trip on one of them: what the
 * entry and the sign-in page need comes in three files, each with all that it imports.
 */
const firstChunks = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  {
    name: 'inputs',
    test: /@mantine[\\/]core[\\/].*[\\/](Alert|NativeSelect|PasswordInput|Stack|TextInput)\.mjs$/,
    priority: 1,
  },
  { name: 'sign-in', test: /[\\/]session[\\/]pages[\\/]SignInPage\.tsx$/ },
]

export default defineConfig({
  plugins: [react(), leaveOutOfZod(), preload(), compress()],
  // In the built page the server writes the nonce of each response in its place.
  html: { cspNonce: 'PUQUIO_STYLE_NONCE' },
  server: { port: 5173, proxy: { '^/fkl-': { target: api, changeOrigin: false } } },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(): what stands in for it elsewhere would miss the chosen scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    // An inline script of the polyfill's would break the content security policy.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: firstChunks } } },
  },
})

/**
 * A tenth of the first page's code would be zod's writer of JSON schemas, which only the server's
 * OpenAPI uses, and its English sentences: schemas here say codes, the texts say sentences.
 */
function leaveOutOfZod(): Plugin {
  const parts = /zod\/v4\/(core\/(json-schema-processors|to-json-schema)|locales\/en)\.js$/
  return {
    name: 'leave-out-of-zod',
    apply: 'build',
    transform(code, id) {
      const part = parts.exec(id)?.[1]
      if (part === undefined) return null
      if (part === 'locales/en') return 'export default () => ({ localeError: () => "" })'
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      return `const none = () => undefined\n${names.map((name) => `export const ${name} = none`).join('\n')}
        ${part.endsWith('to-json-schema') ? 'export { none as process }' : ''}`
    },
  }
}

/**
 * What every first page needs and the entry does not name: its font, and the sign-in page's code
 * and styles, asked for beside the entry instead of after it.
 */
function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle)
        const find = (pattern: RegExp) => {
          const file = files.find((name) => pattern.test(name))
          if (file === undefined) throw new Error(`Nothing in the bundle is ${pattern.source}`)
          return `/${file}`
        }
        const link = (attrs: Record<string, string>) =>
          ({ tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' }) as const
        return [
          link({ rel: 'modulepreload', href: find(/[/]sign-in-[^/]*[.]js$/) }),
          link({ rel: 'modulepreload', href: find(/[/]inputs-[^/]*[.]js$/) }),
          link({ rel: 'preload', href: find(/[/]sign-in-[^/]*[.]css$/), as: 'style' }),
          link({
            rel: 'preload',
            href: find(/inter-latin-wght.*[.]woff2$/),
            as: 'font',
            type: 'font/woff2',
          }),
        ]
      },
    },
  }
}

/** Brotli and gzip beside each text file that is sent as it is, once and at their best, for the server to choose from. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir }) {
      for (const entry of readdirSync(dir ?? 'dist', { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|json|geojson)$/.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        const content = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
      }
    },
  }
}
