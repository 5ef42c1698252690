import { fieldTerms } from '../terms/fields.ts'

/** What the system notifies of by itself about laboratory results. */
export const laboratoryEvents = {
  'report-late': {
    module: 'laboratory',
    priority: 2,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Informe de laboratorio atrasado',
      en: 'Laboratory report late',
      fr: 'Rapport de laboratoire en retard',
      pt: 'Relatório de laboratório atrasado',
    },
    variables: {
      count: {
        kind: 'number',
        name: {
          es: 'Cantidad de muestreos nuevos sin resultados a tiempo',
          en: 'Number of new samplings without results in time',
          fr: 'Nombre de nouveaux échantillonnages sans résultats à temps',
          pt: 'Quantidade de novas amostragens sem resultados no prazo',
        },
        example: 3,
      },
      total: {
        kind: 'number',
        name: {
          es: 'Total de muestreos atrasados',
          en: 'Late samplings in all',
          fr: 'Total des échantillonnages en retard',
          pt: 'Total de amostragens atrasadas',
        },
        example: 5,
      },
      days: {
        kind: 'number',
        name: {
          es: 'Plazo más corto de ellos, en días desde el muestreo',
          en: 'Their shortest term, in days from sampling',
          fr: 'Leur délai le plus court, en jours depuis l’échantillonnage',
          pt: 'O menor prazo deles, em dias desde a amostragem',
        },
        example: 15,
      },
      stations: {
        kind: 'text',
        name: fieldTerms.stations,
        example: 'EF-01, EF-02',
      },
      date: {
        kind: 'date',
        name: {
          es: 'Fecha del muestreo más antiguo de los nuevos',
          en: 'Date of the oldest of the new samplings',
          fr: 'Date du plus ancien des nouveaux échantillonnages',
          pt: 'Data da amostragem mais antiga das novas',
        },
        example: '2026-03-15',
      },
    },
    text: {
      es: 'Los resultados del laboratorio no llegaron en {{days}} días desde el muestreo. Muestreos nuevos en atraso: {{count}}; en total: {{total}}. El más antiguo de los nuevos es del {{date}}. Estaciones: {{stations}}',
      en: 'Laboratory results did not come within {{days}} days of sampling. Newly late samplings: {{count}}; in all: {{total}}. The oldest new one is of {{date}}. Stations: {{stations}}',
      fr: 'Les résultats du laboratoire ne sont pas arrivés dans les {{days}} jours suivant l’échantillonnage. Nouveaux retards : {{count}} ; en tout : {{total}}. Le plus ancien des nouveaux est du {{date}}. Stations : {{stations}}',
      pt: 'Os resultados do laboratório não chegaram em {{days}} dias desde a amostragem. Novas amostragens em atraso: {{count}}; no total: {{total}}. A mais antiga das novas é de {{date}}. Estações: {{stations}}',
    },
  },
  'laboratory-handed-in': {
    module: 'laboratory',
    priority: 2,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Archivo entregado por un laboratorio',
      en: 'File handed in by a laboratory',
      fr: 'Fichier remis par un laboratoire',
      pt: 'Arquivo entregue por um laboratório',
    },
    variables: {
      laboratory: {
        kind: 'text',
        name: { es: 'Laboratorio', en: 'Laboratory', fr: 'Laboratoire', pt: 'Laboratório' },
        example: 'Laboratorio Andino',
      },
      file: {
        kind: 'text',
        name: { es: 'Archivo', en: 'File', fr: 'Fichier', pt: 'Arquivo' },
        example: 'informe-marzo.xlsx',
      },
      values: {
        kind: 'number',
        name: {
          es: 'Cantidad de resultados del archivo',
          en: 'Number of results of the file',
          fr: 'Nombre de résultats du fichier',
          pt: 'Quantidade de resultados do arquivo',
        },
        example: 120,
      },
      held: {
        kind: 'number',
        name: {
          es: 'Cuántos quedaron observados',
          en: 'How many of them wait to be settled',
          fr: 'Combien sont en attente',
          pt: 'Quantos ficaram com observações',
        },
        example: 3,
      },
    },
    text: {
      es: '{{laboratory}} entregó {{file}}: {{values}} resultados, {{held}} observados. Falta revisarlo y guardarlo.',
      en: '{{laboratory}} handed in {{file}}: {{values}} results, {{held}} of which wait to be settled. It has to be looked through and saved.',
      fr: '{{laboratory}} a remis {{file}} : {{values}} résultats, dont {{held}} en attente. Il reste à le vérifier et à l’enregistrer.',
      pt: '{{laboratory}} entregou {{file}}: {{values}} resultados, {{held}} com observações. Falta revisá-lo e salvá-lo.',
    },
    atZero: {
      variable: 'held',
      text: {
        es: '{{laboratory}} entregó {{file}}: {{values}} resultados. Falta revisarlo y guardarlo.',
        en: '{{laboratory}} handed in {{file}}: {{values}} results. It has to be looked through and saved.',
        fr: '{{laboratory}} a remis {{file}} : {{values}} résultats. Il reste à le vérifier et à l’enregistrer.',
        pt: '{{laboratory}} entregou {{file}}: {{values}} resultados. Falta revisá-lo e salvá-lo.',
      },
    },
  },
  'result-exceeds': {
    module: 'laboratory',
    priority: 1,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Resultados que exceden su límite',
      en: 'Results above their limit',
      fr: 'Résultats qui dépassent leur limite',
      pt: 'Resultados que excedem seu limite',
    },
    variables: {
      count: {
        kind: 'number',
        name: {
          es: 'Cantidad de resultados que exceden',
          en: 'Number of results that exceed',
          fr: 'Nombre de résultats qui dépassent',
          pt: 'Quantidade de resultados que excedem',
        },
        example: 2,
      },
      repeated: {
        kind: 'number',
        name: {
          es: 'Cuántos repiten la excedencia, según los ajustes del proyecto',
          en: 'How many repeat the exceedance, by the settings of the project',
          fr: 'Combien répètent le dépassement, selon les réglages du projet',
          pt: 'Quantos repetem a excedência, segundo os ajustes do projeto',
        },
        example: 1,
      },
      stations: {
        kind: 'text',
        name: fieldTerms.stations,
        example: 'EF-01, EF-02',
      },
      results: {
        kind: 'text',
        name: {
          es: 'Los que más exceden, con su límite',
          en: 'Those that exceed most, with their limit',
          fr: 'Ceux qui dépassent le plus, avec leur limite',
          pt: 'Os que mais excedem, com seu limite',
        },
        example: 'EF-01 Cu total 0.9 mg/L (≤ 0.5); EF-02 pH 9.6 (6 – 9)',
      },
      date: {
        kind: 'date',
        name: {
          es: 'Fecha de la muestra más reciente',
          en: 'Date of the newest sample',
          fr: 'Date de l’échantillon le plus récent',
          pt: 'Data da amostra mais recente',
        },
        example: '2026-03-15',
      },
    },
    text: {
      es: 'Hay resultados de laboratorio que exceden su límite: {{count}}, repetidos: {{repeated}}. Estaciones: {{stations}}. Muestra más reciente: {{date}}. {{results}}',
      en: 'Laboratory results exceed their limit: {{count}}, repeated: {{repeated}}. Stations: {{stations}}. Newest sample: {{date}}. {{results}}',
      fr: 'Des résultats de laboratoire dépassent leur limite : {{count}}, répétés : {{repeated}}. Stations : {{stations}}. Échantillon le plus récent : {{date}}. {{results}}',
      pt: 'Há resultados de laboratório que excedem seu limite: {{count}}, repetidos: {{repeated}}. Estações: {{stations}}. Amostra mais recente: {{date}}. {{results}}',
    },
    atZero: {
      variable: 'repeated',
      text: {
        es: 'Hay resultados de laboratorio que exceden su límite: {{count}}. Estaciones: {{stations}}. Muestra más reciente: {{date}}. {{results}}',
        en: 'Laboratory results exceed their limit: {{count}}. Stations: {{stations}}. Newest sample: {{date}}. {{results}}',
        fr: 'Des résultats de laboratoire dépassent leur limite : {{count}}. Stations : {{stations}}. Échantillon le plus récent : {{date}}. {{results}}',
        pt: 'Há resultados de laboratório que excedem seu limite: {{count}}. Estações: {{stations}}. Amostra mais recente: {{date}}. {{results}}',
      },
    },
  },
} as const
