import { labels } from '../../../ui/labels.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'
import { resultImportTexts } from '../texts.ts'

/** Words of the page by which a laboratory hands in its own files. */
const handInTexts = defineTexts({
  title: {
    es: 'Entrega de resultados',
    en: 'Handing in results',
    fr: 'Remise de résultats',
    pt: 'Entrega de resultados',
  },
  noLink: {
    es: 'Falta el enlace del laboratorio. Abrirlo completo, tal como se recibió.',
    en: 'The link of the laboratory is missing. Open all of it, as it was received.',
    fr: 'Le lien du laboratoire manque. L’ouvrir en entier, tel qu’il a été reçu.',
    pt: 'Falta o link do laboratório. Abri-lo completo, como foi recebido.',
  },
  about: {
    es: 'Entrega de resultados a {{project}}. El enlace vale hasta el {{until}}.',
    en: 'Handing in results to {{project}}. The link is valid until {{until}}.',
    fr: 'Remise de résultats à {{project}}. Le lien est valable jusqu’au {{until}}.',
    pt: 'Entrega de resultados a {{project}}. O link vale até {{until}}.',
  },
  intro: {
    es: 'Subir el Excel o CSV como sale del laboratorio. Se revisa al momento: se puede corregir y volver a subir cuantas veces haga falta antes de entregarlo.',
    en: 'Upload the workbook or CSV as the laboratory makes it. It is checked at once: it can be mended and uploaded again before it is handed in.',
    fr: 'Envoyer le classeur ou le CSV tel qu’il sort du laboratoire. Il est vérifié aussitôt : on peut le corriger et l’envoyer de nouveau avant de le remettre.',
    pt: 'Enviar a planilha ou o CSV como sai do laboratório. É verificado na hora: pode ser corrigido e enviado de novo antes da entrega.',
  },
  file: resultImportTexts.file,
  files: {
    es: 'Archivos subidos con este enlace',
    en: 'Files uploaded by this link',
    fr: 'Fichiers envoyés par ce lien',
    pt: 'Arquivos enviados por este link',
  },
  state_checking: {
    es: 'En revisión',
    en: 'Being checked',
    fr: 'En vérification',
    pt: 'Em verificação',
  },
  state_mapped: {
    es: 'Falta confirmar las columnas',
    en: 'Its columns wait to be confirmed',
    fr: 'Colonnes à confirmer',
    pt: 'Falta confirmar as colunas',
  },
  state_checked: {
    es: 'Revisado, sin entregar',
    en: 'Checked, not handed in',
    fr: 'Vérifié, non remis',
    pt: 'Verificado, não entregue',
  },
  state_refused: {
    es: 'No se pudo leer',
    en: 'Could not be read',
    fr: 'Illisible',
    pt: 'Não pôde ser lido',
  },
  handedInAt: {
    es: 'Entregado el {{at}}',
    en: 'Handed in on {{at}}',
    fr: 'Remis le {{at}}',
    pt: 'Entregue em {{at}}',
  },
  valuesCount_one: { es: 'un resultado', en: 'one result', fr: 'un résultat', pt: 'um resultado' },
  valuesCount_other: pageWords.resultsShown,
  heldCount_one: {
    es: 'uno observado',
    en: 'one with a finding',
    fr: 'un avec remarque',
    pt: 'um com observação',
  },
  heldCount_other: {
    es: '{{shown}} observados',
    en: '{{shown}} with findings',
    fr: '{{shown}} avec remarque',
    pt: '{{shown}} com observações',
  },
  marked: resultImportTexts.marked,
  report: {
    es: 'Informe de ensayo en PDF (opcional)',
    en: 'Test report as PDF (optional)',
    fr: 'Rapport d’essai en PDF (facultatif)',
    pt: 'Relatório de ensaio em PDF (opcional)',
  },
  reportHint: {
    es: 'Se entrega con el archivo y queda adjunto a sus muestras.',
    en: 'It is handed in with the file and stays attached to its samples.',
    fr: 'Il est remis avec le fichier et reste joint à ses échantillons.',
    pt: 'É entregue com o arquivo e fica anexado às suas amostras.',
  },
  removeReport: labels.remove,
  goOn: { es: 'Seguir', en: 'Go on', fr: 'Poursuivre', pt: 'Continuar' },
  steps: {
    es: 'Pasos de la entrega',
    en: 'Steps of handing in',
    fr: 'Étapes de la remise',
    pt: 'Etapas da entrega',
  },
  step_file: resultImportTexts.stepFile,
  step_columns: {
    es: 'Confirmar las columnas',
    en: 'Confirm the columns',
    fr: 'Confirmer les colonnes',
    pt: 'Confirmar as colunas',
  },
  step_check: { es: 'Revisión', en: 'Check', fr: 'Vérification', pt: 'Verificação' },
  checking: {
    es: '{{file}}: se está revisando',
    en: '{{file}}: being checked',
    fr: '{{file}} : vérification en cours',
    pt: '{{file}}: em verificação',
  },
  mayLeave: {
    es: 'La revisión sigue aunque se cierre esta página.',
    en: 'The check goes on if this page is closed.',
    fr: 'La vérification continue même si cette page est fermée.',
    pt: 'A verificação continua mesmo se esta página for fechada.',
  },
  refused: {
    es: 'No se puede usar {{file}}',
    en: '{{file}} cannot be used',
    fr: '{{file}} est inutilisable',
    pt: 'Não é possível usar {{file}}',
  },
  recognised: {
    es: 'Se reconocieron las columnas de este laboratorio.',
    en: 'The columns of this laboratory were recognised.',
    fr: 'Les colonnes de ce laboratoire ont été reconnues.',
    pt: 'As colunas deste laboratório foram reconhecidas.',
  },
  changeColumns: resultImportTexts.changeMapping,
  mendText: {
    es: 'El archivo se quita de aquí sin entregarse. La empresa no lo recibe.',
    en: 'The file is removed from here without being handed in. The company does not receive it.',
    fr: 'Le fichier est retiré d’ici sans être remis. L’entreprise ne le reçoit pas.',
    pt: 'O arquivo é removido daqui sem ser entregue. A empresa não o recebe.',
  },
  mend: {
    es: 'Descartar y subir otro',
    en: 'Discard and upload another',
    fr: 'Abandonner et en envoyer un autre',
    pt: 'Descartar e enviar outro',
  },
  later: {
    es: 'Volver a los archivos',
    en: 'Back to the files',
    fr: 'Retour aux fichiers',
    pt: 'Voltar aos arquivos',
  },
  another: {
    es: 'Entregar otro archivo',
    en: 'Hand in another file',
    fr: 'Remettre un autre fichier',
    pt: 'Entregar outro arquivo',
  },
  values: words.results,
  held: { es: 'Observados', en: 'With findings', fr: 'Avec remarque', pt: 'Com observações' },
  dates: resultImportTexts.dates,
  mendOrHandIn: {
    es: 'Conviene corregir el archivo y subirlo de nuevo. También se puede entregar así: lo observado lo resolverá la empresa.',
    en: 'It is best to mend the file and upload it again. It can also be handed in as it is: the company then settles what has findings.',
    fr: 'Mieux vaut corriger le fichier et l’envoyer de nouveau. On peut aussi le remettre ainsi : l’entreprise réglera ce qui a une remarque.',
    pt: 'Convém corrigir o arquivo e enviá-lo de novo. Também pode ser entregue assim: a empresa resolverá o que tem observações.',
  },
  sayInColumns: {
    es: 'El orden de la fecha y el signo decimal se indican en «Cambiar las columnas», en «De todo el archivo».',
    en: 'The order of the date and the decimal mark are said under “Change the columns”, “Of the whole file”.',
    fr: 'L’ordre de la date et le signe décimal s’indiquent sous « Modifier les colonnes », « De tout le fichier ».',
    pt: 'A ordem da data e o sinal decimal são indicados em “Alterar as colunas”, “De todo o arquivo”.',
  },
  allGood: {
    es: 'No hay observaciones. Falta entregarlo.',
    en: 'There are no findings. It has not been handed in yet.',
    fr: 'Aucune remarque. Il reste à le remettre.',
    pt: 'Não há observações. Falta entregá-lo.',
  },
  noValues: {
    es: 'El archivo no tiene resultados con estas columnas.',
    en: 'The file has no results in these columns.',
    fr: 'Le fichier n’a aucun résultat dans ces colonnes.',
    pt: 'O arquivo não tem resultados nestas colunas.',
  },
  unread: resultImportTexts.unread,
  handIn: { es: 'Entregar', en: 'Hand in', fr: 'Remettre', pt: 'Entregar' },
  handInTitle: {
    es: '¿Entregar {{file}}?',
    en: 'Hand in {{file}}?',
    fr: 'Remettre {{file}} ?',
    pt: 'Entregar {{file}}?',
  },
  handInText: {
    es: 'Después ya no se puede cambiar.',
    en: 'It cannot be changed afterwards.',
    fr: 'Il ne pourra plus être modifié.',
    pt: 'Depois não poderá ser alterado.',
  },
  handedIn: {
    es: 'Se entregó {{file}}',
    en: '{{file}} was handed in',
    fr: '{{file}} a été remis',
    pt: '{{file}} foi entregue',
  },
  handedInText: {
    es: 'El {{at}}: {{counts}}. La empresa recibió un aviso.',
    en: 'On {{at}}: {{counts}}. The company has been notified.',
    fr: 'Le {{at}} : {{counts}}. L’entreprise a été avertie.',
    pt: 'Em {{at}}: {{counts}}. A empresa foi avisada.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    handIn: Bundle<typeof handInTexts>
  }
}

addTexts('handIn', handInTexts)
