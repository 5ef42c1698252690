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
  /** After more of an hour than are told one by one. */
  gathering: {
    es: 'Alarma que va y viene: las demás de esta hora se avisan juntas',
    en: 'Alarm that comes and goes: the others of this hour are told together',
    fr: 'Alarme qui va et vient : les autres de cette heure seront annoncées ensemble',
    pt: 'Alarme que vai e volta: os demais desta hora são avisados juntos',
  },
  /** After a number. */
  times: { es: 'veces', en: 'times', fr: 'fois', pt: 'vezes' },
  none: { es: '—', en: '—', fr: '—', pt: '—' },
})
