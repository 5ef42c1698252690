import type { Text } from '../languages.ts'
import type { AlarmLimit, DeviceChannel } from './fields.ts'
import type { DeviceState } from './state.ts'

export const deviceChannelTerms = {
  mobile: { es: 'Red móvil', en: 'Mobile network', fr: 'Réseau mobile', pt: 'Rede móvel' },
  lora: { es: 'LoRa', en: 'LoRa', fr: 'LoRa', pt: 'LoRa' },
  satellite: { es: 'Satélite', en: 'Satellite', fr: 'Satellite', pt: 'Satélite' },
} as const satisfies Record<DeviceChannel, Text>

export const deviceStateTerms = {
  alarm: { es: 'En alarma', en: 'In alarm', fr: 'En alarme', pt: 'Em alarme' },
  warning: { es: 'Advertencia', en: 'Warning', fr: 'Avertissement', pt: 'Advertência' },
  stale: {
    es: 'Sin datos (E001)',
    en: 'No data (E001)',
    fr: 'Sans données (E001)',
    pt: 'Sem dados (E001)',
  },
  never: {
    es: 'Nunca reportó',
    en: 'Never reported',
    fr: 'N’a jamais transmis',
    pt: 'Nunca transmitiu',
  },
  'alarm-disabled': {
    es: 'Alarmas desactivadas',
    en: 'Alarms off',
    fr: 'Alarmes désactivées',
    pt: 'Alarmes desativados',
  },
  ok: { es: 'Normal', en: 'Normal', fr: 'Normal', pt: 'Normal' },
} as const satisfies Record<DeviceState, Text>

export const alarmLimitTerms = {
  lowLow: { es: 'Muy bajo', en: 'Low-low', fr: 'Très bas', pt: 'Muito baixo' },
  low: { es: 'Bajo', en: 'Low', fr: 'Bas', pt: 'Baixo' },
  high: { es: 'Alto', en: 'High', fr: 'Haut', pt: 'Alto' },
  highHigh: { es: 'Muy alto', en: 'High-high', fr: 'Très haut', pt: 'Muito alto' },
} as const satisfies Record<AlarmLimit, Text>
