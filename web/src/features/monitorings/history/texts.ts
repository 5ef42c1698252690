import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'

export const historyTexts = defineTexts({
  noHistory: {
    es: 'Nadie lo ha cambiado desde que se creó el plan',
    en: 'Nobody has changed it since the plan was made',
    fr: 'Personne ne l’a modifié depuis la création du plan',
    pt: 'Ninguém o alterou desde a criação do plano',
  },
  'did-created': {
    es: '{{who}} lo creó',
    en: '{{who}} made it',
    fr: '{{who}} l’a créé',
    pt: '{{who}} o criou',
  },
  'did-followed-up': {
    es: '{{who}} registró el seguimiento',
    en: '{{who}} recorded the follow-up',
    fr: '{{who}} a saisi la réalisation',
    pt: '{{who}} registrou o acompanhamento',
  },
  'did-bulk-marked': {
    es: '{{who}} registró el seguimiento junto con otros',
    en: '{{who}} recorded the follow-up together with others',
    fr: '{{who}} a saisi la réalisation avec d’autres',
    pt: '{{who}} registrou o acompanhamento com outros',
  },
  'did-rescheduled': {
    es: '{{who}} lo reprogramó',
    en: '{{who}} rescheduled it',
    fr: '{{who}} l’a reprogrammé',
    pt: '{{who}} o reprogramou',
  },
  'did-omitted': {
    es: '{{who}} omitió la estación',
    en: '{{who}} omitted the station',
    fr: '{{who}} a omis la station',
    pt: '{{who}} omitiu a estação',
  },
  'did-reschedule-withdrawn': {
    es: '{{who}} deshizo la reprogramación',
    en: '{{who}} took the reschedule back',
    fr: '{{who}} a annulé la reprogrammation',
    pt: '{{who}} desfez a reprogramação',
  },
  'did-omission-withdrawn': {
    es: '{{who}} deshizo la omisión',
    en: '{{who}} took the omission back',
    fr: '{{who}} a annulé l’omission',
    pt: '{{who}} desfez a omissão',
  },
  'did-addition-withdrawn': {
    es: '{{who}} deshizo la adición',
    en: '{{who}} took the addition back',
    fr: '{{who}} a annulé l’ajout',
    pt: '{{who}} desfez a adição',
  },
  'did-evidence-added': {
    es: '{{who}} agregó evidencia',
    en: '{{who}} added evidence',
    fr: '{{who}} a ajouté une preuve',
    pt: '{{who}} adicionou evidência',
  },
  'did-evidence-removed': {
    es: '{{who}} quitó evidencia',
    en: '{{who}} removed evidence',
    fr: '{{who}} a enlevé une preuve',
    pt: '{{who}} removeu evidência',
  },
  rescheduledToOn: { es: 'Nueva fecha', en: 'New date', fr: 'Nouvelle date', pt: 'Nova data' },
  omittedReason: {
    es: 'Justificación',
    en: 'Justification',
    fr: 'Justification',
    pt: 'Justificativa',
  },
  empty: { es: '(vacío)', en: '(empty)', fr: '(vide)', pt: '(vazio)' },
  before: pageWords.before,
  after: { es: 'Después', en: 'After', fr: 'Après', pt: 'Depois' },
})
