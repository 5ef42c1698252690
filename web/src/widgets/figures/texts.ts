import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { uiTexts } from '../../ui/texts.ts'
import { figureWords } from './words.ts'

const figureTexts = defineTexts({
  ...figureWords,
  download: uiTexts.download,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    figures: Bundle<typeof figureTexts>
  }
}

addTexts('figures', figureTexts)
