import { plainText, xmlText } from './xml-text.ts'

// Parts written by others may carry any namespace prefix, hence the optional one everywhere.
export const anyPrefix = '(?:[\\w.-]+:)?'

export function attribute(tag: string, name: string): string | null {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return match ? plainText(match[1] ?? match[2] ?? '') : null
}

/** The opening tag with the attribute set, in place or as its last. */
export function withAttribute(tag: string, name: string, value: string): string {
  const written = ` ${name}="${xmlText(value)}"`
  const there = new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`)
  if (there.test(tag)) return tag.replace(there, () => written)
  const end = tag.endsWith('/>') ? '/>' : '>'
  return tag.slice(0, -end.length).trimEnd() + written + end
}

/** Turns a self-closing tag into an opening one. */
export function withoutSlash(tag: string): string {
  return tag.endsWith('/>') ? `${tag.slice(0, -2).trimEnd()}>` : tag
}

export type Element = { start: number; end: number; openEnd: number; tag: string; prefix: string }

const prefixed = /[\w.-]+:/y
const afterName = /[\s/>]/
const isNamed = (xml: string, name: string, at: number) =>
  xml.startsWith(name, at) && afterName.test(xml[at + name.length] ?? '')

/**
 * The first opening tag of that name from `from` on. A tag ends at the next `>`; where there is none, no
 * later tag ends either, so that the time is linear for any part.
 */
export function findTag(xml: string, name: string, from = 0): Omit<Element, 'end'> | null {
  for (let start = xml.indexOf('<', from); start >= 0; start = xml.indexOf('<', start + 1)) {
    let prefix = ''
    if (!isNamed(xml, name, start + 1)) {
      prefixed.lastIndex = start + 1
      prefix = prefixed.exec(xml)?.[0] ?? ''
      if (prefix === '' || !isNamed(xml, name, start + 1 + prefix.length)) continue
    }
    const nameEnd = start + 1 + prefix.length + name.length
    const openEnd = xml.indexOf('>', nameEnd) + 1
    if (openEnd === 0) return null
    return { start, openEnd, tag: xml.slice(start, openEnd), prefix }
  }
  return null
}

/** The first element of that name from `from` on; parts of this format do not nest them. */
export function findElement(xml: string, name: string, from = 0): Element | null {
  const opening = findTag(xml, name, from)
  if (!opening) return null
  if (opening.tag.endsWith('/>')) return { ...opening, end: opening.openEnd }
  const closing = `</${opening.prefix}${name}>`
  const at = xml.indexOf(closing, opening.openEnd)
  if (at < 0) throw new Error(`${name} has no end`)
  return { ...opening, end: at + closing.length }
}

export function* findElements(xml: string, name: string): Generator<Element> {
  for (let at = 0; ; ) {
    const element = findElement(xml, name, at)
    if (!element) return
    yield element
    at = element.end
  }
}

/** Appends `inner` to the element's content, also of a self-closing one. */
export function appendInside(xml: string, element: Element, name: string, inner: string): string {
  const closing = `</${element.prefix}${name}>`
  if (element.end === element.openEnd) {
    const opened = `${withoutSlash(element.tag)}${inner}${closing}`
    return xml.slice(0, element.start) + opened + xml.slice(element.end)
  }
  const at = element.end - closing.length
  return xml.slice(0, at) + inner + xml.slice(at)
}
