import { defineTexts } from '@puquio/domain'

export const graphFileTexts = defineTexts({
  readings: { es: 'Lecturas', en: 'Readings', fr: 'Mesures', pt: 'Leituras' },
  at: { es: 'Fecha y hora', en: 'Date and time', fr: 'Date et heure', pt: 'Data e hora' },
  device: { es: 'Dispositivo', en: 'Device', fr: 'Appareil', pt: 'Dispositivo' },
  serial: { es: 'Serie', en: 'Serial', fr: 'N° de série', pt: 'Série' },
  variable: { es: 'Variable', en: 'Variable', fr: 'Variable', pt: 'Variável' },
  unit: { es: 'Unidad', en: 'Unit', fr: 'Unité', pt: 'Unidade' },
  value: { es: 'Valor', en: 'Value', fr: 'Valeur', pt: 'Valor' },
  quality: { es: 'Calidad', en: 'Quality', fr: 'Qualité', pt: 'Qualidade' },
  good: { es: 'Buena', en: 'Good', fr: 'Bonne', pt: 'Boa' },
  suspect: { es: 'Dudosa', en: 'Suspect', fr: 'Douteuse', pt: 'Duvidosa' },
  mean: { es: 'Media', en: 'Mean', fr: 'Moyenne', pt: 'Média' },
  min: { es: 'Mínimo', en: 'Minimum', fr: 'Minimum', pt: 'Mínimo' },
  max: { es: 'Máximo', en: 'Maximum', fr: 'Maximum', pt: 'Máximo' },
  count: { es: 'Lecturas', en: 'Readings', fr: 'Mesures', pt: 'Leituras' },
})
