import { acidIons, ofAcidMetals } from '../../hydrochemistry/charged-metals.ts'
import type { Text } from '../../languages.ts'

/** What screens, files and workbooks call what is recorded of a plant's day. */
export const treatmentTerms = {
  plant: { es: 'Planta', en: 'Plant', fr: 'Station de traitement', pt: 'Estação de tratamento' },
  on: { es: 'Fecha', en: 'Date', fr: 'Date', pt: 'Data' },
  flowLs: { es: 'Caudal (L/s)', en: 'Flow (L/s)', fr: 'Débit (L/s)', pt: 'Vazão (L/s)' },
  volumeM3: { es: 'Volumen (m³)', en: 'Volume (m³)', fr: 'Volume (m³)', pt: 'Volume (m³)' },
  hours: {
    es: 'Horas de operación (h)',
    en: 'Hours of operation (h)',
    fr: 'Heures de marche (h)',
    pt: 'Horas de operação (h)',
  },
  phIn: { es: 'pH de entrada', en: 'pH in', fr: 'pH d’entrée', pt: 'pH de entrada' },
  phOut: { es: 'pH de salida', en: 'pH out', fr: 'pH de sortie', pt: 'pH de saída' },
  acidityMgL: {
    es: 'Acidez (mg/L CaCO3)',
    en: 'Acidity (mg/L CaCO3)',
    fr: 'Acidité (mg/L CaCO3)',
    pt: 'Acidez (mg/L CaCO3)',
  },
  ...ofAcidMetals((metal): Text => {
    const heading = `${acidIons[metal].sign} (mg/L)`
    return { es: heading, en: heading, fr: heading, pt: heading }
  }),
  neutralizer: { es: 'Producto', en: 'Product', fr: 'Produit', pt: 'Produto' },
  kg: { es: 'Consumo (kg)', en: 'Used (kg)', fr: 'Consommé (kg)', pt: 'Consumo (kg)' },
  stockKg: {
    es: 'Stock contado (kg)',
    en: 'Counted stock (kg)',
    fr: 'Stock compté (kg)',
    pt: 'Estoque contado (kg)',
  },
  note: { es: 'Observación', en: 'Remark', fr: 'Observation', pt: 'Observação' },
} as const satisfies Record<string, Text>
