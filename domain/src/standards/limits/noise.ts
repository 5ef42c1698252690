import type { LimitLine } from '../limit-row.ts'

const econormaAndHours =
  'conocimiento general; valores coinciden con repo alessandroherrera1129-coder/econorma-peru; horarios y zona mixta también en fdocumento.com/577dd98cee31b'
const econorma =
  'conocimiento general; valores coinciden con repo alessandroherrera1129-coder/econorma-peru'

/** ECA Ruido: day 07:01 to 22:00, night 22:01 to 07:00. */
export const noiseLimits: readonly LimitLine[] = [
  {
    parameter: 'laeq',
    statistic: 'day',
    max: {
      'Zona de Protección Especial': 50,
      'Zona Residencial': 60,
      'Zona Comercial': 70,
      'Zona Industrial': 80,
    },
    provenance: econormaAndHours,
    note: 'zona mixta: se aplica la más estricta, según el artículo 6',
  },
  {
    parameter: 'laeq',
    statistic: 'night',
    max: {
      'Zona de Protección Especial': 40,
      'Zona Residencial': 50,
      'Zona Comercial': 60,
      'Zona Industrial': 70,
    },
    provenance: econorma,
  },
]
