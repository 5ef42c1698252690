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
  fe2: { es: 'Fe²⁺ (mg/L)', en: 'Fe²⁺ (mg/L)', fr: 'Fe²⁺ (mg/L)', pt: 'Fe²⁺ (mg/L)' },
  fe3: { es: 'Fe³⁺ (mg/L)', en: 'Fe³⁺ (mg/L)', fr: 'Fe³⁺ (mg/L)', pt: 'Fe³⁺ (mg/L)' },
  al: { es: 'Al (mg/L)', en: 'Al (mg/L)', fr: 'Al (mg/L)', pt: 'Al (mg/L)' },
  mn: { es: 'Mn (mg/L)', en: 'Mn (mg/L)', fr: 'Mn (mg/L)', pt: 'Mn (mg/L)' },
  zn: { es: 'Zn (mg/L)', en: 'Zn (mg/L)', fr: 'Zn (mg/L)', pt: 'Zn (mg/L)' },
  cu: { es: 'Cu (mg/L)', en: 'Cu (mg/L)', fr: 'Cu (mg/L)', pt: 'Cu (mg/L)' },
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
