import { randomUUID } from 'node:crypto'
import { cellAddress } from '../package/address.ts'
import { xmlText } from '../package/xml-text.ts'
import type { AnnotateOptions, Mark } from './mark.ts'
import { found, type WorkbookPackage } from '../package/workbook-package.ts'
import { appendInside, attribute, findElement, findElements } from '../package/xml-edit.ts'

const personRelation = 'http://schemas.microsoft.com/office/2017/10/relationships/person'

/**
 * Where a cell has a threaded comment, Excel shows that instead of the plain comment, so the mark's text is
 * also added as a reply.
 */
export async function replyToThreads(
  pack: WorkbookPackage,
  part: string,
  marks: Mark[],
  options: AnnotateOptions,
): Promise<void> {
  let xml = await pack.text(part)
  const texts = new Map(marks.map((mark) => [cellAddress(mark.row, mark.column), mark.text]))
  const opened = [...findElements(xml, 'threadedComment')].flatMap(({ tag, prefix }) => {
    const address = attribute(tag, 'ref') ?? ''
    const text = texts.get(address)
    const isReply = attribute(tag, 'parentId') !== null
    return text === undefined || isReply
      ? []
      : [{ address, text, prefix, id: attribute(tag, 'id') }]
  })
  if (opened.length === 0) return
  const person = await addPerson(pack, options.author)
  const at = options.now.toISOString().slice(0, 22)
  const replies = opened.map(
    ({ address, text, prefix: p, id }) =>
      `<${p}threadedComment ref="${address}" dT="${at}" personId="${person}" id="${guid()}" parentId="${id}"><${p}text>${xmlText(text)}</${p}text></${p}threadedComment>`,
  )
  const all = found(findElement(xml, 'ThreadedComments'))
  xml = appendInside(xml, all, 'ThreadedComments', replies.join(''))
  pack.set(part, xml)
}

async function addPerson(pack: WorkbookPackage, name: string): Promise<string> {
  const [root] = (await pack.relations('')).filter(({ type }) => type.endsWith('/officeDocument'))
  const persons = (await pack.relations(found(root).target)).find(
    ({ type }) => type === personRelation,
  )
  const part = found(persons).target
  const xml = await pack.text(part)
  const list = found(findElement(xml, 'personList'))
  const id = guid()
  const person = `<${list.prefix}person displayName="${xmlText(name)}" id="${id}" userId="${xmlText(name)}" providerId="None"/>`
  pack.set(part, appendInside(xml, list, 'personList', person))
  return id
}

function guid(): string {
  return `{${randomUUID().toUpperCase()}}`
}
