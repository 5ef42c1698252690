import { commandFailureTerms, commandStateTerms, commandWayTerms } from './commands.ts'
import {
  conditionTerms,
  correctionGradeTerms,
  deviceChannelTerms,
  networkWayTerms,
  severityTerms,
  type Text,
} from '@puquio/domain'
import { auditTableTerms } from '../audit-tables.ts'

/** Codes of devices and alarms, as the audit trail words them. */
export const modiValueTerms: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  'device.channel': deviceChannelTerms,
  'alarm.channel': deviceChannelTerms,
  'device_profile.channel': deviceChannelTerms,
  'network_token.way_in': networkWayTerms,
  'device_command.kind': {
    relay: { es: 'Relé', en: 'Relay', fr: 'Relais', pt: 'Relé' },
    configuration: {
      es: 'Configuración',
      en: 'Configuration',
      fr: 'Configuration',
      pt: 'Configuração',
    },
  },
  'device_mail.frequency': {
    hourly: { es: 'Cada hora', en: 'Hourly', fr: 'Chaque heure', pt: 'A cada hora' },
    daily: { es: 'Cada día', en: 'Daily', fr: 'Chaque jour', pt: 'A cada dia' },
    weekly: { es: 'Cada semana', en: 'Weekly', fr: 'Chaque semaine', pt: 'A cada semana' },
    monthly: { es: 'Cada mes', en: 'Monthly', fr: 'Chaque mois', pt: 'A cada mês' },
  },
  'device_mail.content': {
    readings: { es: 'Lecturas', en: 'Readings', fr: 'Mesures', pt: 'Leituras' },
    state: {
      es: 'Estado del dispositivo',
      en: 'Status of the device',
      fr: 'État de l’appareil',
      pt: 'Estado do dispositivo',
    },
    alarms: { es: 'Alarmas', en: 'Alarms', fr: 'Alarmes', pt: 'Alarmes' },
  },
  'device_command.way': commandWayTerms,
  'device_command.state': commandStateTerms,
  'device_command.failure': commandFailureTerms,
  severity: severityTerms,
  grade: correctionGradeTerms,
  'alarm_rule.condition': {
    ...conditionTerms,
    and: { es: 'y', en: 'and', fr: 'et', pt: 'e' },
    or: { es: 'o', en: 'or', fr: 'ou', pt: 'ou' },
  },
  'alarm.kind': {
    rule: auditTableTerms.alarm_rule,
    silence: { es: 'Sin datos', en: 'No data', fr: 'Sans données', pt: 'Sem dados' },
  },
  clear_reason: {
    back: {
      es: 'Volvió a lo normal',
      en: 'Back to normal',
      fr: 'Retour à la normale',
      pt: 'Voltou ao normal',
    },
    'switched-off': {
      es: 'Se desactivó',
      en: 'Switched off',
      fr: 'Désactivée',
      pt: 'Foi desativado',
    },
  },
}
