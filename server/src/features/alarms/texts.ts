import { defineTexts } from '@puquio/domain'

export const alarmStateTexts = defineTexts({
  active: { es: 'Activa', en: 'Active', fr: 'Active', pt: 'Ativo' },
  cleared: { es: 'Terminada', en: 'Cleared', fr: 'Terminée', pt: 'Encerrado' },
  historic: { es: 'Histórica', en: 'Historic', fr: 'Historique', pt: 'Histórico' },
})

export const alarmFileTexts = defineTexts({
  alarms: { es: 'Alarmas', en: 'Alarms', fr: 'Alarmes', pt: 'Alarmes' },
  raised: { es: 'Inicio', en: 'Began', fr: 'Début', pt: 'Início' },
  state: { es: 'Estado', en: 'State', fr: 'État', pt: 'Estado' },
  severity: { es: 'Severidad', en: 'Severity', fr: 'Sévérité', pt: 'Severidade' },
  serial: { es: 'Serie', en: 'Serial', fr: 'N° de série', pt: 'Série' },
  device: { es: 'Dispositivo', en: 'Device', fr: 'Appareil', pt: 'Dispositivo' },
  station: { es: 'Estación', en: 'Station', fr: 'Station', pt: 'Estação' },
  condition: { es: 'Condición', en: 'Condition', fr: 'Condition', pt: 'Condição' },
  value: { es: 'Valor', en: 'Value', fr: 'Valeur', pt: 'Valor' },
  unit: { es: 'Unidad', en: 'Unit', fr: 'Unité', pt: 'Unidade' },
  received: { es: 'Recibido', en: 'Received', fr: 'Reçu', pt: 'Recebido' },
  channel: { es: 'Canal', en: 'Channel', fr: 'Canal', pt: 'Canal' },
  cleared: { es: 'Término', en: 'Ended', fr: 'Fin', pt: 'Término' },
  clearedValue: {
    es: 'Valor al terminar',
    en: 'Value at the end',
    fr: 'Valeur à la fin',
    pt: 'Valor ao terminar',
  },
  acknowledged: { es: 'Reconocida', en: 'Acknowledged', fr: 'Acquittée', pt: 'Reconhecido' },
  by: { es: 'Por', en: 'By', fr: 'Par', pt: 'Por' },
  note: { es: 'Nota', en: 'Note', fr: 'Note', pt: 'Nota' },
  assigned: { es: 'Asignada a', en: 'Assigned to', fr: 'Affectée à', pt: 'Atribuído a' },
})
