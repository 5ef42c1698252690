import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { fileTexts } from '../../ui/files/texts.ts'

const uploadTexts = defineTexts({
  uploads: { es: 'Subidas', en: 'Uploads', fr: 'Envois', pt: 'Envios' },
  'state.waiting': pageWords.waiting,
  'state.sending': { es: 'Subiendo', en: 'Uploading', fr: 'Envoi', pt: 'Enviando' },
  'state.retrying': {
    es: 'Sin conexión: continuará donde quedó',
    en: 'No connection: it goes on where it stopped',
    fr: 'Sans connexion : reprise là où il s’est arrêté',
    pt: 'Sem conexão: continuará de onde parou',
  },
  'state.asking': {
    es: 'Ya hay un archivo con este nombre',
    en: 'There is a file with this name already',
    fr: 'Un fichier porte déjà ce nom',
    pt: 'Já existe um arquivo com este nome',
  },
  'state.done': { es: 'Subido', en: 'Uploaded', fr: 'Envoyé', pt: 'Enviado' },
  'state.refused': { es: 'No se subió', en: 'Not uploaded', fr: 'Non envoyé', pt: 'Não enviado' },
  discardUpload: {
    es: 'Descartar la subida',
    en: 'Discard the upload',
    fr: 'Abandonner l’envoi',
    pt: 'Descartar o envio',
  },
  discardUploadAsk: {
    es: 'Se pierde lo que llegó de «{{name}}», que {{person}} está subiendo o dejó sin terminar.',
    en: 'What has arrived of “{{name}}”, which {{person}} is uploading or left unfinished, is lost.',
    fr: 'Ce qui est arrivé de « {{name}} », que {{person}} envoie ou a laissé inachevé, sera perdu.',
    pt: 'O que chegou de “{{name}}”, que {{person}} está enviando ou deixou sem terminar, será perdido.',
  },
  uploadDiscarded: {
    es: 'Subida de «{{name}}» descartada.',
    en: 'Upload of “{{name}}” discarded.',
    fr: 'Envoi de « {{name}} » abandonné.',
    pt: 'Envio de “{{name}}” descartado.',
  },
  showUploads: {
    es: 'Ver cada archivo',
    en: 'Show each file',
    fr: 'Voir chaque fichier',
    pt: 'Ver cada arquivo',
  },
  hideUploads: {
    es: 'Ocultar los archivos',
    en: 'Hide the files',
    fr: 'Masquer les fichiers',
    pt: 'Ocultar os arquivos',
  },
  uploadingOf: {
    es: 'Subiendo; {{done}} de {{count}} listos',
    en: 'Uploading; {{done}} of {{count}} done',
    fr: 'Envoi ; {{done}} sur {{count}} terminés',
    pt: 'Enviando; {{done}} de {{count}} prontos',
  },
  uploadedOf: {
    es: '{{done}} de {{count}} archivos subidos',
    en: '{{done}} of {{count}} files uploaded',
    fr: '{{done}} fichiers envoyés sur {{count}}',
    pt: '{{done}} de {{count}} arquivos enviados',
  },
  received: {
    es: '{{received}} de {{bytes}} recibidos',
    en: '{{received}} of {{bytes}} received',
    fr: '{{received}} sur {{bytes}} reçus',
    pt: '{{received}} de {{bytes}} recebidos',
  },
  lessThanAMinute: {
    es: 'queda menos de 1 min',
    en: 'less than 1 min left',
    fr: 'moins de 1 min restante',
    pt: 'falta menos de 1 min',
  },
  minutesLeft: {
    es: 'quedan unos {{count}} min',
    en: 'about {{count}} min left',
    fr: 'environ {{count}} min restantes',
    pt: 'faltam cerca de {{count}} min',
  },
  hoursLeft: {
    es: 'quedan unas {{hours}} h {{minutes}} min',
    en: 'about {{hours}} h {{minutes}} min left',
    fr: 'environ {{hours}} h {{minutes}} min restantes',
    pt: 'faltam cerca de {{hours}} h {{minutes}} min',
  },
  asVersion: { es: 'Nueva versión', en: 'New version', fr: 'Nouvelle version', pt: 'Nova versão' },
  keepBoth: { es: 'Conservar ambos', en: 'Keep both', fr: 'Garder les deux', pt: 'Manter ambos' },
  skip: { es: 'Omitir', en: 'Skip', fr: 'Ignorer', pt: 'Pular' },
  resume: { es: 'Enviar de nuevo', en: 'Send again', fr: 'Renvoyer', pt: 'Enviar de novo' },
  cancelUpload: fileTexts.cancelUpload,
  removeUpload: {
    es: 'Quitar de la lista',
    en: 'Remove from the list',
    fr: 'Retirer de la liste',
    pt: 'Remover da lista',
  },
  clearUploads: {
    es: 'Quitar de la lista lo terminado',
    en: 'Remove the finished ones from the list',
    fr: 'Retirer de la liste ce qui est terminé',
    pt: 'Remover da lista o que terminou',
  },
  takenTypes: {
    es: 'Se aceptan {{types}}.',
    en: '{{types}} are accepted.',
    fr: 'Sont acceptés : {{types}}.',
    pt: 'São aceitos {{types}}.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    uploads: Bundle<typeof uploadTexts>
  }
}

addTexts('uploads', uploadTexts)
