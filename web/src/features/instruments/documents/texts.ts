import type { Text } from '@puquio/domain'
import { instrumentWords } from '../../../widgets/instruments/words.ts'
import { pageWords } from '../../../lib/texts/page-words.ts'

/** Of the documents of an instrument. */
export const documentTexts = {
  size: pageWords.size,
  sha256: { es: 'SHA-256', en: 'SHA-256', fr: 'SHA-256', pt: 'SHA-256' },
  addedAt: pageWords.addedAt,
  ownTitle: {
    es: 'Título en el PDF',
    en: 'Title in the PDF',
    fr: 'Titre dans le PDF',
    pt: 'Título no PDF',
  },
  openDocument: {
    es: 'Abrir en el visor',
    en: 'Open in the viewer',
    fr: 'Ouvrir dans la visionneuse',
    pt: 'Abrir no visualizador',
  },
  details: pageWords.details,
  downloadOriginal: instrumentWords.downloadOriginal,
  alsoIn: {
    es: 'El mismo contenido está también en:',
    en: 'The same content is also in:',
    fr: 'Le même contenu se trouve aussi dans :',
    pt: 'O mesmo conteúdo está também em:',
  },
  takeOff: {
    es: 'Quitar del instrumento',
    en: 'Take off the instrument',
    fr: 'Ôter de l’instrument',
    pt: 'Remover do instrumento',
  },
  takeOffQuoted_one: {
    es: 'No se puede quitar: lo cita {{number}} compromiso',
    en: 'Cannot be taken off: {{number}} commitment quotes it',
    fr: 'Ne peut être ôté : {{number}} engagement le cite',
    pt: 'Não pode ser removido: {{number}} compromisso o cita',
  },
  takeOffQuoted_other: {
    es: 'No se puede quitar: lo citan {{number}} compromisos',
    en: 'Cannot be taken off: {{number}} commitments quote it',
    fr: 'Ne peut être ôté : {{number}} engagements le citent',
    pt: 'Não pode ser removido: {{number}} compromissos o citam',
  },
  takeOffTitle: {
    es: 'Quitar «{{name}}»',
    en: 'Take off “{{name}}”',
    fr: 'Ôter « {{name}} »',
    pt: 'Remover “{{name}}”',
  },
  takeOffText: {
    es: 'El documento deja de verse en el instrumento. El archivo queda entre los archivos del proyecto.',
    en: 'The document is no longer seen with the instrument. The file stays among the project’s files.',
    fr: 'Le document n’apparaît plus dans l’instrument. Le fichier reste parmi ceux du projet.',
    pt: 'O documento deixa de aparecer no instrumento. O arquivo fica entre os arquivos do projeto.',
  },
  takenOff: {
    es: '«{{name}}» ya no es del instrumento.',
    en: '“{{name}}” is no longer of the instrument.',
    fr: '« {{name}} » n’est plus dans l’instrument.',
    pt: '“{{name}}” não é mais do instrumento.',
  },
  addDocuments: {
    es: 'Agregar documentos PDF',
    en: 'Add PDF documents',
    fr: 'Ajouter des documents PDF',
    pt: 'Adicionar documentos PDF',
  },
  hasScript: {
    es: 'El PDF trae scripts. Nunca se ejecutan: se abre de forma segura.',
    en: 'The PDF carries scripts. They are never run: it is opened safely.',
    fr: 'Le PDF contient des scripts. Ils ne sont jamais exécutés : il s’ouvre sans risque.',
    pt: 'O PDF traz scripts. Eles nunca são executados: é aberto com segurança.',
  },
  refusedTitle_one: {
    es: 'Un documento no se puede leer',
    en: 'One document cannot be read',
    fr: 'Un document est illisible',
    pt: 'Um documento não pode ser lido',
  },
  refusedTitle_other: {
    es: '{{count}} documentos no se pueden leer',
    en: '{{count}} documents cannot be read',
    fr: '{{count}} documents sont illisibles',
    pt: '{{count}} documentos não podem ser lidos',
  },
  noDocuments: {
    es: 'El instrumento no tiene documentos',
    en: 'The instrument has no documents',
    fr: 'L’instrument n’a pas de documents',
    pt: 'O instrumento não tem documentos',
  },
  noDocumentsAdmin: {
    es: 'Arrastrar arriba sus PDF o elegirlos: cada uno se revisa y luego se procesan sus compromisos.',
    en: 'Drag its PDFs above or choose them: each is checked, and then its commitments are processed.',
    fr: 'Glisser ses PDF ci-dessus ou les choisir : chacun est vérifié, puis ses engagements sont traités.',
    pt: 'Arrastar acima seus PDFs ou escolhê-los: cada um é verificado e depois seus compromissos são processados.',
  },
  noDocumentsRead: {
    es: 'Cuando un ADMIN suba sus PDF, se abrirán y descargarán aquí.',
    en: 'When an ADMIN uploads its PDFs, they are opened and downloaded here.',
    fr: 'Quand un ADMIN enverra ses PDF, on les ouvrira et téléchargera ici.',
    pt: 'Quando um ADMIN enviar seus PDFs, eles serão abertos e baixados aqui.',
  },
  unfinishedTitle: pageWords.unfinishedUploads,
  unfinishedHelp: {
    es: 'Quien la empezó puede elegir el mismo archivo: la subida continúa donde quedó. Lo que no se va a terminar se puede descartar; si no, se borra después de un día.',
    en: 'Whoever began it can choose the same file: the upload goes on where it stopped. What nobody is going to finish can be discarded; else it is removed after a day.',
    fr: 'Qui l’a commencé peut choisir le même fichier : l’envoi reprend là où il s’est arrêté. Ce que personne ne va terminer peut être abandonné ; sinon, c’est supprimé après un jour.',
    pt: 'Quem o começou pode escolher o mesmo arquivo: o envio continua de onde parou. O que ninguém vai terminar pode ser descartado; senão, é apagado depois de um dia.',
  },
  discard: pageWords.discard,
  discardNamed: {
    es: 'Descartar la subida de {{name}}',
    en: 'Discard the upload of {{name}}',
    fr: 'Abandonner l’envoi de {{name}}',
    pt: 'Descartar o envio de {{name}}',
  },
} as const satisfies Record<string, Text>
