import '../../../lib/problems/problem-texts.ts'
import { commitmentMethodTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { words } from '../../../lib/texts/words.ts'
import { startTexts } from './start-texts.ts'
import { instrumentWords } from '../words.ts'

const extractionTexts = defineTexts({
  ...startTexts,
  runs: { es: 'Procesamientos', en: 'Runs', fr: 'Traitements', pt: 'Processamentos' },
  none: {
    es: 'Todavía no se ha procesado ningún documento',
    en: 'No document has been processed yet',
    fr: 'Aucun document n’a encore été traité',
    pt: 'Nenhum documento foi processado ainda',
  },
  noneText: {
    es: 'Al procesar se leen los documentos, se buscan sus compromisos y se comprueba cada cita en su página. Lo encontrado queda propuesto hasta que una persona lo verifique.',
    en: 'Processing reads the documents, looks for their commitments and checks each quote on its page. What is found is proposed until a person verifies it.',
    fr: 'Le traitement lit les documents, y cherche les engagements et vérifie chaque citation sur sa page. Ce qui est trouvé reste proposé jusqu’à ce qu’une personne le vérifie.',
    pt: 'O processamento lê os documentos, busca seus compromissos e confere cada citação em sua página. O que for encontrado fica proposto até que uma pessoa o verifique.',
  },
  requestedAt: instrumentWords.requested,
  by: words.by,
  state: words.state,
  withUnanswered_one: {
    es: '{{number}} parte sin respuesta',
    en: '{{number}} part without an answer',
    fr: '{{number}} partie sans réponse',
    pt: '{{number}} parte sem resposta',
  },
  withUnanswered_other: {
    es: '{{number}} partes sin respuesta',
    en: '{{number}} parts without an answer',
    fr: '{{number}} parties sans réponse',
    pt: '{{number}} partes sem resposta',
  },
  how: instrumentWords.how,
  byModel: commitmentMethodTerms.model,
  byRules: commitmentMethodTerms.rules,
  pages: words.pages,
  proposed: { es: 'Propuestos', en: 'Proposed', fr: 'Proposés', pt: 'Propostos' },
  joined: { es: 'Ya estaban', en: 'Known before', fr: 'Déjà connus', pt: 'Já existiam' },
  refused: instrumentWords.refusedQuotes,
  cost: instrumentWords.cost,
  noPrices: instrumentWords.noPrices,

  'progress.queued': {
    es: 'En espera de su turno',
    en: 'Waiting for its turn',
    fr: 'En attente de son tour',
    pt: 'Esperando a sua vez',
  },
  'progress.reading': {
    es: 'Leyendo páginas: {{done}} de {{total}}',
    en: 'Reading pages: {{done}} of {{total}}',
    fr: 'Lecture des pages : {{done}} sur {{total}}',
    pt: 'Lendo páginas: {{done}} de {{total}}',
  },
  'progress.recognising': {
    es: 'Reconociendo páginas sin texto (OCR): {{done}} de {{total}}',
    en: 'Recognising pages without text (OCR): {{done}} of {{total}}',
    fr: 'Reconnaissance des pages sans texte (OCR) : {{done}} sur {{total}}',
    pt: 'Reconhecendo páginas sem texto (OCR): {{done}} de {{total}}',
  },
  'progress.extracting': {
    es: 'Buscando compromisos: parte {{done}} de {{total}}',
    en: 'Looking for commitments: part {{done}} of {{total}}',
    fr: 'Recherche d’engagements : partie {{done}} sur {{total}}',
    pt: 'Buscando compromissos: parte {{done}} de {{total}}',
  },
  'progress.checking': {
    es: 'Comprobando citas en sus páginas: {{done}} de {{total}}',
    en: 'Checking quotes on their pages: {{done}} of {{total}}',
    fr: 'Vérification des citations sur leurs pages : {{done}} sur {{total}}',
    pt: 'Conferindo citações em suas páginas: {{done}} de {{total}}',
  },
  mayLeave: {
    es: 'Se puede salir de esta página: el procesamiento sigue y se avisa al terminar.',
    en: 'This page can be left: the run goes on, and its end is notified.',
    fr: 'Cette page peut être quittée : le traitement continue et sa fin est annoncée.',
    pt: 'Pode-se sair desta página: o processamento continua e o fim é avisado.',
  },
  cancelRun: {
    es: 'Cancelar procesamiento',
    en: 'Cancel the run',
    fr: 'Annuler le traitement',
    pt: 'Cancelar processamento',
  },
  cancelTitle: {
    es: '¿Cancelar el procesamiento de «{{name}}»?',
    en: 'Cancel the run of “{{name}}”?',
    fr: 'Annuler le traitement de « {{name}} » ?',
    pt: 'Cancelar o processamento de “{{name}}”?',
  },
  cancelText: {
    es: 'No se propone nada de este procesamiento. Las páginas leídas y las respuestas ya pagadas se conservan: al procesar de nuevo no se repiten.',
    en: 'Nothing of this run is proposed. Pages that were read and answers that were paid are kept: processing again does not repeat them.',
    fr: 'Rien de ce traitement n’est proposé. Les pages lues et les réponses déjà payées sont conservées : un nouveau traitement ne les refait pas.',
    pt: 'Nada deste processamento é proposto. As páginas lidas e as respostas já pagas são mantidas: ao processar de novo não se repetem.',
  },
  keepRunning: {
    es: 'Seguir procesando',
    en: 'Keep running',
    fr: 'Continuer le traitement',
    pt: 'Continuar processando',
  },
  cancelled: {
    es: 'Se canceló el procesamiento de «{{name}}»',
    en: 'The run of “{{name}}” was cancelled',
    fr: 'Le traitement de « {{name}} » a été annulé',
    pt: 'O processamento de “{{name}}” foi cancelado',
  },
  runAgain: {
    es: 'Procesar de nuevo',
    en: 'Process again',
    fr: 'Traiter à nouveau',
    pt: 'Processar de novo',
  },
  view: words.viewDetail,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    extractions: Bundle<typeof extractionTexts>
  }
}

addTexts('extractions', extractionTexts)
