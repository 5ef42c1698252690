export type DefaultProfile = { name: string; parameters: readonly string[] }
export type DefaultComponent = { name: string; subcomponents: readonly string[] }

/** The product refers to Agua and Geoquímica by name. */
export const defaultComponents: readonly DefaultComponent[] = [
  {
    name: 'Agua',
    subcomponents: [
      'Agua superficial',
      'Agua subterránea',
      'Efluente',
      'Efluente doméstico',
      'Agua para consumo humano',
      'Manantial',
    ],
  },
  {
    name: 'Aire',
    subcomponents: [
      'Calidad de aire',
      'Emisiones de fuentes fijas',
      'Material particulado sedimentable',
    ],
  },
  { name: 'Ruido', subcomponents: ['Ruido ambiental'] },
  { name: 'Suelo', subcomponents: ['Calidad de suelo', 'Sedimento', 'Erosión'] },
  {
    name: 'Geoquímica',
    subcomponents: [
      'Drenaje ácido',
      'Lixiviación',
      'Caracterización de relaves',
      'Caracterización de desmonte',
    ],
  },
  {
    name: 'Biología',
    subcomponents: [
      'Flora y vegetación',
      'Avifauna',
      'Mastofauna',
      'Herpetofauna',
      'Entomofauna',
      'Hidrobiología',
    ],
  },
  { name: 'Vibraciones', subcomponents: ['Vibraciones por voladura', 'Vibraciones por tránsito'] },
  { name: 'Meteorología', subcomponents: ['Estación meteorológica', 'Precipitación'] },
]

export const defaultMiningComponents: readonly string[] = [
  'Tajo',
  'Labores subterráneas',
  'Bocamina',
  'Depósito de desmonte',
  'Depósito de relaves',
  'Pila de lixiviación',
  'Depósito de suelo orgánico',
  'Planta concentradora',
  'Planta de procesos',
  'Planta de tratamiento',
  'Poza de sedimentación',
  'Presa de agua',
  'Cantera',
  'Campamento',
  'Taller de mantenimiento',
  'Polvorín',
  'Relleno sanitario',
  'Accesos',
  'Área de influencia',
]

export const defaultSourceTypes: readonly string[] = [
  'Cuerpo receptor',
  'Efluente industrial',
  'Efluente doméstico',
  'Infiltración',
  'Manantial',
  'Piezómetro',
  'Pozo de monitoreo',
  'Punto de fondo',
  'Barlovento',
  'Sotavento',
  'Fuente fija',
  'Receptor',
  'Suelo',
  'Sedimento',
  'Material',
  'Transecto',
  'Estación meteorológica',
]
