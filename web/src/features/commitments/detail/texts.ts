import { defineTexts } from '@puquio/domain'

export const detailTexts = defineTexts({
  notThere: {
    es: 'Este compromiso no existe',
    en: 'This commitment does not exist',
    fr: 'Cet engagement n’existe pas',
    pt: 'Este compromisso não existe',
  },
  toMatrix: {
    es: 'Ver la matriz de compromisos',
    en: 'See the commitments matrix',
    fr: 'Voir la matrice des engagements',
    pt: 'Ver a matriz de compromissos',
  },
})
