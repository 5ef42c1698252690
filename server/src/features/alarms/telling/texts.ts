import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { defineTexts } from '@puquio/domain'

/** How a notification of an alarm begins. */
export const tellingTexts = defineTexts({
  raised: auditTableTerms.alarm,
  repeated: {
    es: 'Alarma que sigue activa',
    en: 'Alarm still active',
    fr: 'Alarme toujours active',
    pt: 'Alarme ainda ativo',
  },
  escalated: {
    es: 'Alarma que nadie reconoció',
    en: 'Alarm that nobody acknowledged',
    fr: 'Alarme que personne n’a acquittée',
    pt: 'Alarme que ninguém reconheceu',
  },
  cleared: {
    es: 'Alarma terminada',
    en: 'Alarm cleared',
    fr: 'Alarme terminée',
    pt: 'Alarme encerrado',
  },
  passed: {
    es: 'Alarma que ya pasó',
    en: 'Alarm that has passed',
    fr: 'Alarme déjà passée',
    pt: 'Alarme que já passou',
  },
  switchedOff: {
    es: 'Alarma terminada, porque se desactivó',
    en: 'Alarm ended, because it was switched off',
    fr: 'Alarme terminée, car elle a été désactivée',
    pt: 'Alarme encerrado, porque foi desativado',
  },
  /** After a number. */
  times: { es: 'veces', en: 'times', fr: 'fois', pt: 'vezes' },
  none: { es: '—', en: '—', fr: '—', pt: '—' },
})
