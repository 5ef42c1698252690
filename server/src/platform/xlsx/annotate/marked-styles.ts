import {
  appendInside,
  type Element,
  findElement,
  findElements,
  withAttribute,
} from '../package/xml-edit.ts'

export type MarkedStyles = {
  /** Returns the same style with the marks' fill colour. */
  like(style: number): number
  xml(): string
}

/** Adds one fill and, for each style used, a coloured copy; existing styles keep their index. */
export function markedStyles(stylesXml: string, fill: string): MarkedStyles {
  let xml = stylesXml
  const fills = findElement(xml, 'fills')
  if (!fills) throw new Error('styles without fills')
  const inside = xml.slice(fills.openEnd, fills.end)
  const fillId = [...findElements(inside, 'fill')].length
  const p = fills.prefix
  const added = `<${p}fill><${p}patternFill patternType="solid"><${p}fgColor rgb="FF${fill}"/><${p}bgColor indexed="64"/></${p}patternFill></${p}fill>`
  xml = appendInside(xml, fills, 'fills', added)
  xml = recount(xml, 'fills', fillId + 1)

  const before = cellStyles(xml)
  const twins = new Map<number, number>()
  const written: string[] = []
  return {
    like(given) {
      const style = before.styles[given] === undefined ? 0 : given
      const known = twins.get(style)
      if (known !== undefined) return known
      const original = before.styles[style]
      if (original === undefined) throw new Error('styles without a first one')
      const tag = original.slice(0, original.indexOf('>') + 1)
      const coloured = withAttribute(withAttribute(tag, 'fillId', String(fillId)), 'applyFill', '1')
      const twin = before.styles.length + written.length
      written.push(coloured + original.slice(tag.length))
      twins.set(style, twin)
      return twin
    },
    xml() {
      const all = cellStyles(xml).element
      const withTwins = appendInside(xml, all, 'cellXfs', written.join(''))
      return recount(withTwins, 'cellXfs', before.styles.length + written.length)
    },
  }
}

function cellStyles(xml: string): { element: Element; styles: string[] } {
  const element = findElement(xml, 'cellXfs')
  if (!element) throw new Error('styles without cell styles')
  const inside = xml.slice(element.openEnd, element.end)
  const styles = [...findElements(inside, 'xf')].map(({ start, end }) => inside.slice(start, end))
  return { element, styles }
}

function recount(xml: string, name: string, count: number): string {
  const element = findElement(xml, name)!
  const tag = withAttribute(element.tag, 'count', String(count))
  return xml.slice(0, element.start) + tag + xml.slice(element.openEnd)
}
