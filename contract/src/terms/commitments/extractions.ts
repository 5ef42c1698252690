import type { Text } from '@puquio/domain'
import { modelFailureTerms } from './model-failures.ts'

/** How a run that looks for commitments goes on. */
export const extractionStateTerms = {
  queued: { es: 'En espera', en: 'Waiting', fr: 'En attente', pt: 'Na fila' },
  reading: {
    es: 'Leyendo páginas',
    en: 'Reading pages',
    fr: 'Lecture des pages',
    pt: 'Lendo páginas',
  },
  recognising: {
    es: 'Reconociendo páginas sin texto',
    en: 'Recognising pages without text',
    fr: 'Reconnaissance des pages sans texte',
    pt: 'Reconhecendo páginas sem texto',
  },
  extracting: {
    es: 'Buscando compromisos',
    en: 'Looking for commitments',
    fr: 'Recherche d’engagements',
    pt: 'Buscando compromissos',
  },
  checking: {
    es: 'Comprobando citas',
    en: 'Checking quotes',
    fr: 'Vérification des citations',
    pt: 'Conferindo citações',
  },
  done: { es: 'Terminado', en: 'Done', fr: 'Terminé', pt: 'Concluído' },
  failed: { es: 'Detenido', en: 'Stopped', fr: 'Interrompu', pt: 'Interrompido' },
  cancelled: { es: 'Cancelado', en: 'Cancelled', fr: 'Annulé', pt: 'Cancelado' },
} as const satisfies Record<string, Text>

/** Why a run stopped before its end, and what to do. */
export const extractionStopTerms = {
  ...modelFailureTerms,
  budget: {
    es: 'Se agotó el presupuesto del modelo de este mes. Lo encontrado hasta aquí quedó propuesto. Pedir más presupuesto a un administrador del sistema, o procesar de nuevo el próximo mes: lo ya respondido no se paga otra vez.',
    en: 'This month’s budget of the model is spent. What was found so far is proposed. Ask a system administrator for more, or process again next month: what was answered is not paid again.',
    fr: 'Le budget du modèle pour ce mois est épuisé. Ce qui a été trouvé jusqu’ici est proposé. Demander davantage à un administrateur du système, ou relancer le mois prochain : ce qui a reçu réponse n’est pas payé à nouveau.',
    pt: 'O orçamento do modelo deste mês acabou. O que foi encontrado até aqui ficou proposto. Pedir mais a um administrador do sistema ou processar de novo no próximo mês: o que já foi respondido não é pago outra vez.',
  },
  'model-changed': {
    es: 'El modelo de la instalación cambió después de iniciar este procesamiento, que quedaría registrado con otro. Procesar de nuevo: las páginas ya leídas no se repiten.',
    en: 'The installation’s model changed after this run was started, which would be recorded as another one’s. Process again: pages that were read are not read again.',
    fr: 'Le modèle de l’installation a changé après le lancement de ce traitement, qui serait enregistré sous un autre. Relancer : les pages déjà lues ne sont pas relues.',
    pt: 'O modelo da instalação mudou depois do início deste processamento, que ficaria registrado com outro. Processar de novo: as páginas já lidas não se repetem.',
  },
  'too-many': {
    es: 'Se encontraron más compromisos de los que admite un procesamiento: se propusieron los primeros 5,000. Procesar los demás documentos aparte.',
    en: 'More commitments were found than one run takes: the first 5,000 were proposed. Process the other documents apart.',
    fr: 'Plus d’engagements ont été trouvés qu’un traitement n’en accepte : les 5 000 premiers ont été proposés. Traiter les autres documents à part.',
    pt: 'Foram encontrados mais compromissos do que um processamento admite: os primeiros 5.000 foram propostos. Processar os demais documentos à parte.',
  },
  'nothing-read': {
    es: 'Ninguno de los documentos se pudo leer. El motivo está junto a cada uno.',
    en: 'None of the documents could be read. The reason stands beside each.',
    fr: 'Aucun des documents n’a pu être lu. Le motif figure à côté de chacun.',
    pt: 'Nenhum dos documentos pôde ser lido. O motivo está ao lado de cada um.',
  },
  'cut-off': {
    es: 'El proceso se interrumpió varias veces. Procesar de nuevo: lo ya leído y respondido no se repite. Si vuelve a ocurrir, avisar al operador.',
    en: 'The process was cut off several times. Process again: what was read and answered is not repeated. If it happens again, tell the operator.',
    fr: 'Le traitement a été coupé plusieurs fois. Relancer : ce qui a été lu et répondu n’est pas refait. Si cela se reproduit, prévenir l’exploitant.',
    pt: 'O processo foi interrompido várias vezes. Processar de novo: o que já foi lido e respondido não se repete. Se ocorrer outra vez, avisar o operador.',
  },
} as const satisfies Record<string, Text>
export type ExtractionStop = keyof typeof extractionStopTerms

/** Why a document cannot be sent for processing, after the words that say so. */
export const documentNotSentTerms = {
  waiting: {
    es: 'Todavía se está revisando el archivo. Intentarlo en unos segundos.',
    en: 'The file is still looked into. Try again in some seconds.',
    fr: 'Le fichier est encore en cours d’examen. Réessayer dans quelques secondes.',
    pt: 'O arquivo ainda está sendo verificado. Tentar em alguns segundos.',
  },
  refused: {
    es: 'El archivo no se puede leer; el motivo está junto al documento.',
    en: 'The file cannot be read; the reason stands beside the document.',
    fr: 'Le fichier ne peut pas être lu ; le motif figure à côté du document.',
    pt: 'O arquivo não pode ser lido; o motivo está ao lado do documento.',
  },
  'under-way': {
    es: 'Ya se está procesando. Esperar a que termine o cancelar ese procesamiento.',
    en: 'It is being processed already. Wait for its end, or cancel that run.',
    fr: 'Il est déjà en cours de traitement. Attendre la fin, ou annuler ce traitement.',
    pt: 'Já está sendo processado. Esperar que termine ou cancelar esse processamento.',
  },
  none: {
    es: 'El instrumento no tiene documentos que se puedan leer. Agregar un PDF.',
    en: 'The instrument has no document that can be read. Add a PDF.',
    fr: 'L’instrument n’a aucun document lisible. Ajouter un PDF.',
    pt: 'O instrumento não tem documentos que possam ser lidos. Adicionar um PDF.',
  },
} as const satisfies Record<string, Text>
export type DocumentNotSent = keyof typeof documentNotSentTerms
