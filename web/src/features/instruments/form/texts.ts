import { instrumentFieldTerms } from '@puquio/contract/terms/commitments/instruments'
import type { Text } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'
import { firstWords } from '../../../lib/texts/first-words.ts'

export const formTexts = {
  name: words.name,
  save: words.save,
  added: pageWords.added,
  wasSaved: pageWords.wasSaved,
  miningUnitId: instrumentFieldTerms.miningUnit,
  cancel: firstWords.cancel,
  create: pageWords.create,
  editTitle: {
    es: 'Editar {{name}}',
    en: 'Edit {{name}}',
    fr: 'Modifier {{name}}',
    pt: 'Editar {{name}}',
  },
  editRetired: {
    es: 'El instrumento está retirado. Restablecerlo para editarlo.',
    en: 'The instrument is retired. Restore it to edit it.',
    fr: 'L’instrument est retiré. Le rétablir pour le modifier.',
    pt: 'O instrumento está retirado. Restaurá-lo para editá-lo.',
  },
  addUnit: {
    es: 'Agregar unidad',
    en: 'Add a unit',
    fr: 'Ajouter une unité',
    pt: 'Adicionar unidade',
  },
  newUnit: {
    es: 'Nueva unidad minera',
    en: 'New mining unit',
    fr: 'Nouvelle unité minière',
    pt: 'Nova unidade de mineração',
  },
  nameHelp: {
    es: 'Como se le conoce en la empresa: «Segunda MEIA-d Yanacancha».',
    en: 'As it is known in the company: “Second MEIA-d Yanacancha”.',
    fr: 'Comme on le connaît dans l’entreprise : « Deuxième MEIA-d Yanacancha ».',
    pt: 'Como é conhecido na empresa: “Segunda MEIA-d Yanacancha”.',
  },
  chooseKind: {
    es: 'Elegir el tipo',
    en: 'Choose the kind',
    fr: 'Choisir le type',
    pt: 'Escolher o tipo',
  },
  yearHelp: {
    es: 'De su aprobación.',
    en: 'Of its approval.',
    fr: 'De son approbation.',
    pt: 'De sua aprovação.',
  },
  authorityHelp: {
    es: 'Quien lo aprobó: SENACE, MINEM, DREM.',
    en: 'Who approved it: SENACE, MINEM, DREM.',
    fr: 'Qui l’a approuvé : SENACE, MINEM, DREM.',
    pt: 'Quem o aprovou: SENACE, MINEM, DREM.',
  },
  resolutionHelp: {
    es: 'Su número: R.D. N.º 0123-2021-SENACE-PE/DEAR.',
    en: 'Its number: R.D. N.º 0123-2021-SENACE-PE/DEAR.',
    fr: 'Son numéro : R.D. N.º 0123-2021-SENACE-PE/DEAR.',
    pt: 'Seu número: R.D. N.º 0123-2021-SENACE-PE/DEAR.',
  },
  inForceHelp: {
    es: 'Desde este día obligan sus compromisos verificados.',
    en: 'From this day on its verified commitments bind.',
    fr: 'À partir de ce jour, ses engagements vérifiés obligent.',
    pt: 'Desde este dia obrigam seus compromissos verificados.',
  },
  changes: {
    es: 'Modifica o reemplaza a',
    en: 'Modifies or replaces',
    fr: 'Modifie ou remplace',
    pt: 'Modifica ou substitui',
  },
  changesHelp: {
    es: 'Los instrumentos anteriores que este cambia: con ellos se dibuja la cadena.',
    en: 'The earlier instruments that this one changes: the chain is drawn by them.',
    fr: 'Les instruments antérieurs que celui-ci change : ils dessinent la chaîne.',
    pt: 'Os instrumentos anteriores que este altera: com eles se desenha a cadeia.',
  },
  changeKind: {
    es: 'Qué le hace',
    en: 'What it does to it',
    fr: 'Ce qu’il lui fait',
    pt: 'O que faz a ele',
  },
  earlier: {
    es: 'Instrumento anterior',
    en: 'Earlier instrument',
    fr: 'Instrument antérieur',
    pt: 'Instrumento anterior',
  },
  retiredName: words.retiredOne,
  addChange: {
    es: 'Agregar un instrumento anterior',
    en: 'Add an earlier instrument',
    fr: 'Ajouter un instrument antérieur',
    pt: 'Adicionar um instrumento anterior',
  },
  removeChange: {
    es: 'Quitar el instrumento anterior',
    en: 'Remove the earlier instrument',
    fr: 'Retirer l’instrument antérieur',
    pt: 'Remover o instrumento anterior',
  },
  conflictTitle: {
    es: 'Otra persona guardó cambios mientras tanto. No se ha guardado nada.',
    en: 'Somebody else saved changes meanwhile. Nothing was saved.',
    fr: 'Quelqu’un d’autre a enregistré des changements entre-temps. Rien n’a été enregistré.',
    pt: 'Outra pessoa salvou alterações nesse meio tempo. Nada foi salvo.',
  },
  field: pageWords.field,
  before: pageWords.before,
  now: pageWords.now,
  retiredMeanwhile: {
    es: 'También retiró el instrumento.',
    en: 'They retired the instrument, too.',
    fr: 'L’instrument a aussi été retiré.',
    pt: 'Também retirou o instrumento.',
  },
  keepMine: {
    es: 'Conservar lo que escribí',
    en: 'Keep what I typed',
    fr: 'Garder ma saisie',
    pt: 'Manter o que digitei',
  },
  takeTheirs: {
    es: 'Tomar lo guardado',
    en: 'Take what was saved',
    fr: 'Prendre ce qui est enregistré',
    pt: 'Ficar com o que foi salvo',
  },
} as const satisfies Record<string, Text>
