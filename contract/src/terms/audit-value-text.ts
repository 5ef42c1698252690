import { type Language, languages, type Text } from '@puquio/domain'
import { auditPartTerms, auditRecordTerms, auditValueTerms } from './audit-values.ts'

type Plain = string | number | boolean
type Reading = {
  language: Language
  /** Writes a value that is no code: a number, a date, yes or no. */
  plain: (value: Plain) => string
}

/** Returns a value of the audit trail as people read it, lists in a line and parts in a line each; '' for none. */
export function auditValueText(
  table: string,
  field: string,
  value: unknown,
  reading: Reading,
): string {
  const words = auditValueTerms[`${table}.${field}`] ?? auditValueTerms[field]
  if (table !== 'policy' || field !== 'content') return textOf(value, words, reading)
  return textOf(value, words, {
    ...reading,
    plain: (one) => reading.plain(typeof one === 'string' ? withoutTags(one) : one),
  })
}

function textOf(
  value: unknown,
  words: Readonly<Record<string, Text>> | undefined,
  reading: Reading,
): string {
  const { language, plain } = reading
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => textOf(one, words, reading)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => partText(key, textOf(part, words, reading), language))
      .join('\n')
  const one = value as Plain
  return words?.[String(one)]?.[language] ?? plain(typeof one === 'string' ? asHash(one) : one)
}

/** A SHA-256 without the sign by which PostgreSQL writes bytes. */
const asHash = (text: string) => (/^\\x[\da-f]{64}$/.test(text) ? text.slice(2) : text)

const partText = (key: string, text: string, language: Language) => {
  const name = auditPartTerms[key]?.[language] ?? key
  return text.includes('\n') ? `${name}:\n${text}` : `${name}: ${text === '' ? '–' : text}`
}

/** The text of a policy, which is stored as HTML. */
function withoutTags(text: string): string {
  return text
    .replace(/<br\s*\/?>|<\/(p|h\d|li|tr|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
}

/** Returns the name of a record: of one that is named by a code, or in four languages, in the reader's words. */
export function auditRecordName(table: string, name: string, language: Language): string {
  const known = auditRecordTerms[table]?.[name]
  if (known) return known[language]
  const read = table === 'policy' ? parsed(name) : null
  const own = read && [language, ...languages].map((one) => read[one]).find(Boolean)
  return own ?? name
}

function parsed(text: string): Partial<Record<Language, string>> | null {
  try {
    return JSON.parse(text) as Partial<Record<Language, string>>
  } catch {
    return null
  }
}
