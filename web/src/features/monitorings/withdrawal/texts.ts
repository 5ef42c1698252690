import { defineTexts } from '@puquio/domain'

export const withdrawalTexts = defineTexts({
  isRescheduleWithdrawn: {
    es: 'La reprogramación se deshizo y esta fecha solo queda en el historial: {{reason}}',
    en: 'The reschedule was taken back and this date stays in the history only: {{reason}}',
    fr: 'La reprogrammation a été annulée et cette date ne reste que dans l’historique : {{reason}}',
    pt: 'A reprogramação foi desfeita e esta data permanece apenas no histórico: {{reason}}',
  },
  isAdditionWithdrawn: {
    es: 'La adición se deshizo y el monitoreo solo queda en el historial: {{reason}}',
    en: 'The addition was taken back and the monitoring stays in the history only: {{reason}}',
    fr: 'L’ajout a été annulé et le suivi ne reste que dans l’historique : {{reason}}',
    pt: 'A adição foi desfeita e o monitoramento permanece apenas no histórico: {{reason}}',
  },
  'withdraw-reschedule': {
    es: 'Deshacer la reprogramación',
    en: 'Take the reschedule back',
    fr: 'Annuler la reprogrammation',
    pt: 'Desfazer a reprogramação',
  },
  'withdraw-omission': {
    es: 'Deshacer la omisión',
    en: 'Take the omission back',
    fr: 'Annuler l’omission',
    pt: 'Desfazer a omissão',
  },
  'withdraw-addition': {
    es: 'Deshacer la adición',
    en: 'Take the addition back',
    fr: 'Annuler l’ajout',
    pt: 'Desfazer a adição',
  },
  'withdrawText-reschedule': {
    es: 'El monitoreo original queda abierto con su fecha. La nueva fecha sale del plan y queda en el historial.',
    en: 'The original monitoring is open again with its date. The new date leaves the plan and stays in the history.',
    fr: 'Le suivi original est de nouveau ouvert à sa date. La nouvelle date sort du plan et reste dans l’historique.',
    pt: 'O monitoramento original volta a ficar aberto com sua data. A nova data sai do plano e permanece no histórico.',
  },
  'withdrawText-omission': {
    es: 'El monitoreo queda pendiente otra vez. La omisión queda en el historial; los demás monitoreos de la estación siguen omitidos.',
    en: 'The monitoring is pending again. The omission stays in the history; the station’s other monitorings stay omitted.',
    fr: 'Le suivi est de nouveau en attente. L’omission reste dans l’historique ; les autres suivis de la station restent omis.',
    pt: 'O monitoramento fica pendente novamente. A omissão permanece no histórico; os demais monitoramentos da estação continuam omitidos.',
  },
  'withdrawText-addition': {
    es: 'El monitoreo sale del plan y de sus cifras, y queda en el historial. No se podrá volver a incluir: habrá que agregarlo de nuevo.',
    en: 'The monitoring leaves the plan and its progress, and stays in the history. It cannot be put back: it would have to be added again.',
    fr: 'Le suivi sort du plan et de ses chiffres, et reste dans l’historique. Il ne pourra pas être remis : il faudra l’ajouter de nouveau.',
    pt: 'O monitoramento sai do plano e de seus números, e permanece no histórico. Não poderá ser reincluído: será preciso adicioná-lo novamente.',
  },
  'withdrawn-reschedule': {
    es: 'Se deshizo la reprogramación de {{name}}',
    en: 'The reschedule of {{name}} was taken back',
    fr: 'La reprogrammation de {{name}} a été annulée',
    pt: 'A reprogramação de {{name}} foi desfeita',
  },
  'withdrawn-omission': {
    es: 'Se deshizo la omisión de {{name}}',
    en: 'The omission of {{name}} was taken back',
    fr: 'L’omission de {{name}} a été annulée',
    pt: 'A omissão de {{name}} foi desfeita',
  },
  'withdrawn-addition': {
    es: 'Se deshizo la adición de {{name}}',
    en: 'The addition of {{name}} was taken back',
    fr: 'L’ajout de {{name}} a été annulé',
    pt: 'A adição de {{name}} foi desfeita',
  },
  withdrawnReason: {
    es: 'Motivo para deshacer',
    en: 'Reason for taking it back',
    fr: 'Motif de l’annulation',
    pt: 'Motivo para desfazer',
  },
})
