export const languages = ['es', 'en', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]

/** Each language by its own name. */
export const languageNames = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  pt: 'Português',
} as const satisfies Record<Language, string>

/** How a language writes numbers and dates: Peru's point, Brazil's comma, day first everywhere. */
export const locales: Record<Language, string> = {
  es: 'es-PE',
  en: 'en-GB',
  fr: 'fr-FR',
  pt: 'pt-BR',
}

/** The default language, also where a stored one is unknown. */
export const defaultLanguage: Language = 'es'

/** One sentence or word in every language of the product. */
export type Text = Record<Language, string>

/** Checks that a feature's texts are complete, and keeps their keys for the compiler. */
export const defineTexts = <const T extends Record<string, Text>>(texts: T): T => texts

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
