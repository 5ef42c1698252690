import { defaultLanguage, isLanguage, type Language, locales } from '@puquio/domain'
import { useTranslation } from 'react-i18next'

export const localeOf = (language: string): string =>
  locales[isLanguage(language) ? language : defaultLanguage]

/** The language of a locale: es-PE is Spanish. */
export const languageOf = (locale: string): Language => {
  const language = locale.slice(0, 2)
  return isLanguage(language) ? language : defaultLanguage
}

export const useLocale = (): string => localeOf(useTranslation().i18n.language)

export const useLanguage = (): Language => {
  const { language } = useTranslation().i18n
  return isLanguage(language) ? language : defaultLanguage
}
