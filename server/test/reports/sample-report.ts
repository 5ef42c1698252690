import type { Language } from '@puquio/domain'
import type { Report } from '../../src/platform/pdf/render/render-pdf.ts'

type Template = 'every-part' | 'endless' | 'hungry' | 'curious' | 'unworded-picture'

/** A picture of one pixel. */
export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><path d="M0 80L100 20L300 0" stroke="black" fill="none"/><text x="9" y="20">µg/L</text></svg>'
const columns = [
  { heading: 'Estación', share: 2, isNumber: false },
  { heading: 'SO₄²⁻ (mg/L)', share: 1, isNumber: true },
]

type More = Partial<Omit<Report, 'data' | 'template'>> & { data?: object; language?: Language }

/** A report of a template of the tests, by default of every part that reports have. */
export const sampleReport = (template: Template = 'every-part', more: More = {}): Report => ({
  title: 'Informe de prueba',
  project: 'Mina Ñandú',
  language: 'es',
  at: new Date('2026-02-15T12:00:00Z'),
  timeZone: 'America/Lima',
  ...more,
  template: new URL(`./${template}.typ`, import.meta.url),
  data: {
    notice: 'Sin verificar',
    facts: [['Periodo', '2026']],
    heading: 'Resultados',
    svg,
    alt: 'Una curva',
    pictures: [...(more.files?.keys() ?? [])],
    columns,
    rows: Array.from({ length: 60 }, (_, index) => [`PM-${index}`, String(index * 1.5)]),
    ...more.data,
  },
})
