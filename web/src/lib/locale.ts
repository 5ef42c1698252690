import { defaultLanguage, isLanguage, type Language } from '@puquio/domain'
import { useTranslation } from 'react-i18next'

/** How a language writes numbers and dates: Peru's point, Brazil's comma, day first everywhere. */
export const localeOf = (language: string): string => locales[language as Language] ?? 'es-PE'

export const useLocale = (): string => localeOf(useTranslation().i18n.language)

export const useLanguage = (): Language => {
  const { language } = useTranslation().i18n
  return isLanguage(language) ? language : defaultLanguage
}

const locales: Record<Language, string> = { es: 'es-PE', en: 'en-GB', fr: 'fr-FR', pt: 'pt-BR' }
