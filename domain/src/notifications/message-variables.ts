import { shownDay } from '../dates.ts'
import { type Language, locales, type Text } from '../languages.ts'

/** How a variable of a template is written: as it is, as a number, as a date from YYYY-MM-DD, or in each language. */
export type VariableKind = 'text' | 'number' | 'date' | 'phrase'
export type VariableKinds = Readonly<Record<string, VariableKind>>
export type VariableValues = Readonly<Record<string, string | number | Text>>

const variable = /\{\{([^{}]*)\}\}/g

/** Returns what stands in double braces in a text and is none of the known variables, each once. */
export const unknownVariables = (text: string, known: readonly string[]): string[] => [
  ...new Set(
    [...text.matchAll(variable)]
      .map(([, name = '']) => name.trim())
      .filter((name) => !known.includes(name)),
  ),
]

/** Returns the text with its variables filled in, as the language writes them; braces in a value stay as they are. */
export const fillVariables = (
  text: string,
  language: Language,
  kinds: VariableKinds,
  values: VariableValues,
): string =>
  text.replace(variable, (whole, inner: string) => {
    const name = inner.trim()
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? whole : shown(value, kinds[name] ?? 'text', language)
  })

const shown = (value: string | number | Text, kind: VariableKind, language: Language): string => {
  if (typeof value === 'object') return value[language]
  if (kind === 'number') return Number(value).toLocaleString(locales[language])
  if (kind === 'date') return shownDay(String(value))
  return String(value)
}
