import '../../lib/problems/problem-texts.ts'
import { fieldTerms, planColumnTerms } from '@puquio/contract/terms'
import { defineTexts, cellProblemTerms, suggestionTerm } from '@puquio/domain'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const planImportTexts = defineTexts({
  title: {
    es: 'Importar un plan de monitoreo',
    en: 'Import a monitoring plan',
    fr: 'Importer un plan de suivi',
    pt: 'Importar um plano de monitoramento',
  },
  titleAdd: {
    es: 'Agregar monitoreos desde un libro',
    en: 'Add monitorings from a workbook',
    fr: 'Ajouter des suivis depuis un classeur',
    pt: 'Adicionar monitoramentos a partir de uma pasta de trabalho',
  },
  titleFrom: pageWords.planFromCommitments,
  titleAddFrom: {
    es: 'Agregar monitoreos desde compromisos',
    en: 'Add monitorings from commitments',
    fr: 'Ajouter des suivis à partir d’engagements',
    pt: 'Adicionar monitoramentos a partir de compromissos',
  },
  stepPeriod: {
    es: 'Elegir el periodo',
    en: 'Choose the period',
    fr: 'Choisir la période',
    pt: 'Escolher o período',
  },
  plans: fieldTerms.plans,
  steps: {
    es: 'Pasos de la importación',
    en: 'Steps of the import',
    fr: 'Étapes de l’importation',
    pt: 'Etapas da importação',
  },
  stepFile: {
    es: 'Elegir el archivo',
    en: 'Choose the file',
    fr: 'Choisir le fichier',
    pt: 'Escolher o arquivo',
  },
  stepCheck: { es: 'Revisar', en: 'Check', fr: 'Vérifier', pt: 'Revisar' },
  stepPreview: {
    es: 'Corregir y guardar',
    en: 'Correct and save',
    fr: 'Corriger et enregistrer',
    pt: 'Corrigir e salvar',
  },

  // File
  intro: {
    es: 'Descargar la plantilla oficial, llenarla en Excel y elegirla aquí. Sus listas son las del proyecto.',
    en: 'Download the official template, fill it in with Excel and choose it here. Its lists are those of the project.',
    fr: 'Télécharger le modèle officiel, le remplir dans Excel et le choisir ici. Ses listes sont celles du projet.',
    pt: 'Baixar o modelo oficial, preenchê-lo no Excel e escolhê-lo aqui. Suas listas são as do projeto.',
  },
  template: {
    es: 'Descargar la plantilla',
    en: 'Download the template',
    fr: 'Télécharger le modèle',
    pt: 'Baixar o modelo',
  },
  file: {
    es: 'Plantilla llena',
    en: 'Filled-in template',
    fr: 'Modèle rempli',
    pt: 'Modelo preenchido',
  },
  unfinishedRows_one: {
    es: '{{shown}} fila',
    en: '{{shown}} row',
    fr: '{{shown}} ligne',
    pt: '{{shown}} linha',
  },
  unfinishedRows_other: {
    es: '{{shown}} filas',
    en: '{{shown}} rows',
    fr: '{{shown}} lignes',
    pt: '{{shown}} linhas',
  },
  unfinishedErrors_one: {
    es: '{{shown}} celda por corregir',
    en: '{{shown}} cell to correct',
    fr: '{{shown}} cellule à corriger',
    pt: '{{shown}} célula a corrigir',
  },
  unfinishedErrors_other: {
    es: '{{shown}} celdas por corregir',
    en: '{{shown}} cells to correct',
    fr: '{{shown}} cellules à corriger',
    pt: '{{shown}} células a corrigir',
  },

  // Check
  received: {
    es: 'Archivo recibido. En espera de su turno.',
    en: 'File received. Waiting for its turn.',
    fr: 'Fichier reçu. En attente de son tour.',
    pt: 'Arquivo recebido. Aguardando a vez.',
  },
  reading: {
    es: 'Leyendo el libro…',
    en: 'Reading the workbook…',
    fr: 'Lecture du classeur…',
    pt: 'Lendo a pasta de trabalho…',
  },
  checking: {
    es: 'Revisando la fila {{done}} de {{total}}',
    en: 'Checking row {{done}} of {{total}}',
    fr: 'Vérification de la ligne {{done}} sur {{total}}',
    pt: 'Revisando a linha {{done}} de {{total}}',
  },
  storing: {
    es: 'Preparando la vista previa…',
    en: 'Preparing the preview…',
    fr: 'Préparation de l’aperçu…',
    pt: 'Preparando a prévia…',
  },
  mayLeave: {
    es: 'La revisión sigue aunque se cierre esta página. Se puede volver con la misma dirección.',
    en: 'The check goes on even if this page is closed. The same address leads back to it.',
    fr: 'La vérification se poursuit même si cette page est fermée. La même adresse y ramène.',
    pt: 'A revisão continua mesmo que esta página seja fechada. O mesmo endereço leva de volta a ela.',
  },
  noAnswer: {
    es: 'El servidor no responde. Se sigue preguntando: cuando responda, la revisión continúa sola, desde el comienzo si se interrumpió.',
    en: 'The server does not answer. It is asked again: once it answers, the check goes on by itself, from its beginning where it was cut off.',
    fr: 'Le serveur ne répond pas. Il est interrogé de nouveau : dès qu’il répond, la vérification reprend d’elle-même, depuis le début si elle a été interrompue.',
    pt: 'O servidor não responde. A consulta se repete: quando ele responder, a revisão continua sozinha, desde o início se foi interrompida.',
  },
  cancel: {
    es: 'Cancelar la importación',
    en: 'Cancel the import',
    fr: 'Annuler l’importation',
    pt: 'Cancelar a importação',
  },

  // Refused
  refused: {
    es: 'No se pudo importar {{file}}',
    en: '{{file}} could not be imported',
    fr: '{{file}} n’a pas pu être importé',
    pt: 'Não foi possível importar {{file}}',
  },
  goesOn: {
    es: 'El archivo no tiene que ver: la revisión sigue sola en cuanto el servidor pueda.',
    en: 'It is not the fault of the file: its check goes on by itself once the server can.',
    fr: 'Le fichier n’y est pour rien : sa vérification reprend d’elle-même dès que le serveur le peut.',
    pt: 'O arquivo não tem culpa: a revisão continua sozinha quando o servidor puder.',
  },
  unknownHeadings: {
    es: 'Encabezados que no se reconocen: {{columns}}.',
    en: 'Headings that are not known: {{columns}}.',
    fr: 'En-têtes non reconnus : {{columns}}.',
    pt: 'Cabeçalhos não reconhecidos: {{columns}}.',
  },
  anotherFile: {
    es: 'Elegir otro archivo',
    en: 'Choose another file',
    fr: 'Choisir un autre fichier',
    pt: 'Escolher outro arquivo',
  },

  // Preview
  monitorings: fieldTerms.monitorings,
  newStations: {
    es: 'Estaciones nuevas',
    en: 'New stations',
    fr: 'Nouvelles stations',
    pt: 'Estações novas',
  },
  codesToAnswer_one: {
    es: '{{shown}} por responder',
    en: '{{shown}} to answer',
    fr: '{{shown}} à confirmer',
    pt: '{{shown}} por responder',
  },
  codesToAnswer_other: {
    es: '{{shown}} por responder',
    en: '{{shown}} to answer',
    fr: '{{shown}} à confirmer',
    pt: '{{shown}} por responder',
  },
  convertedStations: {
    es: 'Coordenadas convertidas',
    en: 'Converted coordinates',
    fr: 'Coordonnées converties',
    pt: 'Coordenadas convertidas',
  },
  firstOn: fieldTerms.firstOn,
  lastOn: fieldTerms.lastOn,
  badCells: {
    es: 'Celdas por corregir',
    en: 'Cells to correct',
    fr: 'Cellules à corriger',
    pt: 'Células a corrigir',
  },
  newCodes: {
    es: 'Se crearán estas estaciones: {{codes}}. Un código mal escrito aparece aquí como estación nueva.',
    en: 'These stations will be made: {{codes}}. A misspelt code shows here as a new station.',
    fr: 'Ces stations seront créées : {{codes}}. Un code mal saisi apparaît ici comme une nouvelle station.',
    pt: 'Estas estações serão criadas: {{codes}}. Um código mal escrito aparece aqui como estação nova.',
  },
  locatedCodes: {
    es: 'Estas estaciones del proyecto no tienen coordenadas y recibirán las del libro: {{codes}}.',
    en: 'These stations of the project have no coordinates and will get those of the workbook: {{codes}}.',
    fr: 'Ces stations du projet n’ont pas de coordonnées et recevront celles du classeur : {{codes}}.',
    pt: 'Estas estações do projeto não têm coordenadas e receberão as da pasta de trabalho: {{codes}}.',
  },
  farCodes: {
    es: 'Las coordenadas de estas estaciones caen fuera del Perú: {{codes}}. Revisar la zona UTM y el orden de este y norte; se pueden guardar tal como están.',
    en: 'The coordinates of these stations lie outside Peru: {{codes}}. Check the UTM zone and the order of easting and northing; they can be saved as they are.',
    fr: 'Les coordonnées de ces stations tombent hors du Pérou : {{codes}}. Vérifier le fuseau UTM et l’ordre de est et nord ; elles peuvent être enregistrées telles quelles.',
    pt: 'As coordenadas destas estações ficam fora do Peru: {{codes}}. Conferir o fuso UTM e a ordem de leste e norte; podem ser salvas como estão.',
  },
  converted_one: {
    es: 'Las coordenadas de {{count}} estación llegaron en PSAD 56 y se convirtieron a WGS 84, con una exactitud de unos 15 m.',
    en: 'The coordinates of {{count}} station came in PSAD 56 and were converted to WGS 84, good to some 15 m.',
    fr: 'Les coordonnées de {{count}} station sont arrivées en PSAD 56 et ont été converties en WGS 84, à une quinzaine de mètres près.',
    pt: 'As coordenadas de {{count}} estação vieram em PSAD 56 e foram convertidas para WGS 84, com exatidão de uns 15 m.',
  },
  converted_other: {
    es: 'Las coordenadas de {{count}} estaciones llegaron en PSAD 56 y se convirtieron a WGS 84, con una exactitud de unos 15 m.',
    en: 'The coordinates of {{count}} stations came in PSAD 56 and were converted to WGS 84, good to some 15 m.',
    fr: 'Les coordonnées de {{count}} stations sont arrivées en PSAD 56 et ont été converties en WGS 84, à une quinzaine de mètres près.',
    pt: 'As coordenadas de {{count}} estações vieram em PSAD 56 e foram convertidas para WGS 84, com exatidão de uns 15 m.',
  },
  fewErrors: {
    es: 'Corregir las celdas marcadas aquí mismo, o descargar el libro con los errores señalados. No se guarda nada hasta que todas sean válidas.',
    en: 'Correct the marked cells right here, or download the workbook with its errors marked. Nothing is saved until all of them are valid.',
    fr: 'Corriger les cellules marquées ici même, ou télécharger le classeur avec ses erreurs signalées. Rien n’est enregistré tant que toutes ne sont pas valides.',
    pt: 'Corrigir as células marcadas aqui mesmo, ou baixar a pasta de trabalho com os erros sinalizados. Nada é salvo até que todas sejam válidas.',
  },
  manyErrors: {
    es: 'Hay {{found}} celdas por corregir, más de las {{limit}} que se pueden corregir aquí. Descargar el libro con los errores señalados, corregirlo en Excel y elegirlo de nuevo.',
    en: 'There are {{found}} cells to correct, more than the {{limit}} that can be corrected here. Download the workbook with its errors marked, correct it in Excel and choose it again.',
    fr: 'Il y a {{found}} cellules à corriger, plus que les {{limit}} qui peuvent l’être ici. Télécharger le classeur avec ses erreurs signalées, le corriger dans Excel et le choisir de nouveau.',
    pt: 'Há {{found}} células a corrigir, mais que as {{limit}} que podem ser corrigidas aqui. Baixar a pasta de trabalho com os erros sinalizados, corrigi-la no Excel e escolhê-la novamente.',
  },
  downloadErrors: pageWords.downloadErrors,
  toFillIn_one: {
    es: 'Falta completar {{shown}} celda que los compromisos no dicen. Completarla aquí mismo, o descargar las filas, llenarlas en Excel y elegir el libro. No se guarda nada hasta que esté completa.',
    en: '{{shown}} cell that the commitments do not tell is to be filled in. Fill it in right here, or download the rows, fill them in with Excel and choose the workbook. Nothing is saved until it is complete.',
    fr: 'Il reste à compléter {{shown}} cellule que les engagements n’indiquent pas. La compléter ici même, ou télécharger les lignes, les remplir dans Excel et choisir le classeur. Rien n’est enregistré tant qu’elle n’est pas complète.',
    pt: 'Falta completar {{shown}} célula que os compromissos não informam. Completá-la aqui mesmo, ou baixar as linhas, preenchê-las no Excel e escolher a pasta de trabalho. Nada é salvo até que esteja completa.',
  },
  toFillIn_other: {
    es: 'Faltan completar {{shown}} celdas que los compromisos no dicen. Completarlas aquí mismo, o descargar las filas, llenarlas en Excel y elegir el libro. No se guarda nada hasta que todas estén completas.',
    en: '{{shown}} cells that the commitments do not tell are to be filled in. Fill them in right here, or download the rows, fill them in with Excel and choose the workbook. Nothing is saved until all of them are complete.',
    fr: 'Il reste à compléter {{shown}} cellules que les engagements n’indiquent pas. Les compléter ici même, ou télécharger les lignes, les remplir dans Excel et choisir le classeur. Rien n’est enregistré tant que toutes ne sont pas complètes.',
    pt: 'Faltam completar {{shown}} células que os compromissos não informam. Completá-las aqui mesmo, ou baixar as linhas, preenchê-las no Excel e escolher a pasta de trabalho. Nada é salvo até que todas estejam completas.',
  },
  downloadRows: {
    es: 'Descargar las filas',
    en: 'Download the rows',
    fr: 'Télécharger les lignes',
    pt: 'Baixar as linhas',
  },

  // From commitments
  orFromCommitments: {
    es: 'O hacer el plan desde los compromisos verificados de los instrumentos:',
    en: 'Or make the plan from the verified commitments of the instruments:',
    fr: 'Ou faire le plan à partir des engagements vérifiés des instruments :',
    pt: 'Ou fazer o plano a partir dos compromissos verificados dos instrumentos:',
  },
  chooseCommitments: {
    es: 'Elegir compromisos de monitoreo',
    en: 'Choose monitoring commitments',
    fr: 'Choisir des engagements de suivi',
    pt: 'Escolher compromissos de monitoramento',
  },
  fromIntro_one: {
    es: '{{shown}} compromiso de monitoreo verificado pasa a ser filas de un plan: una por estación, con lo que dice. Lo demás se completa en la vista previa, antes de guardar.',
    en: '{{shown}} verified commitment of monitoring becomes rows of a plan: one for each station, with what it tells. The rest is filled in in the preview, before saving.',
    fr: '{{shown}} engagement de suivi vérifié devient des lignes d’un plan : une par station, avec ce qu’il indique. Le reste est complété dans l’aperçu, avant l’enregistrement.',
    pt: '{{shown}} compromisso de monitoramento verificado passa a ser linhas de um plano: uma por estação, com o que ele informa. O resto é completado na prévia, antes de salvar.',
  },
  fromIntro_other: {
    es: '{{shown}} compromisos de monitoreo verificados pasan a ser filas de un plan: una por estación, con lo que dicen. Lo demás se completa en la vista previa, antes de guardar.',
    en: '{{shown}} verified commitments of monitoring become rows of a plan: one for each station, with what they tell. The rest is filled in in the preview, before saving.',
    fr: '{{shown}} engagements de suivi vérifiés deviennent des lignes d’un plan : une par station, avec ce qu’ils indiquent. Le reste est complété dans l’aperçu, avant l’enregistrement.',
    pt: '{{shown}} compromissos de monitoramento verificados passam a ser linhas de um plano: uma por estação, com o que informam. O resto é completado na prévia, antes de salvar.',
  },
  leftOut_one: {
    es: '{{shown}} de los elegidos no entra: no está verificado o no es de monitoreo.',
    en: '{{shown}} of those chosen is left out: it is not verified, or not of monitoring.',
    fr: '{{shown}} de ceux choisis n’entre pas : il n’est pas vérifié ou n’est pas de suivi.',
    pt: '{{shown}} dos escolhidos não entra: não está verificado ou não é de monitoramento.',
  },
  leftOut_other: {
    es: '{{shown}} de los elegidos no entran: no están verificados o no son de monitoreo.',
    en: '{{shown}} of those chosen are left out: they are not verified, or not of monitoring.',
    fr: '{{shown}} de ceux choisis n’entrent pas : ils ne sont pas vérifiés ou ne sont pas de suivi.',
    pt: '{{shown}} dos escolhidos não entram: não estão verificados ou não são de monitoramento.',
  },
  noneUsableTitle: {
    es: 'Ninguno puede pasar a un plan',
    en: 'None of them can become a plan',
    fr: 'Aucun ne peut devenir un plan',
    pt: 'Nenhum pode passar a um plano',
  },
  noneUsable: {
    es: 'Solo los compromisos de monitoreo verificados llegan a los planes.',
    en: 'Only verified commitments of monitoring reach plans.',
    fr: 'Seuls les engagements de suivi vérifiés arrivent dans les plans.',
    pt: 'Só os compromissos de monitoramento verificados chegam aos planos.',
  },
  commitment: planColumnTerms.commitment,
  instrument: planColumnTerms.instrument,
  stations: fieldTerms.stations,
  component: planColumnTerms.component,
  frequency: planColumnTerms.frequency,
  planFrom: {
    es: 'El plan va desde',
    en: 'The plan runs from',
    fr: 'Le plan va du',
    pt: 'O plano vai de',
  },
  planTo: words.toDay,
  periodOrder: {
    es: 'Debe ser el mismo día o uno posterior.',
    en: 'It must be the same day or a later one.',
    fr: 'Ce doit être le même jour ou un jour ultérieur.',
    pt: 'Deve ser o mesmo dia ou um posterior.',
  },
  openPreview: {
    es: 'Abrir la vista previa',
    en: 'Open the preview',
    fr: 'Ouvrir l’aperçu',
    pt: 'Abrir a prévia',
  },
  onlyBad: {
    es: 'Solo filas con errores',
    en: 'Only rows with errors',
    fr: 'Lignes avec erreurs seulement',
    pt: 'Somente linhas com erros',
  },
  nextBad: { es: 'Siguiente error', en: 'Next error', fr: 'Erreur suivante', pt: 'Próximo erro' },
  nextBadReach: {
    es: '«Siguiente error» recorre los {{reached}} primeros de {{found}}; «Solo filas con errores» los muestra todos.',
    en: '“Next error” goes through the first {{reached}} of {{found}}; “Only rows with errors” shows all of them.',
    fr: '« Erreur suivante » parcourt les {{reached}} premières sur {{found}} ; « Lignes avec erreurs seulement » les montre toutes.',
    pt: '“Próximo erro” percorre os {{reached}} primeiros de {{found}}; “Somente linhas com erros” mostra todos.',
  },
  grid: {
    es: 'Vista previa de las filas',
    en: 'Preview of the rows',
    fr: 'Aperçu des lignes',
    pt: 'Prévia das linhas',
  },
  row: { es: 'Fila', en: 'Row', fr: 'Ligne', pt: 'Linha' },
  editCell: {
    es: '{{column}}, fila {{row}}',
    en: '{{column}}, row {{row}}',
    fr: '{{column}}, ligne {{row}}',
    pt: '{{column}}, linha {{row}}',
  },
  empty: { es: 'vacía', en: 'blank', fr: 'vide', pt: 'vazia' },
  keysMove: { es: 'mover', en: 'move', fr: 'déplacer', pt: 'mover' },
  keysEdit: { es: 'corregir', en: 'correct', fr: 'corriger', pt: 'corrigir' },
  keysUse: {
    es: 'usar la sugerencia',
    en: 'use the suggestion',
    fr: 'utiliser la suggestion',
    pt: 'usar a sugestão',
  },
  keysClear: { es: 'vaciar', en: 'clear', fr: 'vider', pt: 'limpar' },
  keysUndo: { es: 'deshacer', en: 'undo', fr: 'annuler', pt: 'desfazer' },
  keysRedo: { es: 'rehacer', en: 'redo', fr: 'rétablir', pt: 'refazer' },
  undo: pageWords.undo,
  redo: pageWords.redo,
  keysCancel: {
    es: 'dejar como estaba',
    en: 'leave as it was',
    fr: 'laisser tel quel',
    pt: 'deixar como estava',
  },
  suggestion: suggestionTerm,
  use: {
    es: 'Usar «{{name}}»',
    en: 'Use “{{name}}”',
    fr: 'Utiliser « {{name}} »',
    pt: 'Usar “{{name}}”',
  },
  'all-suggestion': {
    es: 'Usar «{{name}}» en las {{count}} celdas',
    en: 'Use “{{name}}” in all {{count}} cells',
    fr: 'Utiliser « {{name}} » dans les {{count}} cellules',
    pt: 'Usar “{{name}}” nas {{count}} células',
  },
  'all-known-codes': {
    es: 'Usar el código conocido en los {{count}} casos',
    en: 'Use the known code in all {{count}} cases',
    fr: 'Utiliser le code connu dans les {{count}} cas',
    pt: 'Usar o código conhecido nos {{count}} casos',
  },
  'all-whole': {
    es: 'Separa miles en las {{count}} celdas',
    en: 'It parts thousands in all {{count}} cells',
    fr: 'Elle sépare les milliers dans les {{count}} cellules',
    pt: 'Separa milhares nas {{count}} células',
  },
  'all-decimal': {
    es: 'Separa decimales en las {{count}} celdas',
    en: 'It parts decimals in all {{count}} cells',
    fr: 'Elle sépare les décimales dans les {{count}} cellules',
    pt: 'Separa decimais nas {{count}} células',
  },
  keepCode: {
    es: 'Mantener «{{code}}» como estación nueva',
    en: 'Keep “{{code}}” as a new station',
    fr: 'Garder « {{code}} » comme nouvelle station',
    pt: 'Manter “{{code}}” como estação nova',
  },
  checkFile: {
    es: 'Revisar el archivo',
    en: 'Check the file',
    fr: 'Vérifier le fichier',
    pt: 'Verificar o arquivo',
  },
  understood: {
    es: 'Se entiende {{value}}',
    en: 'Understood as {{value}}',
    fr: 'Compris comme {{value}}',
    pt: 'Entendido como {{value}}',
  },
  cellGood: { es: 'Celda válida', en: 'Valid cell', fr: 'Cellule valide', pt: 'Célula válida' },
  notCorrected: {
    es: 'No se guardó la corrección de la celda.',
    en: 'The correction of the cell was not kept.',
    fr: 'La correction de la cellule n’a pas été conservée.',
    pt: 'A correção da célula não foi mantida.',
  },

  // Save
  planTitle: fieldTerms.planName,
  titleMissing: fieldTerms.planNameNeeded,
  save_one: {
    es: 'Guardar {{shown}} monitoreo',
    en: 'Save {{shown}} monitoring',
    fr: 'Enregistrer {{shown}} suivi',
    pt: 'Salvar {{shown}} monitoramento',
  },
  save_other: {
    es: 'Guardar {{shown}} monitoreos',
    en: 'Save {{shown}} monitorings',
    fr: 'Enregistrer {{shown}} suivis',
    pt: 'Salvar {{shown}} monitoramentos',
  },
  saved_one: {
    es: 'Se guardó {{shown}} monitoreo.',
    en: '{{shown}} monitoring was saved.',
    fr: '{{shown}} suivi a été enregistré.',
    pt: '{{shown}} monitoramento foi salvo.',
  },
  saved_other: {
    es: 'Se guardaron {{shown}} monitoreos.',
    en: '{{shown}} monitorings were saved.',
    fr: '{{shown}} suivis ont été enregistrés.',
    pt: '{{shown}} monitoramentos foram salvos.',
  },
  listsChanged: {
    es: 'Las listas del proyecto cambiaron mientras tanto. El archivo se revisa de nuevo.',
    en: 'The project’s lists have changed meanwhile. The file is being checked again.',
    fr: 'Les listes du projet ont changé entre-temps. Le fichier est vérifié de nouveau.',
    pt: 'As listas do projeto mudaram nesse meio-tempo. O arquivo está sendo revisado de novo.',
  },
  sameTitle: {
    es: '¿Crear otro plan igual?',
    en: 'Make another plan of the same?',
    fr: 'Créer un autre plan identique ?',
    pt: 'Criar outro plano igual?',
  },
  sameText: {
    es: 'El plan «{{plan}}», guardado el {{date}}, se hizo de un archivo con el mismo contenido.',
    en: 'The plan “{{plan}}”, saved on {{date}}, was made from a file of the same content.',
    fr: 'Le plan « {{plan}} », enregistré le {{date}}, a été créé à partir d’un fichier de même contenu.',
    pt: 'O plano “{{plan}}”, salvo em {{date}}, foi feito de um arquivo com o mesmo conteúdo.',
  },
  sameConfirm: {
    es: 'Guardar otra vez',
    en: 'Save once more',
    fr: 'Enregistrer encore',
    pt: 'Salvar outra vez',
  },
  alreadySaved: {
    es: 'Esta importación ya se guardó.',
    en: 'This import has been saved.',
    fr: 'Cette importation a été enregistrée.',
    pt: 'Esta importação já foi salva.',
  },
  openPlan: { es: 'Abrir el plan', en: 'Open the plan', fr: 'Ouvrir le plan', pt: 'Abrir o plano' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    planImports: Bundle<typeof planImportTexts>
    planCells: Bundle<typeof cellProblemTerms>
    planColumns: Bundle<typeof planColumnTerms>
  }
}

addTexts('planImports', planImportTexts)
addTexts('planCells', cellProblemTerms)
addTexts('planColumns', planColumnTerms)
