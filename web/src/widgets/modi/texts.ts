import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const modiTexts = defineTexts({
  pages: { es: 'Páginas de MODi', en: 'Pages of MODi', fr: 'Pages de MODi', pt: 'Páginas do MODi' },
  devices: { es: 'Dispositivos', en: 'Devices', fr: 'Appareils', pt: 'Dispositivos' },
  alarms: { es: 'Alarmas', en: 'Alarms', fr: 'Alarmes', pt: 'Alarmes' },
  rules: { es: 'Reglas', en: 'Rules', fr: 'Règles', pt: 'Regras' },
  maintenance: { es: 'Mantenimiento', en: 'Maintenance', fr: 'Maintenance', pt: 'Manutenção' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    modi: Bundle<typeof modiTexts>
  }
}

addTexts('modi', modiTexts)
