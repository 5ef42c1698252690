import { treatmentTerms } from '@puquio/domain'

const plant = {
  kind: 'text',
  name: treatmentTerms.plant,
  example: 'Planta de aguas ácidas Norte',
} as const
const product = {
  kind: 'text',
  name: treatmentTerms.neutralizer,
  example: 'Cal hidratada Andina',
} as const

/** What the system notifies of by itself about plants that neutralize acid water. */
export const neutralizationEvents = {
  'neutralizer-low': {
    module: 'laboratory',
    priority: 1,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Stock bajo de neutralizante',
      en: 'Low stock of a neutralizer',
      fr: 'Stock bas de neutralisant',
      pt: 'Estoque baixo de neutralizante',
    },
    variables: {
      plant,
      product,
      days: {
        kind: 'number',
        name: {
          es: 'Días que dura el stock',
          en: 'Days that the stock lasts',
          fr: 'Jours que dure le stock',
          pt: 'Dias que dura o estoque',
        },
        example: 6,
      },
      kg: {
        kind: 'number',
        name: { es: 'Stock (kg)', en: 'Stock (kg)', fr: 'Stock (kg)', pt: 'Estoque (kg)' },
        example: 8200,
      },
    },
    text: {
      es: '«{{plant}}»: de {{product}} quedan {{kg}} kg, para {{days}} días al consumo de los últimos 30.',
      en: '“{{plant}}”: {{kg}} kg of {{product}} are left, for {{days}} days at the use of the last 30.',
      fr: '« {{plant}} » : il reste {{kg}} kg de {{product}}, pour {{days}} jours à la consommation des 30 derniers.',
      pt: '“{{plant}}”: restam {{kg}} kg de {{product}}, para {{days}} dias ao consumo dos últimos 30.',
    },
  },
  'neutralizer-up': {
    module: 'laboratory',
    priority: 2,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Sube el consumo de neutralizante y el pH no',
      en: 'Neutralizer consumption is up while pH is not',
      fr: 'La consommation de neutralisant monte, le pH non',
      pt: 'O consumo de neutralizante sobe e o pH não',
    },
    variables: {
      plant,
      product,
      percent: {
        kind: 'number',
        name: {
          es: 'Alza de la dosis real (%)',
          en: 'Rise of the real dose (%)',
          fr: 'Hausse de la dose réelle (%)',
          pt: 'Alta da dose real (%)',
        },
        example: 31,
      },
      dose: {
        kind: 'number',
        name: {
          es: 'Dosis de los últimos siete días (kg/m³)',
          en: 'Dose of the last seven days (kg/m³)',
          fr: 'Dose des sept derniers jours (kg/m³)',
          pt: 'Dose dos últimos sete dias (kg/m³)',
        },
        example: 0.512,
      },
      before: {
        kind: 'number',
        name: {
          es: 'Dosis de los 28 días anteriores (kg/m³)',
          en: 'Dose of the 28 days before (kg/m³)',
          fr: 'Dose des 28 jours précédents (kg/m³)',
          pt: 'Dose dos 28 dias anteriores (kg/m³)',
        },
        example: 0.391,
      },
    },
    text: {
      es: '«{{plant}}»: la dosis de {{product}} subió {{percent}} %, de {{before}} a {{dose}} kg/m³, sin que suba el pH de salida ni la dosis prevista.',
      en: '“{{plant}}”: the dose of {{product}} rose by {{percent}} %, from {{before}} to {{dose}} kg/m³, while neither pH out nor the planned dose rose.',
      fr: '« {{plant}} » : la dose de {{product}} a augmenté de {{percent}} %, de {{before}} à {{dose}} kg/m³, sans hausse du pH de sortie ni de la dose prévue.',
      pt: '“{{plant}}”: a dose de {{product}} subiu {{percent}} %, de {{before}} para {{dose}} kg/m³, sem que subam o pH de saída nem a dose prevista.',
    },
  },
} as const
