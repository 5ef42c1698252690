import { writeXlsx } from 'hucre/xlsx'

/** Water parameters that every project has, each with its unit. */
export const measured = [
  ['pH', 'unidad de pH'],
  ['Temperatura', '°C'],
  ['Conductividad', 'µS/cm'],
  ['Plomo total', 'mg/L'],
  ['Cobre total', 'mg/L'],
  ['Zinc total', 'mg/L'],
  ['Cadmio total', 'mg/L'],
  ['Arsénico total', 'mg/L'],
  ['Mercurio total', 'mg/L'],
  ['Hierro total', 'mg/L'],
  ['Manganeso total', 'mg/L'],
  ['Aluminio total', 'mg/L'],
  ['Níquel total', 'mg/L'],
  ['Cromo total', 'mg/L'],
  ['Bario total', 'mg/L'],
  ['Boro total', 'mg/L'],
  ['Sulfatos', 'mg/L'],
  ['Cloruros', 'mg/L'],
  ['Nitratos', 'mg/L'],
  ['Aceites y grasas', 'mg/L'],
] as const

export const stationCount = 50
export const stationCode = (at: number) => `PM-${String(at % stationCount).padStart(2, '0')}`

const daysBefore = 3_000
const dayOf = (sample: number, edition: number) => {
  const days = Math.floor(sample / stationCount) + edition * 200
  if (days > daysBefore) throw new Error('The samples reach into the future')
  return new Date(Date.UTC(2016, 0, 1 + days))
}

/** Of metals and other parameters from the fourth on, every third value is a non-detect. */
const valueOf = (sample: number, at: number) => {
  if (at === 0) return { number: 6.5 + (sample % 20) / 10, text: String(6.5 + (sample % 20) / 10) }
  if (at > 2 && (sample + at) % 3 === 0) return { number: null, text: '<0.005' }
  const number = ((sample * 7 + at * 13) % 900) / 1000 + 0.01
  return { number, text: number.toFixed(3) }
}

/** A row for each sample, as a laboratory's spreadsheet has it. Each `edition` has days of its own. */
export async function wideWorkbook(samples: number, edition: number): Promise<Buffer> {
  const header = ['Estación', 'Fecha', ...measured.map(([name, unit]) => `${name} (${unit})`)]
  const rows = Array.from({ length: samples }, (_, sample) => [
    stationCode(sample),
    dayOf(sample, edition),
    ...measured.map((_one, at) => {
      const { number, text } = valueOf(sample, at)
      return number ?? text
    }),
  ])
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Resultados', rows: [header, ...rows] }] }))
}

/** A row for each result. */
export function longCsv(samples: number, edition: number): Buffer {
  const lines = ['Estación;Fecha;Parámetro;Resultado;Unidad;Método;Informe de ensayo']
  for (let sample = 0; sample < samples; sample++) {
    const on = dayOf(sample, edition).toISOString().slice(0, 10)
    for (const [at, [name, unit]] of measured.entries())
      lines.push(
        `${stationCode(sample)};${on};${name};${valueOf(sample, at).text};${unit};EPA 200.8;INF-${edition}-${sample % 90}`,
      )
  }
  return Buffer.from(lines.join('\n'))
}
