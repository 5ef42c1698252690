import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { words } from '../../../lib/texts/words.ts'

const arrivalTexts = defineTexts({
  system: words.system,
  arrived: {
    es: '{{sender}} ({{priority}}): {{message}}',
    en: '{{sender}} ({{priority}}): {{message}}',
    fr: '{{sender}} ({{priority}}) : {{message}}',
    pt: '{{sender}} ({{priority}}): {{message}}',
  },
  replied: {
    es: '{{person}} respondió a «{{message}}»: {{reply}}',
    en: '{{person}} replied to “{{message}}”: {{reply}}',
    fr: '{{person}} a répondu à « {{message}} » : {{reply}}',
    pt: '{{person}} respondeu a “{{message}}”: {{reply}}',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    arrivals: Bundle<typeof arrivalTexts>
  }
}

addTexts('arrivals', arrivalTexts)
