export type Signature =
  | { container: 'zip' | 'compound' | 'old' }
  | { container: 'none'; looksLike: string }

/** Tells a file by its first bytes, never by its name: a report saved as .xls is often HTML. */
export function signature(head: Uint8Array): Signature {
  if (head.length === 0) return { container: 'none', looksLike: 'empty' }
  if (starts(head, [0x50, 0x4b, 0x03, 0x04]) || starts(head, [0x50, 0x4b, 0x05, 0x06])) {
    return { container: 'zip' }
  }
  if (starts(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) {
    return { container: 'compound' }
  }
  // BIFF 2, 3 and 4 are a bare stream that opens with a BOF record.
  if (head[0] === 0x09 && [0x00, 0x02, 0x04].includes(head[1]!) && head[3] === 0x00) {
    return { container: 'old' }
  }
  if (starts(head, [0x25, 0x50, 0x44, 0x46])) return { container: 'none', looksLike: 'pdf' }
  return textual(head)
}

function textual(head: Uint8Array): Signature {
  const wide = starts(head, [0xff, 0xfe]) || starts(head, [0xfe, 0xff])
  const text = new TextDecoder(wide ? (head[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'latin1')
    .decode(head.subarray(0, 4096))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
  if (/^<\?xml[^>]*>\s*<\?mso-application[^>]*Excel/i.test(text)) return { container: 'old' }
  if (/urn:schemas-microsoft-com:office:spreadsheet/.test(text)) return { container: 'old' }
  if (/^(<!doctype html|<html|<table|<head|<body|<meta)/i.test(text)) {
    return { container: 'none', looksLike: 'html' }
  }
  if (/^<\?xml/i.test(text)) return { container: 'none', looksLike: 'xml' }
  const binary = /[\u0000-\u0008\u000e-\u001a]/.test(text)
  return { container: 'none', looksLike: binary ? 'unknown' : 'text' }
}

function starts(head: Uint8Array, bytes: number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}
