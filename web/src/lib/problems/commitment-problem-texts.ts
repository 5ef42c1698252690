import type { ProblemCode } from '@puquio/contract'
import { type DocumentNotSent, documentNotSentTerms } from '@puquio/contract/terms'
import { languages, type Text } from '@puquio/domain'

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
  DOCUMENT_NOT_SENT: {
    es: 'No se pudo enviar el documento «{{name}}» a procesar.',
    en: 'The document “{{name}}” could not be sent for processing.',
    fr: 'Le document « {{name}} » n’a pas pu être envoyé en traitement.',
    pt: 'Não foi possível enviar o documento “{{name}}” para processamento.',
  },
  NO_MODEL: {
    es: 'No hay un modelo de lenguaje configurado en esta instalación. Elegir la detección por reglas, o pedir al operador que configure un modelo.',
    en: 'No language model is set up in this installation. Choose detection by rules, or ask the operator to set up a model.',
    fr: 'Aucun modèle de langage n’est configuré dans cette installation. Choisir la détection par règles, ou demander à l’exploitant de configurer un modèle.',
    pt: 'Não há modelo de linguagem configurado nesta instalação. Escolher a detecção por regras ou pedir ao operador que configure um modelo.',
  },
  MODEL_BUDGET_SPENT: {
    es: 'El presupuesto del modelo de este mes se agotó. Elegir la detección por reglas, o pedir más presupuesto a un administrador del sistema.',
    en: 'This month’s budget of the model is spent. Choose detection by rules, or ask a system administrator for more.',
    fr: 'Le budget du modèle pour ce mois est épuisé. Choisir la détection par règles, ou demander davantage à un administrateur du système.',
    pt: 'O orçamento do modelo deste mês acabou. Escolher a detecção por regras ou pedir mais a um administrador do sistema.',
  },
  EXTRACTION_ENDED: {
    es: 'El procesamiento ya terminó y no se puede cancelar.',
    en: 'The run has ended already and cannot be cancelled.',
    fr: 'Le traitement est déjà terminé et ne peut pas être annulé.',
    pt: 'O processamento já terminou e não pode ser cancelado.',
  },
} as const satisfies Partial<Record<ProblemCode, Text>>

/** What could not be sent, then why and what to do. */
const notSent = (reason: DocumentNotSent): Text =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      reason === 'none'
        ? documentNotSentTerms.none[language]
        : `${commitmentProblemTexts.DOCUMENT_NOT_SENT[language]} ${documentNotSentTerms[reason][language]}`,
    ]),
  ) as Text

export const commitmentProblemVariants = Object.fromEntries(
  (Object.keys(documentNotSentTerms) as DocumentNotSent[]).map((reason) => [
    `DOCUMENT_NOT_SENT_${reason}`,
    notSent(reason),
  ]),
) as Record<`DOCUMENT_NOT_SENT_${DocumentNotSent}`, Text>
