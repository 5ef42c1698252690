import { keyFigureBesideTerms } from '@puquio/contract/terms/boards/key-figure-terms'
import { panelWords } from '@puquio/contract/terms/boards/panel-words'
import { readingWords } from '@puquio/contract/terms/modi/reading-words'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { laboratoryFieldTerms } from '@puquio/contract/terms/audit-laboratory-fields'
import { personFieldTerms } from '@puquio/contract/terms/audit-person-fields'
import { fieldTerms } from '@puquio/contract/terms/fields'
import { modiFieldTerms } from '@puquio/contract/terms/modi/audit-modi-fields'
import { defineTexts } from '@puquio/domain'

export const alarmStateTexts = defineTexts({
  active: { es: 'Activa', en: 'Active', fr: 'Active', pt: 'Ativo' },
  cleared: { es: 'Terminada', en: 'Cleared', fr: 'Terminée', pt: 'Encerrado' },
  historic: modiFieldTerms.is_historic,
})

export const alarmFileTexts = defineTexts({
  alarms: panelWords.alarms,
  raised: { es: 'Inicio', en: 'Began', fr: 'Début', pt: 'Início' },
  state: panelWords.state,
  severity: modiFieldTerms.severity,
  serial: modiFieldTerms.serial,
  device: auditTableTerms.device,
  station: fieldTerms.station,
  condition: modiFieldTerms.condition,
  value: personFieldTerms.value,
  unit: modiFieldTerms['variable.unit'],
  received: { es: 'Recibido', en: 'Received', fr: 'Reçu', pt: 'Recebido' },
  channel: readingWords.channel,
  cleared: { es: 'Término', en: 'Ended', fr: 'Fin', pt: 'Término' },
  times: modiFieldTerms.times,
  clearedValue: modiFieldTerms.cleared_value,
  acknowledged: { es: 'Reconocida', en: 'Acknowledged', fr: 'Acquittée', pt: 'Reconhecido' },
  by: { es: 'Por', en: 'By', fr: 'Par', pt: 'Por' },
  note: laboratoryFieldTerms.note,
  assigned: modiFieldTerms.assigned_to,
})

export const alarmPanelTexts = defineTexts({
  active: panelWords.activeAlarms,
  unacknowledged: keyFigureBesideTerms.unacknowledged,
  none: {
    es: 'No hay alarmas que mostrar.',
    en: 'There are no alarms to show.',
    fr: 'Aucune alarme à afficher.',
    pt: 'Não há alarmes a mostrar.',
  },
})
