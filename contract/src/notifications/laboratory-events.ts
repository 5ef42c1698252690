import { fieldTerms } from '../terms/fields.ts'

/** What the system notifies of by itself about laboratory results. */
export const laboratoryEvents = {
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
  },
} as const
