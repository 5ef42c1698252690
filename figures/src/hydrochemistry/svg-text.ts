/** Text as it may stand in SVG, between tags and in attributes. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A number of pixels to a tenth, the same in every engine. */
export const px = (pixels: number): string => String(Math.round(pixels * 10) / 10 + 0)

type Attributes = Record<string, string | number | undefined>

/** An element of SVG; an attribute that is undefined is left out. */
export const element = (name: string, attributes: Attributes, ...content: string[]): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? px(value) : escaped(value ?? '')}"`,
    )
    .join('')
  return content.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${content.join('')}</${name}>`
}
