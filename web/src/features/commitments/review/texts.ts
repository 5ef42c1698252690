import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { instrumentWords } from '../../../widgets/instruments/words.ts'

export const reviewTexts = defineTexts({
  reviewTitle: {
    es: 'Revisión de compromisos',
    en: 'Review of commitments',
    fr: 'Révision des engagements',
    pt: 'Revisão de compromissos',
  },
  reviewNone: {
    es: 'Nada que revisar con estos filtros',
    en: 'Nothing to review with these filters',
    fr: 'Rien à réviser avec ces filtres',
    pt: 'Nada a revisar com estes filtros',
  },
  reviewNoneText: {
    es: 'Cambiar los filtros en la matriz, o crear compromisos a mano desde un documento.',
    en: 'Change the filters in the matrix, or create commitments by hand in a document.',
    fr: 'Modifier les filtres dans la matrice, ou créer des engagements à la main dans un document.',
    pt: 'Mudar os filtros na matriz, ou criar compromissos à mão em um documento.',
  },
  position: pageWords.atOfTotal,
  keys: {
    es: 'Teclas de la revisión',
    en: 'Keys of the review',
    fr: 'Touches de la révision',
    pt: 'Teclas da revisão',
  },
  next: { es: 'Siguiente', en: 'Next', fr: 'Suivant', pt: 'Próximo' },
  previous: { es: 'Anterior', en: 'Previous', fr: 'Précédent', pt: 'Anterior' },
  split: { es: 'Dividir', en: 'Split', fr: 'Diviser', pt: 'Dividir' },
  join: { es: 'Unir', en: 'Join', fr: 'Réunir', pt: 'Unir' },
  places: {
    es: 'Dónde lo dice',
    en: 'Where it says so',
    fr: 'Où il le dit',
    pt: 'Onde o diz',
  },
  noPlace: {
    es: 'Este compromiso no tiene cita en un documento.',
    en: 'This commitment has no quote in a document.',
    fr: 'Cet engagement n’a pas de citation dans un document.',
    pt: 'Este compromisso não tem citação em um documento.',
  },
  byHand: instrumentWords.byHand,
  byHandHelp: instrumentWords.byHandHelp,
  changedMeanwhile: {
    es: 'Otra persona lo cambió mientras lo revisaba',
    en: 'Somebody else changed it while you reviewed it',
    fr: 'Une autre personne l’a modifié pendant votre révision',
    pt: 'Outra pessoa o alterou enquanto você o revisava',
  },
  fromTo: {
    es: '{{field}}: antes «{{was}}», ahora «{{is}}»',
    en: '{{field}}: “{{was}}” before, “{{is}}” now',
    fr: '{{field}} : « {{was}} » avant, « {{is}} » maintenant',
    pt: '{{field}}: antes “{{was}}”, agora “{{is}}”',
  },
  splitTitle: {
    es: 'Dividir en dos compromisos',
    en: 'Split into two commitments',
    fr: 'Diviser en deux engagements',
    pt: 'Dividir em dois compromissos',
  },
  splitHelp: {
    es: 'El segundo queda con los mismos lugares y campos; se edita después.',
    en: 'The second one has the same places and fields; edit it afterwards.',
    fr: 'Le second garde les mêmes emplacements et champs ; le modifier ensuite.',
    pt: 'O segundo fica com os mesmos lugares e campos; edita-se depois.',
  },
  firstPart: { es: 'Primero', en: 'First', fr: 'Premier', pt: 'Primeiro' },
  secondPart: { es: 'Segundo', en: 'Second', fr: 'Second', pt: 'Segundo' },
  splitDone: {
    es: 'Se dividió en dos compromisos',
    en: 'It was split into two commitments',
    fr: 'Il a été divisé en deux engagements',
    pt: 'Foi dividido em dois compromissos',
  },
  joinTitle: {
    es: 'Unir con otro compromiso',
    en: 'Join with another commitment',
    fr: 'Réunir avec un autre engagement',
    pt: 'Unir com outro compromisso',
  },
  joinHelp: {
    es: 'Este queda, con los lugares de los dos; el otro queda rechazado y lo nombra.',
    en: 'This one stays, with the places of both; the other one is rejected and names it.',
    fr: 'Celui-ci reste, avec les emplacements des deux ; l’autre est rejeté et le nomme.',
    pt: 'Este fica, com os lugares dos dois; o outro fica rejeitado e o nomeia.',
  },
  other: {
    es: 'El otro, del mismo instrumento',
    en: 'The other one, of the same instrument',
    fr: 'L’autre, du même instrument',
    pt: 'O outro, do mesmo instrumento',
  },
  joinDone: {
    es: 'Los compromisos quedaron unidos',
    en: 'The commitments were joined',
    fr: 'Les engagements sont réunis',
    pt: 'Os compromissos ficaram unidos',
  },
  reviewList: {
    es: 'Compromisos a revisar',
    en: 'Commitments to review',
    fr: 'Engagements à réviser',
    pt: 'Compromissos a revisar',
  },
})
