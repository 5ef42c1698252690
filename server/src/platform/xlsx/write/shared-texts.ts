import { cellText } from '../package/xml-text.ts'

/** Most texts that are kept until a workbook ends, and their most characters: what is beyond stands in its cell. */
const textsMax = 10_000
const charactersMax = 100

export type SharedTexts = {
  /** The cell of a text, with its attributes; it never becomes a formula. */
  cellXml: (text: string, attributes: string) => string
  /** The part of the package that has them; null where there are none. */
  xml: () => string | null
}

/** Texts that stand once in a workbook, however many cells have them: a third of the bytes that tell each again. */
export function createSharedTexts(): SharedTexts {
  const places = new Map<string, number>()
  const placeOf = (text: string): number | undefined => {
    const known = places.get(text)
    if (known !== undefined) return known
    if (places.size >= textsMax || text.length > charactersMax) return undefined
    places.set(text, places.size)
    return places.size - 1
  }
  return {
    cellXml(text, attributes) {
      const place = placeOf(text)
      return place === undefined
        ? `<c${attributes} t="inlineStr"><is>${textXml(text)}</is></c>`
        : `<c${attributes} t="s"><v>${place}</v></c>`
    },
    xml: () =>
      places.size === 0
        ? null
        : '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
          '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
          `${[...places.keys()].map((text) => `<si>${textXml(text)}</si>`).join('')}</sst>`,
  }
}

const textXml = (text: string) => `<t xml:space="preserve">${cellText(text)}</t>`
