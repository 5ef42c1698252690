/** The longest text of a cell; Excel reports longer ones as damage. */
const cellCharacters = 32_767

// Characters that XML 1.0 does not allow.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const special = /[&<>"]/g
const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or an attribute; what XML cannot carry is dropped. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(special, (character) => names[character]!)
}

// A quick test for text that stays as it is.
const unusual = /[&<>"_\u0000-\u001f\ud800-\udfff\ufffe\uffff]/

/** Text of a cell, whose `_x0041_` would otherwise be read as the letter it encodes. */
export function cellText(text: string): string {
  if (text.length <= cellCharacters && !unusual.test(text)) return text
  const short = text.length > cellCharacters ? `${text.slice(0, cellCharacters - 1)}…` : text
  return xmlText(short.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The way back, for attributes and text of parts that others wrote. */
export function plainText(xml: string): string {
  return xml.replace(/&(#x[0-9a-f]+|#\d+|amp|lt|gt|quot|apos);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const hexadecimal = name[1] === 'x' || name[1] === 'X'
    const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
