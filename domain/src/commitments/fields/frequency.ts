import type { Frequency } from '../../monitoring/frequencies.ts'

/**
 * Returns how often something is to be done, by the words of a sentence in Spanish, as plans name it; null
 * where none is said, or one that plans do not have (every other day, every three years). "Promedio anual"
 * and "D.S. … anual" of limits are no frequencies.
 */
export const frequencyIn = (text: string): Frequency | null => {
  const lower = text
    .toLowerCase()
    .replace(/\s*\(\d{1,3}\)/g, '')
    .replace(/\s+/g, ' ')
  const [, said = ''] =
    /(?:frecuencia|periodicidad|forma|manera)(?: de monitoreo)?(?: será| es|:)?(?: de)? ?([^.,;]{3,40})/u.exec(
      lower,
    ) ?? []
  return first(said) ?? first(lower.replace(statistic, ' '))
}

const first = (text: string): Frequency | null => {
  let best: { at: number; frequency: Frequency } | null = null
  for (const [frequency, pattern] of patterns) {
    const at = text.search(pattern)
    if (at >= 0 && (best === null || at < best.at)) best = { at, frequency }
  }
  if (best === null)
    return seasonal.test(text) ? 'seasonal' : onEvent.test(text) ? 'on-event' : null
  return best.frequency
}

const statistic =
  /(?:medi[ao]s?|promedios?|máxim[ao]s?|mínim[ao]s?|acumulad[ao]s?|aritmétic[ao]|producción|precipitación|valor|concentración|eca|lmp|caudal)\s+(?:multi)?(?:anual|mensual|diari[ao]|semanal|horari[ao])(?:es|s)?/gu

const two = '(?:2|dos)'
const per = '(?:al|por|a la|cada)'
const count = '(?:\\d+|un|una|dos|tres|cuatro|cinco|seis)'

const patternOf = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u')

const patterns: readonly (readonly [Frequency, RegExp])[] = [
  [
    'daily',
    patternOf(
      `diari[oa]s?|diariamente|cada d[ií]a|todos los d[ií]as|${count} (?:vez|veces) ${per} (?:d[ií]a|turno|jornada)|cada (?:turno|guardia|24 horas|jornada)|por (?:turno|d[ií]a)|${count} (?:vez|veces) diarias?`,
    ),
  ],
  [
    'weekly',
    patternOf(
      `semanal(?:es|mente)?|cada semana|todas las semanas|${count} (?:vez|veces) ${per} (?:la )?semana|cada (?:7|siete) d[ií]as|por semana`,
    ),
  ],
  [
    'fortnightly',
    patternOf(
      `quincenal(?:es|mente)?|bimensual(?:es|mente)?|cada (?:15|quince) d[ií]as|cada quincena|cada ${two} semanas|cada (?:14|catorce) d[ií]as|${two} veces ${per} mes`,
    ),
  ],
  [
    'monthly',
    patternOf(
      'mensual(?:es|mente)?|cada mes|todos los meses|(?:1|una) vez (?:al|por) mes|cada (?:30|treinta) d[ií]as|por mes|mes a mes',
    ),
  ],
  [
    'bimonthly',
    patternOf(
      `bimestral(?:es|mente)?|cada ${two} meses|cada bimestre|(?:6|seis) veces (?:al|por) año`,
    ),
  ],
  [
    'quarterly',
    patternOf(
      'trimestral(?:es|mente)?|cada (?:3|tres) meses|cada trimestre|por trimestre|(?:4|cuatro) veces (?:al|por) año|cada (?:90|noventa) d[ií]as',
    ),
  ],
  [
    'four-monthly',
    patternOf(
      'cuatrimestral(?:es|mente)?|cada (?:4|cuatro) meses|cada cuatrimestre|(?:3|tres) veces (?:al|por) año',
    ),
  ],
  [
    'half-yearly',
    patternOf(
      `semestral(?:es|mente)?|cada (?:6|seis) meses|cada semestre|por semestre|${two} veces (?:al|por|en el) año|${two} veces anuales`,
    ),
  ],
  [
    'yearly',
    patternOf(
      'anual(?:es|mente)?|cada año|todos los años|(?:1|una) vez (?:al|por) año|cada (?:12|doce) meses|por año|al año|cada año calendario|cada año hidrológico',
    ),
  ],
  ['once', patternOf('(?:por )?única vez|una sola vez')],
]

/** Both seasons, or one of them as the time of it. */
const seasonal =
  /(?<!\p{L})(?:en|por|durante la|durante|cada)\s+(?:las? )?(?:épocas?|temporadas?|estaciones?)(?: climáticas?)?(?: del año)?(?: de)?(?:\s|(?!\p{L}))|estiaje y|avenida y|seca y (?:en )?(?:época )?(?:de )?(?:húmeda|lluvias?)|húmeda y seca|lluvias? y (?:en )?(?:época )?(?:de )?(?:estiaje|seca)/u
const onEvent =
  /(?<!\p{L})(?:en caso (?:de|se|que|ocurr)|cada vez que|cuando (?:ocurra|se (?:produzca|presente|detecte|registre)|exista|haya)|de (?:ocurrir|presentarse|producirse|detectarse|registrarse)|ante (?:un|una|cualquier|la ocurrencia)|toda (?:emergencia|descarga)|todo (?:derrame|hallazgo|incidente)|si se (?:produce|presenta|detecta|registra))(?!\p{L})/u
