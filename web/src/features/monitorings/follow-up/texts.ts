import { followUpTerms } from '@puquio/contract/follow-up/follow-up-terms'
import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'
import { firstWords } from '../../../lib/texts/first-words.ts'

export const followUpTexts = defineTexts({
  tabs: {
    es: 'Partes del monitoreo',
    en: 'Parts of the monitoring',
    fr: 'Parties du suivi',
    pt: 'Partes do monitoramento',
  },
  followUp: { es: 'Seguimiento', en: 'Follow-up', fr: 'Réalisation', pt: 'Acompanhamento' },
  evidence: { es: 'Evidencia', en: 'Evidence', fr: 'Preuves', pt: 'Evidência' },
  ...followUpTerms,
  history: pageWords.history,
  asEstimated: { es: 'La estimada', en: 'As estimated', fr: 'Celle estimée', pt: 'A estimada' },
  today: words.today,
  notSaid: { es: 'Sin indicar', en: 'Not said', fr: 'Non précisé', pt: 'Não informado' },
  withoutSampleHint: {
    es: 'Realizado sin muestra: indicar en la razón por qué (punto seco, sin acceso…).',
    en: 'Done without a sample: say why in the reason (dry point, no access…).',
    fr: 'Réalisé sans échantillon : indiquer pourquoi dans la raison (point à sec, sans accès…).',
    pt: 'Realizado sem amostra: indicar na razão o porquê (ponto seco, sem acesso…).',
  },
  answeredBy: {
    es: 'Muestra que lo responde:',
    en: 'Sample that answers it:',
    fr: 'Échantillon qui y répond :',
    pt: 'Amostra que o responde:',
  },
  maybeAnsweredBy: {
    es: 'Hay resultados que pueden responderlo; confirmar en la muestra:',
    en: 'There are results that may answer it; confirm at the sample:',
    fr: 'Des résultats peuvent y répondre ; confirmer sur l’échantillon :',
    pt: 'Há resultados que podem respondê-lo; confirmar na amostra:',
  },
  resultsOf_one: {
    es: '{{count}} resultado',
    en: '{{count}} result',
    fr: '{{count}} résultat',
    pt: '{{count}} resultado',
  },
  resultsOf_other: {
    es: '{{count}} resultados',
    en: '{{count}} results',
    fr: '{{count}} résultats',
    pt: '{{count}} resultados',
  },
  duration: pageWords.duration,
  hours: { es: '{{hours}} h', en: '{{hours}} h', fr: '{{hours}} h', pt: '{{hours}} h' },
  copyLast: {
    es: 'Copiar la última',
    en: 'Copy the last one',
    fr: 'Copier la dernière',
    pt: 'Copiar a última',
  },
  counter: {
    es: '{{used}} de {{max}}',
    en: '{{used}} of {{max}}',
    fr: '{{used}} sur {{max}}',
    pt: '{{used}} de {{max}}',
  },
  save: words.save,
  saveAndNext: {
    es: 'Guardar y seguir',
    en: 'Save and next',
    fr: 'Enregistrer et suivant',
    pt: 'Salvar e seguir',
  },
  saved: {
    es: 'Se guardó el seguimiento de {{name}}',
    en: 'The follow-up of {{name}} was saved',
    fr: 'Le suivi de {{name}} a été enregistré',
    pt: 'O acompanhamento de {{name}} foi salvo',
  },
  lastOne: {
    es: 'Es el último de la lista',
    en: 'It is the last one of the list',
    fr: 'C’est le dernier de la liste',
    pt: 'É o último da lista',
  },
  previous: {
    es: 'Monitoreo anterior',
    en: 'Previous monitoring',
    fr: 'Suivi précédent',
    pt: 'Monitoramento anterior',
  },
  next: {
    es: 'Monitoreo siguiente',
    en: 'Next monitoring',
    fr: 'Suivi suivant',
    pt: 'Próximo monitoramento',
  },
  backToList: {
    es: 'Volver a la lista',
    en: 'Back to the list',
    fr: 'Retour à la liste',
    pt: 'Voltar à lista',
  },
  moreActions: firstWords.moreActions,
  unsavedTitle: words.unsavedChanges,
  unsavedText: {
    es: 'Si se pasa a otro monitoreo, se pierde lo que se escribió en este.',
    en: 'What was typed here is lost when another monitoring is opened.',
    fr: 'En passant à un autre suivi, ce qui a été saisi ici est perdu.',
    pt: 'Ao passar para outro monitoramento, o que foi digitado neste se perde.',
  },
  discard: {
    es: 'Descartar los cambios',
    en: 'Discard the changes',
    fr: 'Abandonner les modifications',
    pt: 'Descartar as alterações',
  },
  keepEditing: words.keepEditing,
  isRescheduled: {
    es: 'Se reprogramó para el {{date}}. El seguimiento continúa en la nueva fecha.',
    en: 'It was rescheduled to {{date}}. Its follow-up goes on at the new date.',
    fr: 'Il a été reprogrammé au {{date}}. Le suivi se poursuit à la nouvelle date.',
    pt: 'Foi reprogramado para {{date}}. O acompanhamento continua na nova data.',
  },
  openSuccessor: {
    es: 'Abrir el nuevo',
    en: 'Open the new one',
    fr: 'Ouvrir le nouveau',
    pt: 'Abrir o novo',
  },
  openPredecessor: {
    es: 'Abrir el original',
    en: 'Open the original',
    fr: 'Ouvrir l’original',
    pt: 'Abrir o original',
  },
  isSuccessor: {
    es: 'Reemplaza a un monitoreo anterior.',
    en: 'It takes the place of an earlier monitoring.',
    fr: 'Il remplace un suivi antérieur.',
    pt: 'Substitui um monitoramento anterior.',
  },
  isOmitted: {
    es: 'Se omitió: {{reason}}',
    en: 'It was omitted: {{reason}}',
    fr: 'Il a été omis : {{reason}}',
    pt: 'Foi omitido: {{reason}}',
  },
  notFilled: {
    es: 'Aún no hay seguimiento',
    en: 'There is no follow-up yet',
    fr: 'Aucune réalisation enregistrée',
    pt: 'Ainda não há acompanhamento',
  },

  // Conflict
  conflictTitle: {
    es: '{{who}} cambió este monitoreo el {{when}}, mientras se editaba aquí',
    en: '{{who}} changed this monitoring on {{when}}, while it was being edited here',
    fr: '{{who}} a modifié ce suivi le {{when}}, pendant la saisie ici',
    pt: '{{who}} alterou este monitoramento em {{when}}, enquanto era editado aqui',
  },
  conflictText: {
    es: 'No se guardó nada. Elegir qué queda en cada campo y guardar de nuevo.',
    en: 'Nothing was saved. Choose what stays in each field and save again.',
    fr: 'Rien n’a été enregistré. Choisir ce qui reste dans chaque champ et enregistrer de nouveau.',
    pt: 'Nada foi salvo. Escolher o que fica em cada campo e salvar novamente.',
  },
  conflictUnread: {
    es: 'Otra persona cambió este monitoreo mientras se editaba aquí. No se guardó nada, y lo que está guardado no se pudo leer: {{problem}}',
    en: 'Somebody else changed this monitoring while it was being edited here. Nothing was saved, and what is saved could not be read: {{problem}}',
    fr: 'Une autre personne a modifié ce suivi pendant la saisie ici. Rien n’a été enregistré, et ce qui est enregistré n’a pas pu être lu : {{problem}}',
    pt: 'Outra pessoa alterou este monitoramento enquanto era editado aqui. Nada foi salvo, e o que está salvo não pôde ser lido: {{problem}}',
  },
  somebody: {
    es: 'Otra persona',
    en: 'Somebody else',
    fr: 'Une autre personne',
    pt: 'Outra pessoa',
  },
  field: pageWords.field,
  theirs: {
    es: 'Lo que está guardado',
    en: 'What is saved',
    fr: 'Ce qui est enregistré',
    pt: 'O que está salvo',
  },
  mine: {
    es: 'Lo escrito aquí',
    en: 'What was typed here',
    fr: 'Ce qui est saisi ici',
    pt: 'O que foi digitado aqui',
  },
  useChosen: {
    es: 'Usar lo elegido',
    en: 'Use what is chosen',
    fr: 'Utiliser les choix',
    pt: 'Usar o escolhido',
  },
  takeTheirs: {
    es: 'Quedarse con lo guardado',
    en: 'Keep what is saved',
    fr: 'Garder ce qui est enregistré',
    pt: 'Ficar com o que está salvo',
  },
})
