import type { Text } from '@puquio/domain'

/** Words of the pages of devices and of their alarms. */
export const modiWords = {
  device: { es: 'Dispositivo', en: 'Device', fr: 'Appareil', pt: 'Dispositivo' },
  channel: { es: 'Canal', en: 'Channel', fr: 'Canal', pt: 'Canal' },
  alarms: { es: 'Alarmas', en: 'Alarms', fr: 'Alarmes', pt: 'Alarmes' },
  alarmRules: {
    es: 'Reglas de alarma',
    en: 'Alarm rules',
    fr: 'Règles d’alarme',
    pt: 'Regras de alarme',
  },
  networks: { es: 'Redes', en: 'Networks', fr: 'Réseaux', pt: 'Redes' },
  gateways: { es: 'Gateways', en: 'Gateways', fr: 'Passerelles', pt: 'Gateways' },
  gateway: { es: 'Gateway', en: 'Gateway', fr: 'Passerelle', pt: 'Gateway' },
  firstHeardAt: {
    es: 'Primera recepción',
    en: 'First heard',
    fr: 'Première réception',
    pt: 'Primeira recepção',
  },
  lastHeardAt: {
    es: 'Última recepción',
    en: 'Last heard',
    fr: 'Dernière réception',
    pt: 'Última recepção',
  },
  silentSince: {
    es: 'En silencio desde {{at}}',
    en: 'Silent since {{at}}',
    fr: 'Silencieuse depuis {{at}}',
    pt: 'Em silêncio desde {{at}}',
  },
  maintenance: { es: 'Mantenimiento', en: 'Maintenance', fr: 'Maintenance', pt: 'Manutenção' },
  condition: { es: 'Condición', en: 'Condition', fr: 'Condition', pt: 'Condição' },
  severity: { es: 'Severidad', en: 'Severity', fr: 'Sévérité', pt: 'Severidade' },
  clearedWhen: { es: 'Termina con', en: 'Cleared by', fr: 'Terminée par', pt: 'Termina com' },
  grace: { es: 'Tolerancia', en: 'Grace', fr: 'Tolérance', pt: 'Tolerância' },
  anyState: {
    es: 'Todos los estados',
    en: 'All states',
    fr: 'Tous les états',
    pt: 'Todos os estados',
  },
} as const satisfies Record<string, Text>
