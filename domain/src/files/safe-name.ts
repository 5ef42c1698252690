/** Signs that a path or a file system of Windows gives a meaning to; names of people keep their quotation marks. */
const signs = /[/\\:*?<>|]/g
/** Names of devices of Windows, with any ending. */
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/**
 * Returns a name by which a file or a folder can be stored on any system and in an archive, without leaving
 * its folder. What a name may be on every system stays as it is.
 */
export function safeName(given: string): string {
  const name = given
    .replace(signs, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
    .replace(device, '_$1')
  return name === '' ? '_' : name
}

/** Returns the name, or the first of `name (2)`, `name (3)` … that is free; its ending stays. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let number = 1; ; number++) {
    const next = number === 1 ? name : `${stem} (${number})${ending}`
    if (!isTaken(next)) return next
  }
}

/** A text as a name of a file: without the signs that a system gives a meaning to. */
export const asFileName = (text: string): string => text.replace(/[\\/:*?"<>|]/g, '-')
