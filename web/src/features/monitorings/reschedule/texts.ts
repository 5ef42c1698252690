import { defineTexts } from '@puquio/domain'
import { firstWords } from '../../../lib/texts/first-words.ts'

export const rescheduleTexts = defineTexts({
  reschedule: { es: 'Reprogramar', en: 'Reschedule', fr: 'Reprogrammer', pt: 'Reprogramar' },
  rescheduleTitle: {
    es: 'Reprogramar {{name}}',
    en: 'Reschedule {{name}}',
    fr: 'Reprogrammer {{name}}',
    pt: 'Reprogramar {{name}}',
  },
  rescheduleText: {
    es: 'La fecha estimada {{date}} queda para siempre. Se crea un monitoreo en la nueva fecha que lo reemplaza en los indicadores.',
    en: 'The estimated date {{date}} stays for ever. A monitoring on the new date is made, which takes its place in the indicators.',
    fr: 'La date estimée {{date}} reste pour toujours. Un suivi est créé à la nouvelle date et le remplace dans les indicateurs.',
    pt: 'A data estimada {{date}} fica para sempre. Cria-se um monitoramento na nova data que o substitui nos indicadores.',
  },
  unusualTitle: {
    es: '¿Es correcta la fecha nueva?',
    en: 'Is the new date right?',
    fr: 'La nouvelle date est-elle correcte ?',
    pt: 'A nova data está correta?',
  },
  unusualPast: {
    es: 'El {{date}} ya pasó.',
    en: '{{date}} has passed.',
    fr: 'Le {{date}} est passé.',
    pt: '{{date}} já passou.',
  },
  unusualYears: {
    es: 'El {{date}} está fuera de los años del plan ({{years}}).',
    en: '{{date}} lies outside the plan’s years ({{years}}).',
    fr: 'Le {{date}} est hors des années du plan ({{years}}).',
    pt: '{{date}} está fora dos anos do plano ({{years}}).',
  },
  unusualConfirm: {
    es: 'Reprogramar al {{date}}',
    en: 'Reschedule to {{date}}',
    fr: 'Reprogrammer au {{date}}',
    pt: 'Reprogramar para {{date}}',
  },
  newDatePassed: {
    es: 'La fecha ya pasó: contará como incumplido hasta que se registre su seguimiento.',
    en: 'The date has passed: it will count as unfulfilled until its follow-up is recorded.',
    fr: 'La date est passée : il comptera comme non réalisé tant que son suivi n’est pas enregistré.',
    pt: 'A data já passou: contará como não cumprido até que se registre seu acompanhamento.',
  },
  newDateOpen: {
    es: 'La fecha ya pasó: contará como incumplido después del {{date}} si no se registra su seguimiento.',
    en: 'The date has passed: it will count as unfulfilled after {{date}} unless its follow-up is recorded.',
    fr: 'La date est passée : il comptera comme non réalisé après le {{date}} si son suivi n’est pas enregistré.',
    pt: 'A data já passou: contará como não cumprido depois de {{date}} se não se registrar seu acompanhamento.',
  },
  rescheduled: {
    es: 'Se reprogramó {{name}} para el {{date}}',
    en: '{{name}} was rescheduled to {{date}}',
    fr: '{{name}} a été reprogrammé au {{date}}',
    pt: '{{name}} foi reprogramado para {{date}}',
  },
  cancel: firstWords.cancel,
})
