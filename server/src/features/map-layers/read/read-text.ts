/** Decodes a text by its byte order mark, else by what its own first line says, else as UTF-8. */
export function readText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const mark =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : null
  if (mark) return new TextDecoder(mark).decode(bytes)
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const [, said = 'utf-8'] = /^\s*<\?xml[^>]*encoding=["']([\w-]{1,20})["']/i.exec(head) ?? []
  return decodeAs(said, bytes)
}

/** An encoding that is not known, or is not what it says, is read as Windows writes it in Peru. */
export function decodeAs(label: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
