import { cellAddress } from '../package/address.ts'
import type { SheetNote } from './sheet-xml.ts'
import { cellText, xmlText } from '../package/xml-text.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

export function commentsXml(notes: SheetNote[], author: string): string {
  const list = notes.map((note) => commentXml(note, 0))
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><comments xmlns="${main}"><authors><author>${xmlText(author)}</author></authors><commentList>${list.join('')}</commentList></comments>`
}

/** One comment; `prefix` is the namespace prefix of the part it goes into, with its colon. */
export function commentXml(note: SheetNote, authorId: number, prefix = ''): string {
  const address = cellAddress(note.row, note.column)
  const p = prefix
  return `<${p}comment ref="${address}" authorId="${authorId}"><${p}text>${runXml(note.text, p)}</${p}text></${p}comment>`
}

export function runXml(text: string, prefix = ''): string {
  const p = prefix
  return `<${p}r><${p}rPr><${p}sz val="9"/><${p}rFont val="Tahoma"/><${p}family val="2"/></${p}rPr><${p}t xml:space="preserve">${cellText(text)}</${p}t></${p}r>`
}

export const vmlNamespaces = {
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
  x: 'urn:schemas-microsoft-com:office:excel',
}

/** The drawing of the notes' boxes, without which the program shows none. */
export function vmlXml(notes: SheetNote[]): string {
  const { v, o, x } = vmlNamespaces
  return (
    `<xml xmlns:v="${v}" xmlns:o="${o}" xmlns:x="${x}">` +
    '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>' +
    noteShapeType +
    notes.map((note, index) => noteShapeXml(note, 1025 + index)).join('') +
    '</xml>'
  )
}

export const noteShapeType =
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>'

/** A hidden box beside its cell, tall enough for its text. */
export function noteShapeXml({ row, column, text }: SheetNote, id: number): string {
  const lines = Math.min(12, text.split('\n').length + Math.ceil(text.length / 34))
  const anchor = [column + 1, 15, Math.max(row - 2, 0), 10, column + 4, 15, row + lines, 4]
  return (
    `<v:shape id="_x0000_s${id}" type="#_x0000_t202" style="position:absolute;margin-left:80pt;margin-top:2pt;width:160pt;height:${lines * 15}pt;z-index:${id};visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">` +
    '<v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>' +
    `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor.join(', ')}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  )
}
