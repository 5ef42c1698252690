import type { Dimension } from './dimension.ts'

/**
 * A unit. In the base of its dimension (g, m, s, mol, equivalent …) a value is
 * (value + shift) × multiplier / divisor; both are whole numbers, so that powers of ten convert exactly.
 */
export type Unit = {
  dimension: Dimension
  multiplier: number
  divisor: number
  /** Degrees alone have one: 0 °C is 273.15 K. */
  shift?: number
  /** How people write it, beside its own symbol; case, spaces and the two micro signs make no difference. */
  spellings: readonly string[]
}

const concentration = { mass: 1, length: -3 } as const
const amount = { amount: 1, length: -3 } as const
const equivalents = { charge: 1, length: -3 } as const
const flow = { length: 3, time: -1 } as const
const load = { mass: 1, time: -1 } as const

const unit = (
  dimension: Dimension,
  multiplier: number,
  divisor: number,
  ...spellings: string[]
): Unit => ({ dimension, multiplier, divisor, spellings })

/**
 * Every unit by its canonical symbol. Source of the factors: the International System of Units (BIPM, 9th
 * edition); 1 mg CaCO3/L is 1/50.04345 meq/L (CaCO3 100.0869 g/mol, two equivalents, IUPAC 2021 masses).
 */
export const units = {
  'g/L': unit(concentration, 1000, 1, 'gr/L', 'g/l', 'kg/m3', 'kg/m³'),
  'mg/L': unit(
    concentration,
    1,
    1,
    'mg/lt',
    'mg/litro',
    'mgl-1',
    'mg.L-1',
    'mg·L⁻¹',
    'g/m3',
    'g/m³',
  ),
  'µg/L': unit(
    concentration,
    1,
    1000,
    'ug/L',
    'mcg/L',
    'ug/lt',
    'µg·L⁻¹',
    'ug.L-1',
    'mg/m3',
    'mg/m³',
  ),
  'ng/L': unit(concentration, 1, 1_000_000, 'ng/lt', 'ng·L⁻¹'),
  'µg/m³': unit(
    concentration,
    1,
    1_000_000,
    'ug/m3',
    'µg/m3',
    'ug/m³',
    'mcg/m3',
    'µg/Nm3',
    'µg·m⁻³',
  ),
  'ng/m³': unit(concentration, 1, 1_000_000_000, 'ng/m3'),
  'mol/L': unit(amount, 1000, 1, 'mol/lt'),
  'mmol/L': unit(amount, 1, 1, 'mmol/lt', 'mM', 'mol/m3'),
  'µmol/L': unit(amount, 1, 1000, 'umol/L', 'µM'),
  'meq/L': unit(equivalents, 1, 1, 'meq/lt', 'mEq/L', 'mequiv/L'),
  'µeq/L': unit(equivalents, 1, 1000, 'ueq/L'),
  'mg CaCO3/L': unit(
    equivalents,
    100_000,
    5_004_345,
    'mg/L CaCO3',
    'mg/L de CaCO3',
    'mg/L como CaCO3',
    'mg/L as CaCO3',
    'mgCaCO3/L',
    'mg CaCO₃/L',
  ),
  'mg/kg': unit({ mass: 1, 'wet-mass': -1 }, 1, 1_000_000, 'mg/kg PH', 'µg/g', 'ug/g'),
  'µg/kg': unit({ mass: 1, 'wet-mass': -1 }, 1, 1_000_000_000, 'ug/kg'),
  'mg/kg PS': unit(
    { mass: 1, 'dry-mass': -1 },
    1,
    1_000_000,
    'mg/kg MS',
    'mg/kg dw',
    'mg/kg peso seco',
    'mg/kg base seca',
    'mg/kg (PS)',
    'mg/kg (MS)',
    'mg/kg dry weight',
    'mg/kg matière sèche',
  ),
  'µg/kg PS': unit(
    { mass: 1, 'dry-mass': -1 },
    1,
    1_000_000_000,
    'ug/kg PS',
    'ug/kg MS',
    'µg/kg dw',
  ),
  '%': unit({}, 1, 100, 'porcentaje', 'percent', 'pct', '% sat', '% saturación'),
  '1': unit({}, 1, 1, 'adimensional', 'sin unidad', 'ratio', '-'),
  'unidad de pH': unit(
    { ph: 1 },
    1,
    1,
    'pH',
    'unid. pH',
    'unid pH',
    'u. pH',
    'UpH',
    'und pH',
    'und. pH',
    'unidades de pH',
    'unidad pH',
    'unidades pH',
    'pH units',
    'pH unit',
    'unité pH',
    'unités pH',
    'unidade de pH',
    's.u.',
  ),
  '°C': {
    ...unit({ temperature: 1 }, 1, 1, 'ºC', 'C', 'grados C', 'deg C', 'degC', 'grados Celsius'),
    shift: 273.15,
  },
  K: unit({ temperature: 1 }, 1, 1, 'kelvin', '°K'),
  '°F': { ...unit({ temperature: 1 }, 5, 9, 'ºF', 'deg F', 'degF'), shift: 459.67 },
  'Δ°C': unit({ 'temperature-difference': 1 }, 1, 1, 'Δ ºC', '∆°C', 'delta °C'),
  'µS/cm': unit(
    { conductance: 1, length: -1 },
    1,
    10_000,
    'uS/cm',
    'µmho/cm',
    'umho/cm',
    'umhos/cm',
    'µmhos/cm',
    'µS·cm⁻¹',
  ),
  'mS/cm': unit({ conductance: 1, length: -1 }, 1, 10, 'mmho/cm', 'mmhos/cm', 'dS/m'),
  'S/m': unit({ conductance: 1, length: -1 }, 1, 1),
  'mS/m': unit({ conductance: 1, length: -1 }, 1, 1000),
  mV: unit({ voltage: 1 }, 1, 1000, 'milivoltios', 'milivolts'),
  V: unit({ voltage: 1 }, 1, 1, 'voltios', 'volts'),
  NTU: unit({ turbidity: 1 }, 1, 1, 'UNT', 'FNU', 'U.N.T.', 'uT', 'utn'),
  'UC Pt/Co': unit(
    { colour: 1 },
    1,
    1,
    'UC',
    'Pt/Co',
    'UPC',
    'Pt-Co',
    'U Pt-Co',
    'UC Pt-Co',
    'mg Pt/L',
    'unidades de color',
    'color verdadero escala Pt/Co',
    'CU',
    'HU',
    'uH',
  ),
  PSU: unit({ salinity: 1 }, 1, 1, 'UPS', 'psu', 'ups', '‰'),
  'NMP/100 mL': unit(
    { 'probable-number': 1, length: -3 },
    10_000,
    1,
    'NMP/100ml',
    'MPN/100 mL',
    'NPP/100 mL',
    'NMP/100',
  ),
  'UFC/100 mL': unit({ colonies: 1, length: -3 }, 10_000, 1, 'CFU/100 mL', 'UFC/100ml'),
  'UFC/mL': unit({ colonies: 1, length: -3 }, 1_000_000, 1, 'CFU/mL', 'UFC/ml'),
  'Huevo/L': unit(
    { eggs: 1, length: -3 },
    1000,
    1,
    'Huevos/L',
    'H/L',
    'egg/L',
    'eggs/L',
    'œuf/L',
    'œufs/L',
    'ovo/L',
    'ovos/L',
    'N° huevos/L',
  ),
  'Organismo/L': unit(
    { organisms: 1, length: -3 },
    1000,
    1,
    'Org/L',
    'N° Org/L',
    'organismos/L',
    'ind/L',
  ),
  'L/s': unit(flow, 1, 1000, 'lps', 'l/seg', 'L/seg', 'lt/s', 'litros/s'),
  'L/min': unit(flow, 1, 60_000, 'lpm', 'l/min'),
  'm³/s': unit(flow, 1, 1, 'm3/s', 'm3/seg', 'cumecs'),
  'm³/h': unit(flow, 1, 3600, 'm3/h', 'm3/hora', 'm3/hr'),
  'm³/d': unit(
    flow,
    1,
    86_400,
    'm3/d',
    'm3/día',
    'm3/dia',
    'm3/day',
    'm³/día',
    'm³/j',
    'm3/j',
    'm³/dia',
  ),
  'g/s': unit(load, 1, 1),
  'kg/h': unit(load, 1000, 3600, 'kg/hora'),
  'kg/d': unit(load, 1000, 86_400, 'kg/día', 'kg/dia', 'kg/day', 'kg/j'),
  't/d': unit(load, 1_000_000, 86_400, 't/día', 't/dia', 'tn/d', 'ton/d'),
  'dB(A)': unit({ sound: 1 }, 1, 1, 'dBA', 'dB A', 'db(a)', 'LAeqT dB', 'decibeles A'),
  m: unit({ length: 1 }, 1, 1, 'metros', 'mts', 'metre', 'metres', 'm.s.n.m.', 'msnm', 'm s.n.m.'),
  cm: unit({ length: 1 }, 1, 100, 'centímetros'),
  mm: unit({ length: 1 }, 1, 1000, 'milímetros'),
} as const satisfies Record<string, Unit>

export type UnitKey = keyof typeof units

export const unitOf = (key: UnitKey): Unit => units[key]
