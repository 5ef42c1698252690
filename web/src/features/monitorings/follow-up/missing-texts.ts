import { defineTexts, type RequiredFollowUpField, type Text } from '@puquio/domain'

type Missing = `missing-${RequiredFollowUpField}`

/** What to do where a field is empty that may not be. */
export const missingTexts = defineTexts({
  'missing-actionOn': {
    es: 'Indicar la fecha de la acción.',
    en: 'Give the date of the action.',
    fr: 'Indiquer la date de l’action.',
    pt: 'Indicar a data da ação.',
  },
  'missing-startOn': {
    es: 'Indicar la fecha de inicio.',
    en: 'Give the start date.',
    fr: 'Indiquer la date de début.',
    pt: 'Indicar a data de início.',
  },
  'missing-startTime': {
    es: 'Indicar la hora de inicio.',
    en: 'Give the start time.',
    fr: 'Indiquer l’heure de début.',
    pt: 'Indicar a hora de início.',
  },
  'missing-endOn': {
    es: 'Indicar la fecha de fin.',
    en: 'Give the end date.',
    fr: 'Indiquer la date de fin.',
    pt: 'Indicar a data de término.',
  },
  'missing-endTime': {
    es: 'Indicar la hora de fin.',
    en: 'Give the end time.',
    fr: 'Indiquer l’heure de fin.',
    pt: 'Indicar a hora de término.',
  },
  'missing-observation': {
    es: 'Escribir la observación.',
    en: 'Write the observation.',
    fr: 'Saisir l’observation.',
    pt: 'Escrever a observação.',
  },
  'missing-reason': {
    es: 'Escribir la razón.',
    en: 'Write the reason.',
    fr: 'Saisir la raison.',
    pt: 'Escrever a razão.',
  },
  'missing-mishapDetail': {
    es: 'Escribir qué pasó en el percance.',
    en: 'Write what happened in the mishap.',
    fr: 'Saisir ce qui s’est passé lors de l’incident.',
    pt: 'Escrever o que aconteceu no incidente.',
  },
} satisfies Record<Missing, Text>)
