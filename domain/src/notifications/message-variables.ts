import { type Language, locales } from '../languages.ts'

/** How a variable of a template is written: as it is, as a number, or as a date from YYYY-MM-DD. */
export type VariableKind = 'text' | 'number' | 'date'
export type VariableKinds = Readonly<Record<string, VariableKind>>
export type VariableValues = Readonly<Record<string, string | number>>

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

const shown = (value: string | number, kind: VariableKind, language: Language): string => {
  if (kind === 'number') return Number(value).toLocaleString(locales[language])
  if (kind === 'date') return String(value).split('-').toReversed().join('/')
  return String(value)
}
