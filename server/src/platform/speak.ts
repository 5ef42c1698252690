import type { Language, Text } from '@puquio/domain'

/** A text in the reader's language, its `{{names}}` filled in. */
export const speak = (
  text: Text,
  language: Language,
  params: Record<string, string | number> = {},
): string =>
  text[language].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole))
