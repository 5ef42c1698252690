import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const alarmsPanelTexts = defineTexts({
  active: {
    es: 'Alarmas activas',
    en: 'Active alarms',
    fr: 'Alarmes actives',
    pt: 'Alarmes ativos',
  },
  unacknowledged: {
    es: 'Sin reconocer',
    en: 'Not acknowledged',
    fr: 'Non acquittées',
    pt: 'Não reconhecidos',
  },
  noneActive: {
    es: 'No hay alarmas activas',
    en: 'No alarms are active',
    fr: 'Aucune alarme active',
    pt: 'Não há alarmes ativos',
  },
  noneActiveText: {
    es: 'Para ver las anteriores, elegir un periodo en los filtros del tablero.',
    en: 'To see earlier ones, choose a period in the filters of the board.',
    fr: 'Pour voir les précédentes, choisissez une période dans les filtres du tableau.',
    pt: 'Para ver as anteriores, escolha um período nos filtros do painel.',
  },
  noneInPeriod: {
    es: 'Ninguna alarma empezó en este periodo',
    en: 'No alarm began in this period',
    fr: 'Aucune alarme n’a débuté dans cette période',
    pt: 'Nenhum alarme começou neste período',
  },
  noneInPeriodText: {
    es: 'Elegir otro periodo u otras estaciones.',
    en: 'Choose another period or other stations.',
    fr: 'Choisissez une autre période ou d’autres stations.',
    pt: 'Escolha outro período ou outras estações.',
  },
  newestOf: {
    es: 'Las {{shown}} más recientes de {{total}}.',
    en: 'The newest {{shown}} of {{total}}.',
    fr: 'Les {{shown}} plus récentes sur {{total}}.',
    pt: 'Os {{shown}} mais recentes de {{total}}.',
  },
  all: {
    es: 'Ver todas las alarmas',
    en: 'See all alarms',
    fr: 'Voir toutes les alarmes',
    pt: 'Ver todos os alarmes',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    alarmsPanel: Bundle<typeof alarmsPanelTexts>
  }
}

addTexts('alarmsPanel', alarmsPanelTexts)
