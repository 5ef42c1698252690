import { dirname, posix } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { xmlText } from './xml-text.ts'
import { appendInside, attribute, findElement, findElements } from './xml-edit.ts'

export type Relation = { id: string; type: string; target: string }

/** A package of which some parts are changed and all others are copied unchanged. */
export type WorkbookPackage = {
  has(name: string): boolean
  text(name: string): Promise<string>
  set(name: string, xml: string): void
  /** A name with the first free number: `free('xl/comments', '.xml')`. */
  free(stem: string, end: string): string
  relations(name: string): Promise<Relation[]>
  relate(name: string, type: string, target: string): Promise<string>
  declare(name: string, contentType: string): Promise<void>
  declareExtension(extension: string, contentType: string): Promise<void>
  /** Parts that are new carry `now` as their time. */
  write(now: Date): Promise<Buffer>
}

const contentTypes = '[Content_Types].xml'
const relationsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships'

export async function openPackage(bytes: Buffer): Promise<WorkbookPackage> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const changed = new Map<string, string>()

  const self: WorkbookPackage = {
    has: (name) => changed.has(name) || entries.has(name),
    async text(name) {
      const mine = changed.get(name)
      if (mine !== undefined) return mine
      const entry = entries.get(name)
      if (!entry) throw new Error(`no part ${name}`)
      const data = await buffer(await zip.openReadStreamPromise(entry))
      return new TextDecoder('utf-8', { fatal: true }).decode(data)
    },
    set: (name, xml) => void changed.set(name, xml),
    free(stem, end) {
      for (let number = 1; ; number++) {
        if (!self.has(`${stem}${number}${end}`)) return `${stem}${number}${end}`
      }
    },
    async relations(name) {
      const part = relationsPart(name)
      if (!self.has(part)) return []
      const xml = await self.text(part)
      return [...findElements(xml, 'Relationship')].map(({ tag }) => ({
        id: attribute(tag, 'Id') ?? '',
        type: attribute(tag, 'Type') ?? '',
        target: resolveTarget(name, attribute(tag, 'Target') ?? ''),
      }))
    },
    async relate(name, type, target) {
      const part = relationsPart(name)
      const xml = self.has(part)
        ? await self.text(part)
        : `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="${relationsNamespace}"></Relationships>`
      const taken = new Set((await self.relations(name)).map(({ id }) => id))
      let number = taken.size + 1
      while (taken.has(`rId${number}`)) number++
      const all = found(findElement(xml, 'Relationships'))
      const relation = `<${all.prefix}Relationship Id="rId${number}" Type="${xmlText(type)}" Target="/${xmlText(target)}"/>`
      self.set(part, appendInside(xml, all, 'Relationships', relation))
      return `rId${number}`
    },
    async declare(name, type) {
      const xml = await self.text(contentTypes)
      const all = found(findElement(xml, 'Types'))
      const override = `<${all.prefix}Override PartName="/${xmlText(name)}" ContentType="${type}"/>`
      self.set(contentTypes, appendInside(xml, all, 'Types', override))
    },
    async declareExtension(extension, type) {
      const xml = await self.text(contentTypes)
      for (const { tag } of findElements(xml, 'Default')) {
        if (attribute(tag, 'Extension')?.toLowerCase() === extension) return
      }
      const all = found(findElement(xml, 'Types'))
      const rule = `<${all.prefix}Default Extension="${extension}" ContentType="${type}"/>`
      self.set(contentTypes, xml.slice(0, all.openEnd) + rule + xml.slice(all.openEnd))
    },
    async write(now) {
      const out = new ZipFile()
      for (const [name, entry] of entries) {
        if (name.endsWith('/')) continue
        const options = { mtime: entry.getLastModDate() }
        const mine = changed.get(name)
        if (mine !== undefined) out.addBuffer(Buffer.from(mine), name, options)
        else {
          out.addReadStreamLazy(name, options, (give) => {
            zip.openReadStreamPromise(entry).then(
              (stream) => give(null, stream),
              (error: unknown) => give(error, Readable.from([])),
            )
          })
        }
      }
      for (const [name, xml] of changed) {
        if (!entries.has(name)) out.addBuffer(Buffer.from(xml), name, { mtime: now })
      }
      out.end()
      return buffer(out.outputStream)
    },
  }
  return self
}

export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('part without its element')
  return value
}

function relationsPart(name: string): string {
  const folder = dirname(name)
  const file = posix.basename(name)
  return folder === '.' ? `_rels/${file}.rels` : `${folder}/_rels/${file}.rels`
}

function resolveTarget(name: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  return posix.normalize(posix.join(dirname(name), target))
}
