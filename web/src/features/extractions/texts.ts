import '../../lib/problems/problem-texts.ts'
import { menuScreenTerms } from '@puquio/contract/terms/menu-screens'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { instrumentWords } from '../../widgets/instruments/words.ts'

const runTexts = defineTexts({
  title: {
    es: 'Procesamiento del {{at}}',
    en: 'Run of {{at}}',
    fr: 'Traitement du {{at}}',
    pt: 'Processamento de {{at}}',
  },
  noRun: {
    es: 'El procesamiento no existe o pertenece a otro proyecto.',
    en: 'The run does not exist, or belongs to another project.',
    fr: 'Le traitement n’existe pas ou appartient à un autre projet.',
    pt: 'O processamento não existe ou pertence a outro projeto.',
  },
  instruments: menuScreenTerms.Commitments,
  refusedRest: {
    es: 'Mostrar las otras {{number}}',
    en: 'Show the other {{number}}',
    fr: 'Afficher les {{number}} autres',
    pt: 'Mostrar as outras {{number}}',
  },
  cancelledText: {
    es: 'Se canceló: no se propuso nada. Lo leído y lo respondido se conserva para la próxima vez.',
    en: 'It was cancelled: nothing was proposed. What was read and answered is kept for the next time.',
    fr: 'Il a été annulé : rien n’a été proposé. Ce qui a été lu et répondu est conservé pour la prochaine fois.',
    pt: 'Foi cancelado: nada foi proposto. O que foi lido e respondido fica guardado para a próxima vez.',
  },
  stoppedTitle: {
    es: 'El procesamiento se detuvo antes de terminar',
    en: 'The run stopped before its end',
    fr: 'Le traitement s’est arrêté avant la fin',
    pt: 'O processamento parou antes do fim',
  },
  unanswered: {
    es: 'Partes sin respuesta',
    en: 'Parts without an answer',
    fr: 'Parties sans réponse',
    pt: 'Partes sem resposta',
  },
  recognised: {
    es: 'Páginas reconocidas (OCR)',
    en: 'Pages recognised (OCR)',
    fr: 'Pages reconnues (OCR)',
    pt: 'Páginas reconhecidas (OCR)',
  },
  viewProposed: {
    es: 'Ver lo propuesto en la matriz',
    en: 'See what it proposed in the matrix',
    fr: 'Voir les propositions dans la matrice',
    pt: 'Ver o proposto na matriz',
  },
  record: { es: 'Registro', en: 'Record', fr: 'Registre', pt: 'Registro' },
  how: instrumentWords.how,
  byModel: {
    es: 'Por IA: {{model}}',
    en: 'By AI: {{model}}',
    fr: 'Par IA : {{model}}',
    pt: 'Por IA: {{model}}',
  },
  byRules: {
    es: 'Detectado por reglas, no por IA',
    en: 'Detected by rules, not by AI',
    fr: 'Détecté par des règles, pas par IA',
    pt: 'Detectado por regras, não por IA',
  },
  asked: {
    es: 'Lo que se le pidió al modelo',
    en: 'What the model was asked',
    fr: 'Ce qui a été demandé au modèle',
    pt: 'O que se pediu ao modelo',
  },
  questions: instrumentWords.questions,
  questionsOf: {
    es: '{{done}} de {{total}}; {{reused}} con una respuesta ya pagada',
    en: '{{done}} of {{total}}; {{reused}} by an answer that was paid before',
    fr: '{{done}} sur {{total}} ; {{reused}} avec une réponse déjà payée',
    pt: '{{done}} de {{total}}; {{reused}} com uma resposta já paga',
  },
  tokens: instrumentWords.tokens,
  tokensOf: {
    es: '{{in}} de pregunta, {{out}} de respuesta',
    en: '{{in}} asked, {{out}} answered',
    fr: '{{in}} en question, {{out}} en réponse',
    pt: '{{in}} de pergunta, {{out}} de resposta',
  },
  cost: instrumentWords.cost,
  noPrices: instrumentWords.noPrices,
  requested: instrumentWords.requested,
  requestedOf: {
    es: '{{at}}, {{person}}',
    en: '{{at}}, {{person}}',
    fr: '{{at}}, {{person}}',
    pt: '{{at}}, {{person}}',
  },
  duration: pageWords.duration,
  documents: instrumentWords.documents,
  document: instrumentWords.document,
  pages: words.pages,
  page: pageWords.page,
  read: { es: 'Leídas', en: 'Read', fr: 'Lues', pt: 'Lidas' },
  recognisedShort: { es: 'Por OCR', en: 'By OCR', fr: 'Par OCR', pt: 'Por OCR' },
  withoutText: { es: 'Sin texto', en: 'Without text', fr: 'Sans texte', pt: 'Sem texto' },
  problem: {
    es: 'Qué faltó',
    en: 'What is missing',
    fr: 'Ce qui manque',
    pt: 'O que faltou',
  },
  refusedQuotes: instrumentWords.refusedQuotes,
  refusedHelp: {
    es: 'Se citaron estas palabras, pero no están en la página citada ni cerca de ella: nada de esto se propuso.',
    en: 'These words were quoted, but they stand neither on the cited page nor near it: nothing of this was proposed.',
    fr: 'Ces mots ont été cités, mais ils ne figurent ni sur la page citée ni à proximité : rien de cela n’a été proposé.',
    pt: 'Estas palavras foram citadas, mas não estão na página citada nem perto dela: nada disto foi proposto.',
  },
  refusedMore: {
    es: 'Se muestran las primeras {{shown}} de {{total}}.',
    en: 'The first {{shown}} of {{total}} are shown.',
    fr: 'Les {{shown}} premières sur {{total}} sont affichées.',
    pt: 'Mostram-se as primeiras {{shown}} de {{total}}.',
  },
  unansweredHelp: {
    es: 'El modelo no respondió sobre estas páginas, así que sus compromisos no están propuestos. Al procesar de nuevo se pregunta solo por ellas.',
    en: 'The model did not answer on these pages, so their commitments are not proposed. Processing again asks about them alone.',
    fr: 'Le modèle n’a pas répondu sur ces pages : leurs engagements ne sont pas proposés. Un nouveau traitement ne porte que sur elles.',
    pt: 'O modelo não respondeu sobre estas páginas, portanto seus compromissos não estão propostos. Ao processar de novo pergunta-se só sobre elas.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    run: Bundle<typeof runTexts>
  }
}

addTexts('run', runTexts)
