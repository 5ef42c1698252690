import { wellStateTerms } from '../../levels/terms.ts'
import type { Text } from '../../languages.ts'

/** Headings of the workbook of soundings: a row for each. */
export const soundingColumnTerms = {
  well: { es: 'Pozo', en: 'Well', fr: 'Puits', pt: 'Poço' },
  measuredOn: { es: 'Fecha', en: 'Date', fr: 'Date', pt: 'Data' },
  measuredTime: { es: 'Hora', en: 'Time', fr: 'Heure', pt: 'Hora' },
  depthToWaterM: {
    es: 'Profundidad del agua (m)',
    en: 'Depth to water (m)',
    fr: 'Profondeur de l’eau (m)',
    pt: 'Profundidade da água (m)',
  },
  state: { es: 'Estado', en: 'State', fr: 'État', pt: 'Estado' },
  headAboveTopM: {
    es: 'Carga sobre la boca (m)',
    en: 'Head above the top (m)',
    fr: 'Charge au-dessus de la tête (m)',
    pt: 'Carga acima da boca (m)',
  },
  measuredBy: { es: 'Medido por', en: 'Measured by', fr: 'Mesuré par', pt: 'Medido por' },
  note: { es: 'Observación', en: 'Note', fr: 'Observation', pt: 'Observação' },
  source: { es: 'Origen', en: 'Source', fr: 'Origine', pt: 'Origem' },
} as const satisfies Record<string, Text>

/** Whether a person or a device measured a level. */
export const levelSourceTerms = {
  sounding: { es: 'Medición manual', en: 'Sounding', fr: 'Mesure manuelle', pt: 'Medição manual' },
  sensor: { es: 'Sensor', en: 'Sensor', fr: 'Capteur', pt: 'Sensor' },
} as const satisfies Record<string, Text>

const words = (text: string): readonly string[] => text.split('|')

/** Words of field sheets for the states of a sounding. */
export const soundingWords = {
  dry: [
    ...Object.values(wellStateTerms.dry),
    ...words('punto seco|pozo seco|piezómetro seco|sin agua|no hay agua|dry well|no water'),
    ...words('sans eau|sem água|poço seco'),
  ],
  artesian: words(
    'surgente|artesianismo|pozo artesiano|desborda|rebosa|flowing|overflowing|flowing artesian|jaillissant|jorrante',
  ),
  measured: ['normal', 'con agua'],
} as const
