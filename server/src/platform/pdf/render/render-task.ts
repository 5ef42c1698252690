import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../project-root.ts'
import type { Task } from '../../sandbox/task.ts'
import { drawableBy } from './drawable.ts'
import { pixelsOf } from './pixels-of.ts'

export type RenderArgs = {
  /** The text of the template. */
  template: string
  /** What the parts of every report read. */
  about: object
  /** The task's file is the data in JSON, then each of the files. */
  dataBytes: number
  files: { name: string; bytes: number }[]
  /** Seconds since 1970. */
  atS: number
}
export type Rendered =
  | { kind: 'made'; pages: number; hiddenPictures: string[] }
  | { kind: 'failed'; reason: string }
  /** The native package has nothing for this system. */
  | { kind: 'no-renderer' }

/** Typst holds a picture's pixels in memory, four bytes each. */
const mostPixels = { ofOne: 16_000_000, ofAll: 40_000_000 }
const pieceBytes = 1_000_000
/** Nothing stands there on the disk: all that a template can read is given. */
const root = join(projectRoot, 'no-such-folder')
const parts = join(import.meta.dirname, 'parts')
const fonts = join(projectRoot, 'server/fonts')

// Loaded while the process waits for its data.
const loading = import('@myriaddreamin/typst-ts-node-compiler').catch(() => null)

/** Runs in the sandbox. Each piece of the PDF is a message. */
export const task: Task<RenderArgs, Uint8Array, Rendered> = async ({ content, args, tell }) => {
  const typst = await loading
  if (!typst) return { kind: 'no-renderer' }
  const compiler = typst.NodeCompiler.create({
    workspace: root,
    fontArgs: [{ fontPaths: [fonts] }],
  })
  const give = (path: string, bytes: Buffer) => compiler.mapShadow(join(root, path), bytes)
  const drawable = drawableBy(fontFiles())
  const giveJson = (path: string, value: unknown) =>
    give(
      path,
      Buffer.from(
        JSON.stringify(value, (_, one) => (typeof one === 'string' ? drawable(one) : one)),
      ),
    )
  for (const name of readdirSync(parts))
    compiler.addSource(join(root, 'parts', name), readFileSync(join(parts, name), 'utf8'))
  const main = join(root, 'main.typ')
  compiler.addSource(main, args.template)
  giveJson('report.json', args.about)
  giveJson('data.json', JSON.parse(content.toString('utf8', 0, args.dataBytes)))

  const decodes = (path: string) => {
    const mainFileContent = `#image(${JSON.stringify(`/${path}`)})`
    return !compiler.compile({ mainFileContent }).hasError()
  }
  const isShown: Record<string, boolean> = {}
  let at = args.dataBytes
  let pixels = 0
  for (const { name, bytes } of args.files) {
    const file = content.subarray(at, (at += bytes))
    const count = pixelsOf(file)
    const fits = count !== null && count <= mostPixels.ofOne && pixels + count <= mostPixels.ofAll
    if (fits) give(`files/${name}`, file)
    isShown[name] = fits && decodes(`files/${name}`)
    if (isShown[name]) pixels += count ?? 0
  }
  giveJson('pictures.json', isShown)

  const compiled = compiler.compile({ mainFilePath: main })
  const document = compiled.result
  if (!document) return { kind: 'failed', reason: reasonOf(compiled) }
  // Throws what PDF/UA does not accept, such as a picture without words.
  const pdf = compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: args.atS })
  for (let sent = 0; sent < pdf.length; sent += pieceBytes)
    await tell(pdf.subarray(sent, sent + pieceBytes))
  const hiddenPictures = Object.keys(isShown).filter((name) => !isShown[name])
  return { kind: 'made', pages: document.numOfPages, hiddenPictures }
}

const fontFiles = (): Buffer[] =>
  readdirSync(fonts)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => readFileSync(join(fonts, name)))

type Compiled = {
  takeDiagnostics: () => { shortDiagnostics: { message?: string }[] } | null
}
const reasonOf = (compiled: Compiled): string =>
  (compiled.takeDiagnostics()?.shortDiagnostics ?? [])
    .map((one) => JSON.stringify(one))
    .join('\n')
    .slice(0, 4000)
