import { alarmLimitTerms } from '@puquio/domain'
import { laboratoryFieldTerms } from '../audit-laboratory-fields.ts'
import { recordFieldTerms } from '../audit-record-fields.ts'
import { auditTableTerms } from '../audit-tables.ts'

/** Columns of devices and their variables, as the audit trail names them. */
export const modiFieldTerms = {
  device_id: auditTableTerms.device,
  'variable.unit': { es: 'Unidad', en: 'Unit', fr: 'Unité', pt: 'Unidade' },
  serial: { es: 'Serie', en: 'Serial', fr: 'N° de série', pt: 'Série' },
  field_number: {
    es: 'Número de campo',
    en: 'Field number',
    fr: 'Numéro de terrain',
    pt: 'Número de campo',
  },
  group_name: laboratoryFieldTerms.parameter_group,
  terrain_level_m: {
    es: 'Cota del terreno (m s. n. m.)',
    en: 'Terrain level (m a.s.l.)',
    fr: 'Cote du terrain (m)',
    pt: 'Cota do terreno (m)',
  },
  probe_length_m: {
    es: 'Longitud de la sonda (m)',
    en: 'Probe length (m)',
    fr: 'Longueur de la sonde (m)',
    pt: 'Comprimento da sonda (m)',
  },
  height_m: { es: 'Altura (m)', en: 'Height (m)', fr: 'Hauteur (m)', pt: 'Altura (m)' },
  'device.channel': {
    es: 'Canal de reporte',
    en: 'Reporting channel',
    fr: 'Canal de transmission',
    pt: 'Canal de transmissão',
  },
  external_key: {
    es: 'Clave externa',
    en: 'External key',
    fr: 'Clé externe',
    pt: 'Chave externa',
  },
  installed_on: {
    es: 'Fecha de instalación',
    en: 'Installed on',
    fr: 'Installé le',
    pt: 'Instalado em',
  },
  interval_s: {
    es: 'Intervalo de reporte (s)',
    en: 'Reporting interval (s)',
    fr: 'Intervalle de transmission (s)',
    pt: 'Intervalo de transmissão (s)',
  },
  grace_s: { es: 'Tolerancia (s)', en: 'Grace (s)', fr: 'Tolérance (s)', pt: 'Tolerância (s)' },
  alarms_enabled: {
    es: 'Alarmas activadas',
    en: 'Alarms on',
    fr: 'Alarmes activées',
    pt: 'Alarmes ativados',
  },
  sensor: { es: 'Sensor', en: 'Sensor', fr: 'Capteur', pt: 'Sensor' },
  position: { es: 'Orden', en: 'Order', fr: 'Ordre', pt: 'Ordem' },
  variable_id: auditTableTerms.variable,
  condition: { es: 'Condición', en: 'Condition', fr: 'Condition', pt: 'Condição' },
  severity: { es: 'Severidad', en: 'Severity', fr: 'Sévérité', pt: 'Severidade' },
  schedule: {
    es: 'Horario de avisos',
    en: 'Schedule of notices',
    fr: 'Horaire des avis',
    pt: 'Horário dos avisos',
  },
  repeat_minutes: {
    es: 'Repetir cada (min)',
    en: 'Repeat every (min)',
    fr: 'Répéter toutes les (min)',
    pt: 'Repetir a cada (min)',
  },
  recipients: recordFieldTerms.audience,
  escalation: { es: 'Escalamiento', en: 'Escalation', fr: 'Escalade', pt: 'Escalonamento' },
  enabled: { es: 'Activada', en: 'Switched on', fr: 'Activée', pt: 'Ativada' },
  acknowledged_at: {
    es: 'Reconocida el',
    en: 'Acknowledged at',
    fr: 'Acquittée le',
    pt: 'Reconhecido em',
  },
  acknowledged_by: {
    es: 'Reconocida por',
    en: 'Acknowledged by',
    fr: 'Acquittée par',
    pt: 'Reconhecido por',
  },
  acknowledgement: laboratoryFieldTerms.note,
  assigned_to: { es: 'Asignada a', en: 'Assigned to', fr: 'Affectée à', pt: 'Atribuído a' },
  shelved_until: {
    es: 'Pospuesta hasta',
    en: 'Put aside until',
    fr: 'Mise de côté jusqu’au',
    pt: 'Adiado até',
  },
  comments: { es: 'Comentarios', en: 'Comments', fr: 'Commentaires', pt: 'Comentários' },
  from_at: { es: 'Desde', en: 'From', fr: 'Du', pt: 'De' },
  until_at: { es: 'Hasta', en: 'Until', fr: 'Jusqu’au', pt: 'Até' },
  low_low: alarmLimitTerms.lowLow,
  low: alarmLimitTerms.low,
  high: alarmLimitTerms.high,
  high_high: alarmLimitTerms.highHigh,
} as const
