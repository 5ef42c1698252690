import { defineTexts } from '@puquio/domain'

export const reviewTexts = defineTexts({
  reviewTitle: {
    es: 'Revisión de compromisos',
    en: 'Review of commitments',
    fr: 'Révision des engagements',
    pt: 'Revisão de compromissos',
  },
})
