import { deviceWords } from '../devices/words.ts'
import { modiWords } from './words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const modiTexts = defineTexts({
  pages: { es: 'Páginas de MODi', en: 'Pages of MODi', fr: 'Pages de MODi', pt: 'Páginas do MODi' },
  devices: deviceWords.all,
  alarms: modiWords.alarms,
  rules: { es: 'Reglas', en: 'Rules', fr: 'Règles', pt: 'Regras' },
  maintenance: modiWords.maintenance,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    modi: Bundle<typeof modiTexts>
  }
}

addTexts('modi', modiTexts)
