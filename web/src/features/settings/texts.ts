import { pageWords } from '../../lib/texts/page-words.ts'
import { defineTexts } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { accessTokenTexts } from './components/access-tokens/texts.ts'
import { entryTexts } from './entry-texts.ts'
import { systemTexts } from './components/system/texts.ts'

const settingsTexts = defineTexts({
  ...systemTexts,
  contact: words.contact,
  save: words.save,
  cancel: firstWords.cancel,
  title: words.settings,
  ownAccount: { es: 'Mi cuenta', en: 'My account', fr: 'Mon compte', pt: 'Minha conta' },
  ofProject: {
    es: 'Proyecto {{name}}',
    en: 'Project {{name}}',
    fr: 'Projet {{name}}',
    pt: 'Projeto {{name}}',
  },
  ofSystem: words.system,
  ...entryTexts,

  // Preferences
  language: pageWords.language,
  languageHelp: {
    es: 'También el de los correos que se reciben.',
    en: 'Also the language of the e-mails you receive.',
    fr: 'Aussi celle des courriels reçus.',
    pt: 'Também o dos e-mails recebidos.',
  },
  scheme: { es: 'Apariencia', en: 'Appearance', fr: 'Apparence', pt: 'Aparência' },
  light: { es: 'Clara', en: 'Light', fr: 'Claire', pt: 'Clara' },
  dark: { es: 'Oscura', en: 'Dark', fr: 'Sombre', pt: 'Escura' },
  auto: {
    es: 'La del dispositivo',
    en: 'Same as the device',
    fr: 'Celle de l’appareil',
    pt: 'A do dispositivo',
  },
  rows: words.rowsPerPage,
  rowsHelp: {
    es: 'En todas las listas, en este dispositivo.',
    en: 'In all lists, on this device.',
    fr: 'Dans toutes les listes, sur cet appareil.',
    pt: 'Em todas as listas, neste dispositivo.',
  },

  ...accessTokenTexts,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    settings: Bundle<typeof settingsTexts>
  }
}

addTexts('settings', settingsTexts)
