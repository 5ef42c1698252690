import { defaultLanguage, isLanguage, type Language, languages, type Text } from '@puquio/domain'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readStored, writeStored } from '../storage.ts'

/** A feature's texts as i18next sees them: `declare module 'i18next' { interface ResourceNamespaceMap { plans: Bundle<typeof planTexts> } }`. */
export type Bundle<T extends Record<string, Text>> = { [K in keyof T]: T[K]['es'] }

declare module 'i18next' {
  // Asked by names that arrive from the server.
  interface ResourceNamespaceMap {
    problems: Record<string, string>
    fields: Record<string, string>
  }
}

export const addTexts = (feature: string, texts: Record<string, Text>): void => {
  for (const language of languages) {
    const words = Object.entries(texts).map(([key, text]) => [key, text[language]])
    i18next.addResourceBundle(language, feature, Object.fromEntries(words))
  }
}

export const chooseLanguage = (language: Language): void => {
  writeStored('device', storageKey, language)
  document.documentElement.lang = language
  void i18next.changeLanguage(language)
}

/** Whether somebody chose on this device, so that the account's own language stands back. */
export const hasChosenLanguage = (): boolean => isLanguage(readStored('device', storageKey))

export const currentLanguage = (): Language => {
  const stored = readStored<unknown>('device', storageKey)
  return isLanguage(stored) ? stored : defaultLanguage
}

const storageKey = 'puquio.language'

document.documentElement.lang = currentLanguage()
void i18next.use(initReactI18next).init({
  lng: currentLanguage(),
  fallbackLng: defaultLanguage,
  // Texts arrive with the pages that need them, so none is there at the start.
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
})
