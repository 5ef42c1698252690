import type { Text } from '../../languages.ts'
import type {
  DerivedConstant,
  DerivedInput,
  DerivedKind,
  LinearConvention,
} from './derived-kinds.ts'

export const derivedKindTerms = {
  digits: {
    es: 'Dígitos de la frecuencia',
    en: 'Digits from the frequency',
    fr: 'Digits de la fréquence',
    pt: 'Dígitos da frequência',
  },
  'linear-pressure': {
    es: 'Presión de cuerda vibrante, lineal',
    en: 'Vibrating wire pressure, linear',
    fr: 'Pression à corde vibrante, linéaire',
    pt: 'Pressão de corda vibrante, linear',
  },
  'polynomial-pressure': {
    es: 'Presión de cuerda vibrante, polinómica',
    en: 'Vibrating wire pressure, polynomial',
    fr: 'Pression à corde vibrante, polynomiale',
    pt: 'Pressão de corda vibrante, polinomial',
  },
  thermistor: {
    es: 'Temperatura del termistor',
    en: 'Temperature of the thermistor',
    fr: 'Température de la thermistance',
    pt: 'Temperatura do termistor',
  },
  'water-head': {
    es: 'Columna de agua de la presión',
    en: 'Water head from the pressure',
    fr: 'Hauteur d’eau de la pression',
    pt: 'Coluna de água da pressão',
  },
  'head-level': {
    es: 'Nivel piezométrico de la columna de agua',
    en: 'Piezometric level from the water head',
    fr: 'Niveau piézométrique de la hauteur d’eau',
    pt: 'Nível piezométrico da coluna de água',
  },
  'casagrande-level': {
    es: 'Nivel de piezómetro Casagrande',
    en: 'Level of a Casagrande piezometer',
    fr: 'Niveau d’un piézomètre Casagrande',
    pt: 'Nível de piezômetro Casagrande',
  },
} as const satisfies Record<DerivedKind, Text>

export const derivedInputTerms = {
  frequency: { es: 'Frecuencia', en: 'Frequency', fr: 'Fréquence', pt: 'Frequência' },
  reading: { es: 'Lectura (R1)', en: 'Reading (R1)', fr: 'Lecture (R1)', pt: 'Leitura (R1)' },
  temperature: {
    es: 'Temperatura (T1)',
    en: 'Temperature (T1)',
    fr: 'Température (T1)',
    pt: 'Temperatura (T1)',
  },
  barometer: {
    es: 'Presión barométrica (S1)',
    en: 'Barometric pressure (S1)',
    fr: 'Pression barométrique (S1)',
    pt: 'Pressão barométrica (S1)',
  },
  resistance: { es: 'Resistencia', en: 'Resistance', fr: 'Résistance', pt: 'Resistência' },
  pressure: { es: 'Presión', en: 'Pressure', fr: 'Pression', pt: 'Pressão' },
  head: { es: 'Columna de agua', en: 'Water head', fr: 'Hauteur d’eau', pt: 'Coluna de água' },
  depthToWater: {
    es: 'Profundidad del agua desde la boca',
    en: 'Depth to water from the top',
    fr: 'Profondeur de l’eau depuis la tête',
    pt: 'Profundidade da água desde a boca',
  },
} as const satisfies Record<DerivedInput, Text>

export const derivedConstantTerms = {
  gaugeFactor: {
    es: 'Factor de calibración (G)',
    en: 'Gauge factor (G)',
    fr: 'Facteur d’étalonnage (G)',
    pt: 'Fator de calibração (G)',
  },
  squareFactor: {
    es: 'Factor cuadrático (A)',
    en: 'Square factor (A)',
    fr: 'Facteur quadratique (A)',
    pt: 'Fator quadrático (A)',
  },
  linearFactor: {
    es: 'Factor lineal (B)',
    en: 'Linear factor (B)',
    fr: 'Facteur linéaire (B)',
    pt: 'Fator linear (B)',
  },
  zeroReading: {
    es: 'Lectura cero en campo (R0)',
    en: 'Zero reading in the field (R0)',
    fr: 'Lecture zéro sur le terrain (R0)',
    pt: 'Leitura zero em campo (R0)',
  },
  temperatureFactor: {
    es: 'Factor de temperatura (K)',
    en: 'Temperature factor (K)',
    fr: 'Facteur de température (K)',
    pt: 'Fator de temperatura (K)',
  },
  zeroTemperature: {
    es: 'Temperatura de la lectura cero (T0)',
    en: 'Temperature of the zero reading (T0)',
    fr: 'Température de la lecture zéro (T0)',
    pt: 'Temperatura da leitura zero (T0)',
  },
  zeroBarometer: {
    es: 'Presión barométrica de la lectura cero (S0)',
    en: 'Barometric pressure of the zero reading (S0)',
    fr: 'Pression barométrique de la lecture zéro (S0)',
    pt: 'Pressão barométrica da leitura zero (S0)',
  },
  thermistorA: {
    es: 'Constante A del termistor',
    en: 'Constant A of the thermistor',
    fr: 'Constante A de la thermistance',
    pt: 'Constante A do termistor',
  },
  thermistorB: {
    es: 'Constante B del termistor',
    en: 'Constant B of the thermistor',
    fr: 'Constante B de la thermistance',
    pt: 'Constante B do termistor',
  },
  thermistorC: {
    es: 'Constante C del termistor',
    en: 'Constant C of the thermistor',
    fr: 'Constante C de la thermistance',
    pt: 'Constante C do termistor',
  },
  headPerPressure: {
    es: 'Metros de agua por presión',
    en: 'Metres of water by pressure',
    fr: 'Mètres d’eau par pression',
    pt: 'Metros de água por pressão',
  },
  terrainLevel: {
    es: 'Cota de terreno',
    en: 'Terrain level',
    fr: 'Cote du terrain',
    pt: 'Cota do terreno',
  },
  probeDepth: {
    es: 'Profundidad de la sonda',
    en: 'Depth of the probe',
    fr: 'Profondeur de la sonde',
    pt: 'Profundidade da sonda',
  },
  stickUp: {
    es: 'Altura de la boca sobre el terreno',
    en: 'Height of the top above the ground',
    fr: 'Hauteur de la tête au-dessus du sol',
    pt: 'Altura da boca acima do terreno',
  },
} as const satisfies Record<DerivedConstant, Text>

export const linearConventionTerms = {
  'reading-minus-zero': {
    es: 'G (R1 − R0)',
    en: 'G (R1 − R0)',
    fr: 'G (R1 − R0)',
    pt: 'G (R1 − R0)',
  },
  'zero-minus-reading': {
    es: 'G (R0 − R1)',
    en: 'G (R0 − R1)',
    fr: 'G (R0 − R1)',
    pt: 'G (R0 − R1)',
  },
} as const satisfies Record<LinearConvention, Text>
