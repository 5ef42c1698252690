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
  return tag.replace(/\s*(\/?)>$/, (_, slash: string) => `${written}${slash}>`)
}

export type Element = { start: number; end: number; openEnd: number; tag: string; prefix: string }

/** The first element of that name from `from` on; parts of this format do not nest them. */
export function findElement(xml: string, name: string, from = 0): Element | null {
  const opening = new RegExp(`<(${anyPrefix})${name}(?=[\\s/>])[^>]*>`, 'g')
  opening.lastIndex = from
  const match = opening.exec(xml)
  if (!match) return null
  const openEnd = match.index + match[0].length
  const element = { start: match.index, openEnd, tag: match[0], prefix: match[1] ?? '' }
  if (match[0].endsWith('/>')) return { ...element, end: openEnd }
  const closing = `</${element.prefix}${name}>`
  const at = xml.indexOf(closing, openEnd)
  if (at < 0) throw new Error(`${name} has no end`)
  return { ...element, end: at + closing.length }
}

export function* findElements(xml: string, name: string): Generator<Element> {
  for (let at = 0; ; ) {
    const element = findElement(xml, name, at)
    if (!element) return
    yield element
    at = element.end
  }
}

/** Puts `inner` last into the element, opening it where it was empty. */
export function appendInside(xml: string, element: Element, name: string, inner: string): string {
  const closing = `</${element.prefix}${name}>`
  if (element.end === element.openEnd) {
    const opened = `${element.tag.replace(/\s*\/>$/, '>')}${inner}${closing}`
    return xml.slice(0, element.start) + opened + xml.slice(element.end)
  }
  const at = element.end - closing.length
  return xml.slice(0, at) + inner + xml.slice(at)
}
