/** Text as it may stand in SVG, between tags and in attributes. */
export const escaped = (text: string): string =>
  needsEscape.test(text)
    ? text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
    : text

const needsEscape = /[&<>"]/

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

type Root = {
  width: number
  height: number
  title: string
  /** Empty where what shows the picture gives its own. */
  font: string
  /** In pixels, for texts that say none; null where all of them do. */
  fontSize?: number | null
}

/** The whole of a picture: what stands in it, of what size, and what a reader hears in its place. */
export const svgOf = (
  { width, height, title, font, fontSize = 11 }: Root,
  ...content: string[]
): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${px(width)} ${px(height)}`,
      width,
      height,
      role: 'img',
      'aria-label': title,
      'font-family': font === '' ? undefined : font,
      'font-size': fontSize ?? undefined,
    },
    element('title', {}, escaped(title)),
    ...content,
  )

type Ink = { dim: string; paper: string }

/** A path without a filling. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  element('path', { d, stroke, 'stroke-width': String(width), fill: 'none', ...more })

/** A place in a path, to a tenth of a pixel. */
export const pair = ({ x, y }: { x: number; y: number }): string => `${px(x)} ${px(y)}`

/** A text; `transform` is by how many degrees it is turned about its place. */
export const label = (
  { x, y }: { x: number; y: number },
  text: string,
  fill: string,
  { transform, ...more }: Attributes = {},
): string =>
  element(
    'text',
    {
      x,
      y,
      fill,
      ...more,
      transform: transform === undefined ? undefined : `rotate(${transform} ${px(x)} ${px(y)})`,
    },
    escaped(text),
  )

/** The name of a zone within a diagram, its lines about a place; the lines of the diagram do not run through it. */
export const zoneName = (
  { x, y }: { x: number; y: number },
  lines: readonly string[],
  { dim, paper }: Ink,
): string[] =>
  // The halo is a text of its own: not every renderer paints strokes below fillings.
  lines.flatMap((text, row) => {
    const at = { x, y: y + (row - (lines.length - 1) / 2) * 11 }
    const more = {
      'text-anchor': 'middle',
      'dominant-baseline': 'middle',
      'font-size': 10,
    }
    return [
      label(at, text, paper, {
        ...more,
        stroke: paper,
        'stroke-width': '3',
        'aria-hidden': 'true',
      }),
      label(at, text, dim, more),
    ]
  })

/** Pixels that a text takes in Inter, a little more than it does. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (widths.find(([of]) => of.test(sign))?.[1] ?? 0.6), 0) *
  size

const widths: readonly (readonly [RegExp, number])[] = [
  [/[ilj.,:;'|!()[\]·⁺⁻]/, 0.33],
  [/[tfr\s/-]/, 0.4],
  [/[mwMW%@]/, 0.92],
  [/[A-ZÁÉÍÓÚÑÇÃÕ–Σ]/, 0.72],
]

/** A text that fits, its end left out where it does not. */
export const fitting = (text: string, room: number, size: number): string => {
  if (textWidth(text, size) <= room) return text
  const signs = [...text]
  while (signs.length > 1 && textWidth(`${signs.join('')}…`, size) > room) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
