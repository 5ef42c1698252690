import { cellText } from '../package/xml-text.ts'

/** What a written cell holds; a date is `2026-02-15` or `2026-02-15T10:30:00`, without a zone. */
export type Content = string | number | boolean | null | { date: string }

/** How a workbook shows dates, and dates with a time. */
export const dateFormat = 'dd/mm/yyyy'
export const dateTimeFormat = 'dd/mm/yyyy hh:mm'

const dayMs = 86_400_000
/** Serial zero; days before March 1900 are off by one in the program itself. */
const epochMs = Date.UTC(1899, 11, 30)

/** The serial number of a date, or null for one that the program cannot count. */
export function dateSerial(date: string): number | null {
  const withTime = date.includes('T') ? date : `${date}T00:00:00`
  const ms = Date.parse(`${withTime}Z`)
  if (Number.isNaN(ms) || ms < Date.UTC(1900, 2, 1)) return null
  return Math.round(((ms - epochMs) / dayMs) * 1e8) / 1e8
}

/** One `<c>`; `address` and `style` are its `r` and `s` attributes or nothing. */
export function cellXml(content: Content, address: string, style: string): string {
  if (content === null || content === '') return `<c${address}${style}/>`
  if (typeof content === 'number') {
    if (!Number.isFinite(content)) return `<c${address}${style}/>`
    return `<c${address}${style}><v>${content}</v></c>`
  }
  if (typeof content === 'boolean')
    return `<c${address}${style} t="b"><v>${content ? 1 : 0}</v></c>`
  if (typeof content === 'object') {
    const serial = dateSerial(content.date)
    if (serial !== null) return `<c${address}${style}><v>${serial}</v></c>`
    return cellXml(content.date, address, style)
  }
  // Always as text: it never becomes a formula.
  return `<c${address}${style} t="inlineStr"><is><t xml:space="preserve">${cellText(content)}</t></is></c>`
}
