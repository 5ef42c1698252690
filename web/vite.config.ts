import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { leaveOutOfContract } from './leave-out-of-contract.ts'
import { pdfjsFiles } from './pdfjs-files.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 4600}`

/**
 * HTTP/1.1 gives six connections, and every small file costs a round trip on one of them: what the
 * first pages need comes in few files, each with all that it imports.
 */
const chunks = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  {
    name: 'inputs',
    test: /@mantine[\\/]core[\\/].*[\\/](Alert|NativeSelect|PasswordInput|Stack|TextInput)\.mjs$/,
    priority: 1,
  },
  { name: 'sign-in', test: /[\\/]session[\\/]pages[\\/]SignInPage\.tsx$/, priority: 1 },
  { name: 'shell', test: /[\\/]app[\\/](guard\.ts|shell[\\/]Shell\.tsx)$/, priority: 1 },
  // What most pages of plans and monitorings share; an icon of one page alone goes with it.
  { name: 'widgets', test: sharedByPages() },
  {
    name: 'icons',
    test: /[\\/]@tabler[\\/]icons-react[\\/].*[\\/]Icon\w+\.mjs$/,
    minShareCount: 2,
  },
]

/** `index` is the entry. */
const isNamed = (name: string) => name === 'index' || chunks.some((chunk) => chunk.name === name)

export default defineConfig({
  plugins: [
    react(),
    leaveOutOfZod(),
    leaveOutOfContract(),
    pdfjsFiles(),
    firstPaint(),
    namePageFiles(),
    compress(),
  ],
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
    modulePreload: {
      polyfill: false,
      // Pages find the code of the shell loaded: the first page need not list it for each of them. Styles it has to.
      // Their own scripts stand in page-files.json, which it fetches later: their names are 4 kB of it.
      resolveDependencies: (_file, files, { hostId, hostType }) => {
        const isFirst = hostType === 'js' && /[/]index-[^/]*\.js$/.test(hostId)
        const left = isFirst ? /\.js$/ : /[/](shell|sign-in|inputs|widgets)-[^/]*\.js$/
        return files.filter((file) => !left.test(file))
      },
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The first page lists every file that a page may need: pages and what they share go without a name there, as do styles.
        chunkFileNames: ({ name }) =>
          isNamed(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css') && !isNamed(name.slice(0, -4)))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
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

function sharedByPages(): RegExp {
  const parts = [
    'lib/api/(load-page|download)',
    'lib/texts/format',
    'ui/(FilterBar|PageTitle|UrlTabs|KeyHint|ButtonLink|DownloadMenu)',
    'ui/(table/use-row-window|use-is-phone|fields/weeks)',
    // What is small and on many pages: the first page lists each file that a page may need.
    'ui/(SearchField|table/(EmptyRows|column)|entries/\\w+|form/FieldPairs)',
    'ui/fields/(MultiPick|MonthPick|option|show-date)',
    'widgets/(use-names|NoPlan|ProgressIndicator|map/(use-map|station|component-colors))',
    'widgets/(status/\\w+|pickers/reference)',
    'contract/src/(monitorings|schedule)',
  ]
  const mantine = '@mantine/core/.*/(Skeleton|use-(mantine|computed)-color-scheme)'
  return new RegExp(`/(${[...parts, mantine].join('|')})\\.(tsx?|mjs)$`.replaceAll('/', '[\\\\/]'))
}

const preload = {
  script: (href: string) =>
    `<link rel="modulepreload" fetchpriority="low" href="${href}" crossorigin>`,
  style: (href: string) => `<link rel="preload" as="style" href="${href}" crossorigin>`,
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>
type PageFiles = { screen: string; scripts: string[] }

/**
 * The scripts of each screen's page that the first page's files do not hold; src/app/pages.ts names the
 * pages. Its styles are fetched beside its first answers: asked for earlier, they would hold the entry back.
 */
function pageFiles(bundle: Bundle): PageFiles[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const isFirst = ({ isEntry, name }: (typeof chunks)[number]) =>
    isEntry || ['inputs', 'sign-in', 'shell', 'widgets', 'icons'].includes(name)
  const first = new Set(
    chunks.filter(isFirst).flatMap((chunk) => withImports(chunk.fileName, bundle)),
  )
  const listed = readFileSync(join(import.meta.dirname, 'src/app/pages.ts'), 'utf8')
  const found = listed.matchAll(/^ {2}(\w+): \{[^}]*import\('\.\.(\/[^']+)'\)/gm)
  // The start page stands behind src/app/Start.tsx.
  return [['', 'Home', '/features/home/pages/HomePage.tsx'], ...found].map(
    ([, screen = '', file = '']) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src${file}`))
      if (chunk === undefined) throw new Error(`No file of the bundle is the page ${file}`)
      const own = withImports(chunk.fileName, bundle).filter((name) => !first.has(name))
      return { screen, scripts: own.map((name) => `/${name}`) }
    },
  )
}

/** A file of the bundle, and all that it needs to begin. */
function withImports(file: string, bundle: Bundle, known = new Set<string>()): string[] {
  const chunk = bundle[file]
  if (known.has(file) || chunk?.type !== 'chunk') return [...known]
  known.add(file)
  for (const name of chunk.imports) withImports(name, bundle, known)
  return [...known]
}

/**
 * What the page has before any script runs: the files that the entry does not name, asked for beside
 * it instead of after it, and on a phone what stands at the top. That needs the first style sheet
 * alone, so scripts and font come after it. The server leaves out the half that is not the reader's,
 * and the files of all pages but the one asked for (server/src/platform/http/serve-web.ts).
 */
function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.keys(bundle)
        const find = (pattern: RegExp) => {
          const file = files.find((name) => pattern.test(name))
          if (file === undefined) throw new Error(`Nothing in the bundle is ${pattern.source}`)
          return `/${file}`
        }
        const script = (name: string) => preload.script(find(new RegExp(`/${name}-[^/]*[.]js$`)))
        const style = (name: string) => preload.style(find(new RegExp(`/${name}-[^/]*[.]css$`)))
        const entry = script('index').replace(' fetchpriority="low"', '')
        const font = find(/inter-latin-wght.*[.]woff2$/)
        const icon = readFileSync(join(import.meta.dirname, 'public/icon.svg'), 'utf8')
        const mark = icon.trim().replace('<svg', '<svg width="40" height="40" aria-hidden="true"')
        const links = `
    ${script('inputs')}${script('sign-in')}
    <!--signed-out-->${style('sign-in')}<!--end-->
    <!--signed-in-->${entry}${script('shell')}${style('shell')}${script('widgets')}<!--end-->
    <!--page-files-->
    <link rel="preload" fetchpriority="low" as="font" type="font/woff2" href="${font}" crossorigin>
  </head>`
        const paint =
          `<!--signed-out--><div class="first-brand">${mark}<b>Puquio</b></div><!--end-->` +
          '<!--signed-in--><div class="first-bar">Puquio</div><!--end-->'
        return html
          .replace(/\s*<\/head>/, () => links)
          .replace('<script type="module"', (tag) => `${tag} fetchpriority="low"`)
          .replace('<div id="root">', (root) => root + paint)
      },
    },
  }
}

/** What each screen's page needs: the server names it in the page that is asked for, the web fetches it for the others. */
function namePageFiles(): Plugin {
  return {
    name: 'name-page-files',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const files = pageFiles(bundle).map(({ screen, scripts }) => [screen, scripts])
      const path = join(dir ?? 'dist', 'page-files.json')
      writeFileSync(path, JSON.stringify(Object.fromEntries(files)))
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
        if (
          !entry.isFile() ||
          !/\.(js|mjs|css|svg|json|geojson|wasm|bcmap|ttf|pfb)$/.test(entry.name)
        )
          continue
        const path = join(entry.parentPath, entry.name)
        const content = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
      }
    },
  }
}
