import { deviceWords } from '../devices/words.ts'
import { modiWords } from './words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

const modiTexts = defineTexts({
  pages: { es: 'Páginas de MODi', en: 'Pages of MODi', fr: 'Pages de MODi', pt: 'Páginas do MODi' },
  devices: deviceWords.all,
  alarms: modiWords.alarms,
  rules: { es: 'Reglas', en: 'Rules', fr: 'Règles', pt: 'Regras' },
  maintenance: modiWords.maintenance,
  gateways: modiWords.gateways,
  pagesOfDevice: {
    es: 'Páginas del dispositivo',
    en: 'Pages of the device',
    fr: 'Pages de l’appareil',
    pt: 'Páginas do dispositivo',
  },
  graph: { es: 'Gráfico', en: 'Graph', fr: 'Graphique', pt: 'Gráfico' },
  records: deviceWords.records,
  calculations: deviceWords.calculations,
  commands: deviceWords.commands,
  edit: words.edit,
  profiles: { es: 'Perfiles', en: 'Profiles', fr: 'Profils', pt: 'Perfis' },
  networks: modiWords.networks,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    modi: Bundle<typeof modiTexts>
  }
}

addTexts('modi', modiTexts)
