import { Refusal } from './refusal.ts'

/** An element without its namespace. */
export type Xml = {
  name: string
  attributes: Record<string, string>
  children: Xml[]
  text: string
}

const most = { elements: 400_000, depth: 60, attributes: 50 }

/**
 * Reads XML into a tree. A document type is refused: its entities can be made to grow without end, and to name files.
 *
 * @throws Refusal with the line and column of what is wrong.
 */
export function readXml(text: string, part: string): Xml {
  const root: Xml = { name: '', attributes: {}, children: [], text: '' }
  const open: Xml[] = [root]
  let elements = 0
  let at = 0
  const top = () => open.at(-1) as Xml
  const wrong = (where: number): never => {
    throw new Refusal('MAP_TEXT_DAMAGED', { part, ...placeOf(text, where) })
  }
  const endOf = (mark: string, from: number): number => {
    const found = text.indexOf(mark, from)
    return found < 0 ? wrong(from) : found
  }
  while (at < text.length) {
    const next = text.indexOf('<', at)
    const until = next < 0 ? text.length : next
    if (until > at) top().text += decoded(text.slice(at, until))
    if (next < 0) break
    if (text.startsWith('<!--', next)) at = endOf('-->', next + 4) + 3
    else if (text.startsWith('<![CDATA[', next)) {
      const end = endOf(']]>', next)
      top().text += text.slice(next + 9, end)
      at = end + 3
    } else if (text.startsWith('<!', next))
      throw new Refusal('MAP_FILE_DOCTYPE', { part, ...placeOf(text, next) })
    else if (text.startsWith('<?', next)) at = endOf('?>', next) + 2
    else if (text.startsWith('</', next)) {
      const end = endOf('>', next)
      const name = localName(text.slice(next + 2, end).trim())
      if (open.length === 1 || top().name !== name) wrong(next)
      open.pop()
      at = end + 1
    } else {
      const end = tagEnd(text, next)
      if (end < 0) wrong(next)
      const isClosed = text[end - 1] === '/'
      const inner = text.slice(next + 1, isClosed ? end - 1 : end)
      const [given = ''] = /^[^\s]+/.exec(inner) ?? []
      if (!/^[\p{L}_]/u.test(given)) wrong(next)
      const element: Xml = {
        name: localName(given),
        attributes: attributesOf(inner.slice(given.length)) ?? wrong(next),
        children: [],
        text: '',
      }
      if (++elements > most.elements) throw new Refusal('MAP_FILE_TOO_HEAVY')
      top().children.push(element)
      if (!isClosed) open.push(element)
      if (open.length > most.depth) throw new Refusal('MAP_FILE_TOO_HEAVY')
      at = end + 1
    }
  }
  const [first] = root.children
  if (open.length > 1 || first === undefined) return wrong(text.length)
  return first
}

/** The tag's `>`, past those within quotes. */
function tagEnd(text: string, from: number): number {
  let quote = ''
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at] as string
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
    else if (sign === '<') return -1
  }
  return -1
}

/** Null where they are none. Each begins where the one before ended: a search would begin at every letter. */
function attributesOf(text: string): Record<string, string> | null {
  const found: Record<string, string> = Object.create(null)
  const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  const given = text.trimEnd()
  for (let count = 0; attribute.lastIndex < given.length && count < most.attributes; count++) {
    const [, name, double, single] = attribute.exec(given) ?? []
    if (name === undefined) return null
    found[localName(name)] = decoded(double ?? single ?? '')
  }
  return found
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five entities of XML and numbers of characters; any other stays as it is written. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi, (whole, ten, hex, name) => {
        const code = ten ? Number(ten) : hex ? Number.parseInt(String(hex), 16) : null
        if (code === null) return named[String(name)] ?? whole
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
      })
    : text

export function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at)
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}

export const childrenOf = (element: Xml, name: string): Xml[] =>
  element.children.filter((child) => child.name === name)

/** The text of the first child of this name; empty where there is none. */
export const textIn = (element: Xml, name: string): string =>
  childrenOf(element, name)[0]?.text.trim() ?? ''
