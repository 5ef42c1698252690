import { fieldTerms } from '@puquio/contract/terms'
import type { Text } from '@puquio/domain'
import { addTexts, type Bundle } from '../lib/texts/texts.ts'
import { words } from '../lib/texts/words.ts'

export const widgetTexts = {
  allStations: fieldTerms.allStations,
  otherStations: {
    es: 'Otras estaciones',
    en: 'Other stations',
    fr: 'Autres stations',
    pt: 'Outras estações',
  },
  otherCommitments: {
    es: 'Otros compromisos verificados',
    en: 'Other verified commitments',
    fr: 'Autres engagements vérifiés',
    pt: 'Outros compromissos verificados',
  },
  noCommitmentFound: {
    es: 'Ningún compromiso verificado con ese texto',
    en: 'No verified commitment with that text',
    fr: 'Aucun engagement vérifié avec ce texte',
    pt: 'Nenhum compromisso verificado com esse texto',
  },
  searching: words.searching,
  // Indicators
  doneOfDue: {
    es: '{{done}} realizados de {{due}}',
    en: '{{done}} done of {{due}}',
    fr: '{{done}} réalisés sur {{due}}',
    pt: '{{done}} realizados de {{due}}',
  },
  onTime: {
    es: '{{shown}} a tiempo',
    en: '{{shown}} on time',
    fr: '{{shown}} dans les délais',
    pt: '{{shown}} no prazo',
  },
  omitted_one: {
    es: '{{shown}} omitido',
    en: '{{shown}} omitted',
    fr: '{{shown}} omis',
    pt: '{{shown}} omitido',
  },
  omitted_many: {
    es: '{{shown}} omitidos',
    en: '{{shown}} omitted',
    fr: '{{shown}} omis',
    pt: '{{shown}} omitidos',
  },
  omitted_other: {
    es: '{{shown}} omitidos',
    en: '{{shown}} omitted',
    fr: '{{shown}} omis',
    pt: '{{shown}} omitidos',
  },

  // In the place of a plan
  toPlans: {
    es: 'Ver los planes',
    en: 'See the plans',
    fr: 'Voir les plans',
    pt: 'Ver os planos',
  },

  // Pickers
  retired: words.retiredOne,
  chooseComponentFirst: {
    es: 'Elegir antes el componente ambiental',
    en: 'Choose the environmental component first',
    fr: 'Choisir d’abord la composante environnementale',
    pt: 'Escolher antes o componente ambiental',
  },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    widgets: Bundle<typeof widgetTexts>
  }
}

addTexts('widgets', widgetTexts)
