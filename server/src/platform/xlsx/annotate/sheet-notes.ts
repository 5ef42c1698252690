import { cellAddress } from '../package/address.ts'
import {
  commentsXml,
  commentXml,
  noteShapeType,
  noteShapeXml,
  runXml,
  vmlNamespaces,
  vmlXml,
} from '../write/note-parts.ts'
import { xmlText } from '../package/xml-text.ts'
import type { AnnotateOptions, Mark } from './mark.ts'
import { replyToThreads } from './threads.ts'
import { found, type WorkbookPackage } from '../package/workbook-package.ts'
import {
  anyPrefix,
  appendInside,
  attribute,
  findElement,
  findElements,
  withAttribute,
} from '../package/xml-edit.ts'

const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Adds comments to a sheet's marked cells, and keeps those that are there. */
export async function addNotes(
  pack: WorkbookPackage,
  sheet: string,
  marks: Mark[],
  options: AnnotateOptions,
): Promise<void> {
  const relations = await pack.relations(sheet)
  const comments = relations.find(({ type }) => type.endsWith('/comments'))
  let fresh = marks
  if (comments) {
    const merged = mergeComments(await pack.text(comments.target), marks, options.author)
    pack.set(comments.target, merged.xml)
    fresh = merged.fresh
    const threads = relations.find(({ type }) => type.endsWith('/threadedComment'))
    if (threads) await replyToThreads(pack, threads.target, marks, options)
  } else {
    const name = pack.free('xl/comments', '.xml')
    pack.set(name, commentsXml(marks, options.author))
    await pack.declare(name, `${spreadsheet}.comments+xml`)
    await pack.relate(sheet, `${officeRelations}/comments`, name)
  }
  if (fresh.length > 0) await addShapes(pack, sheet, fresh)
}

type Merged = { xml: string; fresh: Mark[] }

function mergeComments(xml: string, marks: Mark[], author: string): Merged {
  const authors = found(findElement(xml, 'authors'))
  const p = authors.prefix
  const known = [...findElements(xml.slice(authors.openEnd, authors.end), 'author')].length
  const out = appendInside(xml, authors, 'authors', `<${p}author>${xmlText(author)}</${p}author>`)
  const waiting = new Map(marks.map((mark) => [cellAddress(mark.row, mark.column), mark]))
  const parts: string[] = []
  let copied = 0
  for (const { tag, start, end } of findElements(out, 'comment')) {
    const address = attribute(tag, 'ref') ?? ''
    const mark = waiting.get(address)
    const added = mark && addToComment(out.slice(start, end), mark, p)
    if (!added) continue
    waiting.delete(address)
    parts.push(out.slice(copied, start), added)
    copied = end
  }
  const merged = parts.join('') + out.slice(copied)
  const fresh = [...waiting.values()]
  const list = found(findElement(merged, 'commentList'))
  const added = fresh.map((mark) => commentXml(mark, known, p)).join('')
  return { xml: appendInside(merged, list, 'commentList', added), fresh }
}

/** Appends the mark's text to an existing comment; null where that has no text. */
function addToComment(comment: string, mark: Mark, p: string): string | null {
  const text = findElement(comment, 'text')
  if (!text) return null
  const closing = Math.max(text.openEnd, text.end - `</${text.prefix}text>`.length)
  // Bare text becomes a run, since text and runs side by side are not read by all.
  const inside = comment
    .slice(text.openEnd, closing)
    .replace(
      new RegExp(`^\\s*(<(${anyPrefix})t(?=[\\s>])[^>]*>[\\s\\S]*?</\\2t>)`),
      (_, bare: string) => `<${p}r>${bare}</${p}r>`,
    )
  const phonetic = new RegExp(`<${anyPrefix}(?:rPh|phoneticPr)(?=[\\s/>])`).exec(inside)
  const end = phonetic?.index ?? inside.length
  const run = runXml(`\n${mark.text}`, p)
  const [before, after] = [comment.slice(0, text.openEnd), comment.slice(closing)]
  return before + inside.slice(0, end) + run + inside.slice(end) + after
}

// What may follow the notes' drawing in a sheet (ECMA-376 18.3.1.99).
const later =
  'legacyDrawingHF|drawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst'

async function addShapes(pack: WorkbookPackage, sheet: string, marks: Mark[]): Promise<void> {
  const xml = await pack.text(sheet)
  const drawing = findElement(xml, 'legacyDrawing')
  if (drawing) {
    const id = attribute(drawing.tag, `${anyPrefix}id`)
    const target = (await pack.relations(sheet)).find((relation) => relation.id === id)?.target
    const vml = await pack.text(found(target))
    pack.set(found(target), withShapes(vml, marks))
    return
  }
  const name = pack.free('xl/drawings/vmlDrawing', '.vml')
  pack.set(name, vmlXml(marks))
  await pack.declareExtension('vml', 'application/vnd.openxmlformats-officedocument.vmlDrawing')
  const id = await pack.relate(sheet, `${officeRelations}/vmlDrawing`, name)
  const root = found(findElement(xml, 'worksheet'))
  const dataEnd = found(findElement(xml, 'sheetData')).end
  const next = new RegExp(`<${anyPrefix}(?:${later})(?=[\\s/>])`, 'g')
  next.lastIndex = dataEnd
  const at = next.exec(xml)?.index ?? root.end - `</${root.prefix}worksheet>`.length
  const element = `<${root.prefix}legacyDrawing xmlns:r="${officeRelations}" r:id="${id}"/>`
  pack.set(sheet, xml.slice(0, at) + element + xml.slice(at))
}

function withShapes(vml: string, marks: Mark[]): string {
  let first = 1025
  for (const [, id] of vml.matchAll(/_x0000_s(\d{1,9})/g)) first = Math.max(first, Number(id) + 1)
  const type = vml.includes('id="_x0000_t202"') ? '' : noteShapeType
  const shapes = marks.map((mark, index) => noteShapeXml(mark, first + index)).join('')
  const root = found(findElement(vml, 'xml'))
  let tag = root.tag
  for (const [prefix, namespace] of Object.entries(vmlNamespaces)) {
    const name = `xmlns:${prefix}`
    if (attribute(tag, name) === null) tag = withAttribute(tag, name, namespace)
  }
  const whole = tag + vml.slice(root.openEnd, root.end)
  return appendInside(whole, found(findElement(whole, 'xml')), 'xml', type + shapes)
}
