import type { ProblemCode } from '@puquio/contract'
import type { Text } from '@puquio/domain'

export const commitmentProblemTexts = {
  COMMITMENT_CLOSED: {
    es: 'El compromiso está rechazado o reemplazado. Primero deshacer esa decisión.',
    en: 'The commitment was rejected or superseded. Take that decision back first.',
    fr: 'L’engagement est rejeté ou remplacé. Annuler d’abord cette décision.',
    pt: 'O compromisso está rejeitado ou substituído. Desfazer primeiro essa decisão.',
  },
  NOTHING_TO_TAKE_BACK: {
    es: 'No hay un cambio de este compromiso que deshacer.',
    en: 'There is no change of this commitment to take back.',
    fr: 'Aucune modification de cet engagement à annuler.',
    pt: 'Não há uma alteração deste compromisso a desfazer.',
  },
  INSTRUMENT_CHAIN: {
    es: 'El instrumento se modificaría o reemplazaría a sí mismo, directamente o a través de otros. Revisar la cadena.',
    en: 'The instrument would modify or replace itself, directly or by way of others. Check the chain.',
    fr: 'L’instrument se modifierait ou se remplacerait lui-même, directement ou par d’autres. Vérifier la chaîne.',
    pt: 'O instrumento modificaria ou substituiria a si mesmo, diretamente ou por meio de outros. Verificar a cadeia.',
  },
  INSTRUMENT_RETIRED: {
    es: 'El instrumento está retirado. Primero volver a usarlo.',
    en: 'The instrument is retired. Take it into use again first.',
    fr: 'L’instrument est retiré. Le remettre d’abord en service.',
    pt: 'O instrumento está retirado. Reativá-lo primeiro.',
  },
  DOCUMENT_KNOWN: {
    es: 'El instrumento ya tiene este documento, con el mismo contenido: {{name}}.',
    en: 'The instrument has this document already, with the same content: {{name}}.',
    fr: 'L’instrument a déjà ce document, au même contenu : {{name}}.',
    pt: 'O instrumento já tem este documento, com o mesmo conteúdo: {{name}}.',
  },
  DOCUMENT_QUOTED: {
    es: 'El documento sustenta {{commitments}} compromisos y no se puede quitar. Rechazarlos primero.',
    en: 'The document is the source of {{commitments}} commitments and cannot be taken off. Reject them first.',
    fr: 'Le document fonde {{commitments}} engagements et ne peut être ôté. Les rejeter d’abord.',
    pt: 'O documento fundamenta {{commitments}} compromissos e não pode ser removido. Rejeitá-los primeiro.',
  },
} as const satisfies Partial<Record<ProblemCode, Text>>
