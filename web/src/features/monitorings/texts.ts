import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { additionTexts } from './addition/texts.ts'
import { bulkTexts } from './bulk/texts.ts'
import { factTexts } from './components/texts.ts'
import { evidenceTexts } from './evidence/texts.ts'
import { missingTexts } from './follow-up/missing-texts.ts'
import { followUpTexts } from './follow-up/texts.ts'
import { historyTexts } from './history/texts.ts'
import { listTexts } from './list/texts.ts'
import { omissionTexts } from './omission/texts.ts'
import { rescheduleTexts } from './reschedule/texts.ts'
import { withdrawalTexts } from './withdrawal/texts.ts'

const monitoringTexts = defineTexts({
  // Page
  parent: fieldTerms.plans,
  detail: {
    es: 'Ver calendario',
    en: 'View calendar',
    fr: 'Voir le calendrier',
    pt: 'Ver calendário',
  },
  addMonitorings: fieldTerms.addMonitorings,
  editTitle: {
    es: 'Cambiar el título',
    en: 'Change the title',
    fr: 'Modifier le titre',
    pt: 'Alterar o título',
  },
  planTitle: fieldTerms.planName,
  titleNeeded: fieldTerms.planNameNeeded,
  titleSaved: {
    es: 'Se guardó el nombre del plan',
    en: 'The name of the plan was saved',
    fr: 'Le nom du plan a été enregistré',
    pt: 'O nome do plano foi salvo',
  },
  planAnnulled: {
    es: 'El plan está anulado: se puede ver, pero no cambiar.',
    en: 'The plan is annulled: it can be seen but not changed.',
    fr: 'Le plan est annulé : il peut être consulté, mais pas modifié.',
    pt: 'O plano está anulado: pode ser visto, mas não alterado.',
  },

  // Texts of the parts, from their folders
  ...listTexts,
  ...factTexts,
  ...followUpTexts,
  ...bulkTexts,
  ...rescheduleTexts,
  ...omissionTexts,
  ...evidenceTexts,
  ...additionTexts,
  ...withdrawalTexts,
  ...historyTexts,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    monitorings: Bundle<typeof monitoringTexts>
  }
}

addTexts('monitorings', monitoringTexts)

addTexts('fields', {
  ...missingTexts,
  'date-without-action': {
    es: 'Hay fecha de la acción, pero la acción no está realizada: indicar «Acción realizada: Sí» o quitar la fecha.',
    en: 'There is a date of the action, but the action is not done: set “Action done: Yes” or remove the date.',
    fr: 'Une date de l’action est indiquée, mais l’action n’est pas réalisée : choisir « Oui » ou retirer la date.',
    pt: 'Há data da ação, mas a ação não foi realizada: indicar “Sim” na ação ou tirar a data.',
  },
  'end-before-start': {
    es: 'El fin es anterior al inicio. Corregir la fecha o la hora.',
    en: 'The end is before the start. Correct the date or the time.',
    fr: 'La fin précède le début. Corriger la date ou l’heure.',
    pt: 'O término é anterior ao início. Corrigir a data ou a hora.',
  },
  'same-date': {
    es: 'Es la misma fecha. Elegir otra.',
    en: 'It is the same date. Choose another one.',
    fr: 'C’est la même date. En choisir une autre.',
    pt: 'É a mesma data. Escolher outra.',
  },
  'before-plan': {
    es: 'El plan empieza después. Elegir una fecha desde su inicio.',
    en: 'The plan starts later. Choose a date from its start on.',
    fr: 'Le plan commence plus tard. Choisir une date à partir de son début.',
    pt: 'O plano começa depois. Escolher uma data a partir do início dele.',
  },
})
