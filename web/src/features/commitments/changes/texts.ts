import { actWords } from '../../../lib/texts/act-words.ts'
import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'

/** What people do to commitments, and what somebody else did meanwhile. */
export const changeTexts = defineTexts({
  edit: pageWords.edit,
  editTitle: {
    es: 'Editar compromiso',
    en: 'Edit commitment',
    fr: 'Modifier l’engagement',
    pt: 'Editar compromisso',
  },
  save: words.save,
  saved: {
    es: 'Se guardó {{name}}',
    en: '{{name}} was saved',
    fr: '{{name}} a été enregistré',
    pt: '{{name}} foi salvo',
  },
  verify: { es: 'Verificar', en: 'Verify', fr: 'Vérifier', pt: 'Verificar' },
  verifySome: {
    es: 'Verificar {{some}} de {{chosen}}',
    en: 'Verify {{some}} of {{chosen}}',
    fr: 'Vérifier {{some}} sur {{chosen}}',
    pt: 'Verificar {{some}} de {{chosen}}',
  },
  noneToVerify: {
    es: 'Ninguno de los elegidos está por verificar.',
    en: 'None of the chosen ones is to be verified.',
    fr: 'Aucun de ceux qui sont choisis n’est à vérifier.',
    pt: 'Nenhum dos escolhidos está por verificar.',
  },
  reject: actWords.reject,
  verified_one: {
    es: '{{count}} compromiso verificado',
    en: '{{count}} commitment verified',
    fr: '{{count}} engagement vérifié',
    pt: '{{count}} compromisso verificado',
  },
  verified_many: {
    es: '{{count}} compromisos verificados',
    en: '{{count}} commitments verified',
    fr: '{{count}} engagements vérifiés',
    pt: '{{count}} compromissos verificados',
  },
  verified_other: {
    es: '{{count}} compromisos verificados',
    en: '{{count}} commitments verified',
    fr: '{{count}} engagements vérifiés',
    pt: '{{count}} compromissos verificados',
  },
  rejected_one: {
    es: '{{count}} compromiso rechazado',
    en: '{{count}} commitment rejected',
    fr: '{{count}} engagement rejeté',
    pt: '{{count}} compromisso rejeitado',
  },
  rejected_many: {
    es: '{{count}} compromisos rechazados',
    en: '{{count}} commitments rejected',
    fr: '{{count}} engagements rejetés',
    pt: '{{count}} compromissos rejeitados',
  },
  rejected_other: {
    es: '{{count}} compromisos rechazados',
    en: '{{count}} commitments rejected',
    fr: '{{count}} engagements rejetés',
    pt: '{{count}} compromissos rejeitados',
  },
  undo: pageWords.undo,
  undone: {
    es: 'Se deshizo el cambio',
    en: 'The change was taken back',
    fr: 'La modification a été annulée',
    pt: 'A alteração foi desfeita',
  },
  notUndone: {
    es: 'No se deshizo: otra persona lo cambió después. Abrirlo para ver su historial.',
    en: 'Not taken back: somebody else changed it since. Open it to see its history.',
    fr: 'Non annulé : une autre personne l’a modifié depuis. L’ouvrir pour voir son historique.',
    pt: 'Não foi desfeito: outra pessoa o alterou depois. Abri-lo para ver seu histórico.',
  },
  rejectTitle_one: {
    es: 'Rechazar {{count}} compromiso',
    en: 'Reject {{count}} commitment',
    fr: 'Rejeter {{count}} engagement',
    pt: 'Rejeitar {{count}} compromisso',
  },
  rejectTitle_many: {
    es: 'Rechazar {{count}} compromisos',
    en: 'Reject {{count}} commitments',
    fr: 'Rejeter {{count}} engagements',
    pt: 'Rejeitar {{count}} compromissos',
  },
  rejectTitle_other: {
    es: 'Rechazar {{count}} compromisos',
    en: 'Reject {{count}} commitments',
    fr: 'Rejeter {{count}} engagements',
    pt: 'Rejeitar {{count}} compromissos',
  },
  reason: pageWords.reason,
  reasonHelp: {
    es: 'Queda en el historial. Intro rechaza.',
    en: 'It stays in the history. Enter rejects.',
    fr: 'Il reste dans l’historique. Entrée rejette.',
    pt: 'Fica no histórico. Enter rejeita.',
  },
  reason_notAnObligation: {
    es: 'No obliga a nada: describe o informa',
    en: 'It obliges to nothing: it describes or informs',
    fr: 'N’oblige à rien : décrit ou informe',
    pt: 'Não obriga a nada: descreve ou informa',
  },
  reason_repeated: {
    es: 'Repite otro compromiso',
    en: 'It repeats another commitment',
    fr: 'Répète un autre engagement',
    pt: 'Repete outro compromisso',
  },
  reason_incomplete: {
    es: 'El texto está incompleto o mal leído',
    en: 'The text is incomplete or was misread',
    fr: 'Texte incomplet ou mal lu',
    pt: 'O texto está incompleto ou mal lido',
  },
  conflictTitle: {
    es: 'Otra persona lo cambió mientras tanto',
    en: 'Somebody else changed it meanwhile',
    fr: 'Une autre personne l’a modifié entre-temps',
    pt: 'Outra pessoa o alterou entretanto',
  },
  conflictText: {
    es: 'No se guardó nada todavía. Elegir qué queda.',
    en: 'Nothing has been saved yet. Choose what stays.',
    fr: 'Rien n’est encore enregistré. Choisir ce qui reste.',
    pt: 'Nada foi salvo ainda. Escolher o que fica.',
  },
  field: pageWords.field,
  valueSeen: {
    es: 'Lo que vio',
    en: 'What you saw',
    fr: 'Ce que vous avez vu',
    pt: 'O que você viu',
  },
  valueNow: pageWords.now,
  valueMine: { es: 'Lo suyo', en: 'Yours', fr: 'Le vôtre', pt: 'O seu' },
  keepMine: {
    es: 'Guardar lo mío',
    en: 'Save mine',
    fr: 'Enregistrer le mien',
    pt: 'Salvar o meu',
  },
  keepTheirs: {
    es: 'Dejar lo que hay ahora',
    en: 'Leave what there is now',
    fr: 'Laisser la valeur actuelle',
    pt: 'Deixar o que há agora',
  },
  verifyNow: {
    es: 'Verificar como está ahora',
    en: 'Verify as it is now',
    fr: 'Vérifier tel quel',
    pt: 'Verificar como está agora',
  },
  rejectNow: {
    es: 'Rechazar como está ahora',
    en: 'Reject as it is now',
    fr: 'Rejeter tel quel',
    pt: 'Rejeitar como está agora',
  },
  leave: { es: 'No decidir', en: 'Do not decide', fr: 'Ne pas décider', pt: 'Não decidir' },
})
