import { xmlText } from '../package/xml-text.ts'

export type CellStyle = {
  bold?: boolean
  italic?: boolean
  sizePt?: number
  /** Colours are RRGGBB. */
  colour?: string
  fill?: string
  /** A number format in the file's own language: `dd/mm/yyyy`, `0.00`, `@` for text. */
  format?: string
  wrap?: boolean
  align?: 'left' | 'center' | 'right'
  border?: boolean
}

export type StyleTable = { id(style: CellStyle | undefined): number; xml(): string }

// Codes that every file knows without defining them (ECMA-376 18.8.30).
const builtIn: Record<string, number> = { General: 0, '0': 1, '0.00': 2, '@': 49 }
const edges = ['left', 'right', 'top', 'bottom']

/** Collects the styles of a workbook and writes them as styles.xml. */
export function createStyleTable(): StyleTable {
  const fonts = collection([fontXml({})])
  const fills = collection([
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ])
  const borders = collection(['<border><left/><right/><top/><bottom/><diagonal/></border>'])
  const formats = collection([])
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
  const combinations = collection([plain])

  return {
    id(style) {
      if (!style || Object.keys(style).length === 0) return 0
      const format = style.format ?? 'General'
      const numFmt = builtIn[format] ?? 164 + formats.index(format)
      const fill = style.fill ? fills.index(fillXml(style.fill)) : 0
      const border = style.border ? borders.index(borderXml()) : 0
      const apply = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"'
      return combinations.index(
        `<xf numFmtId="${numFmt}" fontId="${fonts.index(fontXml(style))}" fillId="${fill}" borderId="${border}" xfId="0" ${apply} applyAlignment="1">${alignmentXml(style)}</xf>`,
      )
    },
    xml: () =>
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
      (formats.all.length > 0
        ? `<numFmts count="${formats.all.length}">${formats.all
            .map(
              (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${xmlText(code)}"/>`,
            )
            .join('')}</numFmts>`
        : '') +
      `${wrapAll('fonts', fonts.all)}${wrapAll('fills', fills.all)}${wrapAll('borders', borders.all)}` +
      `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
      `${wrapAll('cellXfs', combinations.all)}` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  }
}

function collection(first: string[]): { all: string[]; index(xml: string): number } {
  const all = [...first]
  return {
    all,
    index(xml) {
      const known = all.indexOf(xml)
      return known >= 0 ? known : all.push(xml) - 1
    },
  }
}

function wrapAll(name: string, children: string[]): string {
  return `<${name} count="${children.length}">${children.join('')}</${name}>`
}

function fontXml({ bold, italic, sizePt = 11, colour }: CellStyle): string {
  const ink = colour ? `<color rgb="FF${colour}"/>` : ''
  return `<font>${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}<sz val="${sizePt}"/>${ink}<name val="Calibri"/><family val="2"/></font>`
}

function fillXml(colour: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`
}

function borderXml(): string {
  const lines = edges.map((edge) => `<${edge} style="thin"><color rgb="FFBFC5CC"/></${edge}>`)
  return `<border>${lines.join('')}<diagonal/></border>`
}

function alignmentXml({ wrap, align }: CellStyle): string {
  const horizontal = align ? ` horizontal="${align}"` : ''
  return `<alignment vertical="top"${horizontal}${wrap ? ' wrapText="1"' : ''}/>`
}
