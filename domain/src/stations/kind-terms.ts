import type { Text } from '../languages.ts'
import type { StationKind } from './kinds.ts'

export const stationKindTerms = {
  'surface-water': {
    es: 'Agua superficial',
    en: 'Surface water',
    fr: 'Eau de surface',
    pt: 'Água superficial',
  },
  groundwater: {
    es: 'Agua subterránea',
    en: 'Groundwater',
    fr: 'Eau souterraine',
    pt: 'Água subterrânea',
  },
  effluent: { es: 'Efluente', en: 'Effluent', fr: 'Effluent', pt: 'Efluente' },
  piezometer: { es: 'Piezómetro', en: 'Piezometer', fr: 'Piézomètre', pt: 'Piezômetro' },
  air: { es: 'Aire', en: 'Air', fr: 'Air', pt: 'Ar' },
  noise: { es: 'Ruido', en: 'Noise', fr: 'Bruit', pt: 'Ruído' },
  vibration: { es: 'Vibraciones', en: 'Vibration', fr: 'Vibrations', pt: 'Vibrações' },
  soil: { es: 'Suelo', en: 'Soil', fr: 'Sol', pt: 'Solo' },
  sediment: { es: 'Sedimento', en: 'Sediment', fr: 'Sédiment', pt: 'Sedimento' },
  biology: { es: 'Biología', en: 'Biology', fr: 'Biologie', pt: 'Biologia' },
  meteorology: { es: 'Meteorología', en: 'Meteorology', fr: 'Météorologie', pt: 'Meteorologia' },
  geochemistry: { es: 'Geoquímica', en: 'Geochemistry', fr: 'Géochimie', pt: 'Geoquímica' },
  other: { es: 'Otro', en: 'Other', fr: 'Autre', pt: 'Outro' },
} as const satisfies Record<StationKind, Text>
