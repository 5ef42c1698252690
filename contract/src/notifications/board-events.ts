const report = {
  kind: 'text',
  name: {
    es: 'Nombre del informe',
    en: 'Name of the report',
    fr: 'Nom du rapport',
    pt: 'Nome do relatório',
  },
  example: 'Calidad del agua',
} as const
const from = {
  kind: 'date',
  name: {
    es: 'Primer día del periodo',
    en: 'First day of the period',
    fr: 'Premier jour de la période',
    pt: 'Primeiro dia do período',
  },
  example: '2026-02-01',
} as const
const to = {
  kind: 'date',
  name: {
    es: 'Último día del periodo',
    en: 'Last day of the period',
    fr: 'Dernier jour de la période',
    pt: 'Último dia do período',
  },
  example: '2026-02-28',
} as const

/** What became of a scheduled report: its recipients are told, or whoever scheduled it. */
export const boardEvents = {
  'scheduled-report': {
    module: 'general',
    priority: 3,
    audience: 'everybody',
    methods: [1, 2],
    name: {
      es: 'Informe programado',
      en: 'Scheduled report',
      fr: 'Rapport programmé',
      pt: 'Relatório programado',
    },
    variables: { report, from, to },
    text: {
      es: 'Está listo el informe «{{report}}», del {{from}} al {{to}}. El PDF se guarda siete días.',
      en: 'The report “{{report}}” is ready, from {{from}} to {{to}}. The PDF is kept for seven days.',
      fr: 'Le rapport « {{report}} » est prêt, du {{from}} au {{to}}. Le PDF est conservé sept jours.',
      pt: 'O relatório “{{report}}” está pronto, de {{from}} a {{to}}. O PDF é guardado por sete dias.',
    },
  },
  'scheduled-report-failed': {
    module: 'general',
    priority: 2,
    audience: 'everybody',
    methods: [1],
    name: {
      es: 'Informe programado sin generar',
      en: 'Scheduled report not made',
      fr: 'Rapport programmé non généré',
      pt: 'Relatório programado não gerado',
    },
    variables: { report, from, to },
    text: {
      es: 'No se pudo generar el informe «{{report}}», del {{from}} al {{to}}. Abrir los informes programados para ver el motivo.',
      en: 'The report “{{report}}” from {{from}} to {{to}} could not be made. Open the scheduled reports to see why.',
      fr: 'Le rapport « {{report}} », du {{from}} au {{to}}, n’a pas pu être généré. Ouvrir les rapports programmés pour en voir la raison.',
      pt: 'Não foi possível gerar o relatório “{{report}}”, de {{from}} a {{to}}. Abrir os relatórios programados para ver o motivo.',
    },
  },
} as const
