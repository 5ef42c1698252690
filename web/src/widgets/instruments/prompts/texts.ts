import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { words } from '../../../lib/texts/words.ts'

const promptChoiceTexts = defineTexts({
  versionOf: words.versionOf,
  'of.instrument': {
    es: 'Propio del instrumento',
    en: 'The instrument’s own',
    fr: 'Propre à l’instrument',
    pt: 'Próprio do instrumento',
  },
  'of.project': {
    es: 'Del proyecto',
    en: 'The project’s',
    fr: 'Du projet',
    pt: 'Do projeto',
  },
  'of.product': {
    es: 'El que trae Puquio',
    en: 'The one that Puquio comes with',
    fr: 'Celui fourni avec Puquio',
    pt: 'O que vem com o Puquio',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    promptChoice: Bundle<typeof promptChoiceTexts>
  }
}

addTexts('promptChoice', promptChoiceTexts)
