import { type Language, languages, locales, type Text } from '@puquio/domain'

/** A text in the reader's language, its `{{names}}` filled in, numbers as the language writes them. */
export const translate = (
  text: Text,
  language: Language,
  params: Record<string, string | number> = {},
): string =>
  text[language].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name] ?? whole
    return typeof value === 'number' ? value.toLocaleString(locales[language]) : value
  })

/** The same for readers of every language, as notifications keep it. */
export const inEveryLanguage = (text: Text, params: Record<string, string | number> = {}): Text =>
  Object.fromEntries(
    languages.map((language) => [language, translate(text, language, params)]),
  ) as Text
