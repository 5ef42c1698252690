import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { instrumentWords } from '../../widgets/instruments/words.ts'

const packTexts = defineTexts({
  title: {
    es: 'Expedientes de evidencia',
    en: 'Evidence packs',
    fr: 'Dossiers de preuves',
    pt: 'Dossiês de evidências',
  },
  help: {
    es: 'Todo lo que prueba un compromiso, listo para una inspección: un informe en PDF con la cita y la página, los monitoreos y tareas con sus fechas, los resultados con sus límites, y los archivos, en un ZIP firmado que cualquiera puede verificar.',
    en: 'All that proves a commitment, ready for an inspection: a PDF report with quote and page, monitorings and tasks with their dates, results with their limits, and the files, in a signed ZIP that anybody can verify.',
    fr: 'Tout ce qui prouve un engagement, prêt pour une inspection : un rapport PDF avec la citation et la page, les suivis et les tâches avec leurs dates, les résultats avec leurs limites, et les fichiers, dans un ZIP signé que chacun peut vérifier.',
    pt: 'Tudo o que comprova um compromisso, pronto para uma inspeção: um relatório em PDF com a citação e a página, os monitoramentos e tarefas com suas datas, os resultados com seus limites, e os arquivos, em um ZIP assinado que qualquer pessoa pode verificar.',
  },
  newPack: { es: 'Nuevo expediente', en: 'New pack', fr: 'Nouveau dossier', pt: 'Novo dossiê' },
  make: { es: 'Preparar', en: 'Make', fr: 'Préparer', pt: 'Preparar' },
  of: { es: 'Expediente de', en: 'Pack of', fr: 'Dossier de', pt: 'Dossiê de' },
  'kind.commitment': {
    es: 'Un compromiso',
    en: 'A commitment',
    fr: 'Un engagement',
    pt: 'Um compromisso',
  },
  'kind.instrument': {
    es: 'Un instrumento',
    en: 'An instrument',
    fr: 'Un instrument',
    pt: 'Um instrumento',
  },
  'kind.period': { es: 'Un periodo', en: 'A period', fr: 'Une période', pt: 'Um período' },
  commitment: fieldTerms.commitment,
  commitmentHelp: {
    es: 'Solo los compromisos verificados entran en un expediente.',
    en: 'Only verified commitments enter a pack.',
    fr: 'Seuls les engagements vérifiés entrent dans un dossier.',
    pt: 'Somente compromissos verificados entram em um dossiê.',
  },
  instrument: words.instrument,
  noInstrument: {
    es: 'Ningún instrumento con ese nombre',
    en: 'No instrument of that name',
    fr: 'Aucun instrument de ce nom',
    pt: 'Nenhum instrumento com esse nome',
  },
  dates: pageWords.period,
  from: pageWords.fromDate,
  to: { es: 'Hasta', en: 'Until', fr: 'Au', pt: 'Até' },
  datesHelp: {
    es: 'Fechas estimadas de los monitoreos y vencimientos de las tareas. Sin fechas entran todos.',
    en: 'Estimated dates of monitorings and due dates of tasks. Without dates all are in it.',
    fr: 'Dates prévues des suivis et échéances des tâches. Sans dates, tous y figurent.',
    pt: 'Datas estimadas dos monitoramentos e vencimentos das tarefas. Sem datas entram todos.',
  },
  datesOf: {
    es: 'Fechas estimadas de los monitoreos y vencimientos de las tareas.',
    en: 'Estimated dates of monitorings and due dates of tasks.',
    fr: 'Dates prévues des suivis et échéances des tâches.',
    pt: 'Datas estimadas dos monitoramentos e vencimentos das tarefas.',
  },
  language: {
    es: 'Idioma del expediente',
    en: 'Language of the pack',
    fr: 'Langue du dossier',
    pt: 'Idioma do dossiê',
  },
  parts: { es: 'Incluir', en: 'Include', fr: 'Inclure', pt: 'Incluir' },
  'part.pages': {
    es: 'Imagen de la página de cada cita',
    en: 'Picture of the page of each quote',
    fr: 'Image de la page de chaque citation',
    pt: 'Imagem da página de cada citação',
  },
  picturesMost: {
    es: 'Hasta {{pages}} páginas, las primeras que se pueden dibujar en {{minutes}} minutos. El informe dice cuántas faltan.',
    en: 'Up to {{pages}} pages, the first that can be drawn in {{minutes}} minutes. The report says how many are missing.',
    fr: '{{pages}} pages au maximum, les premières qui peuvent être dessinées en {{minutes}} minutes. Le rapport dit combien manquent.',
    pt: 'Até {{pages}} páginas, as primeiras que podem ser desenhadas em {{minutes}} minutos. O relatório diz quantas faltam.',
  },
  withoutPicture: {
    es: 'Citas sin la imagen de su página en el informe: {{count}}. Muestra {{pages}} páginas como máximo, las primeras que se pueden dibujar en {{minutes}} minutos.',
    en: 'Quotes without the picture of their page in the report: {{count}}. It shows {{pages}} pages at most, the first that can be drawn in {{minutes}} minutes.',
    fr: 'Citations sans l’image de leur page dans le rapport : {{count}}. Il montre {{pages}} pages au maximum, les premières qui peuvent être dessinées en {{minutes}} minutes.',
    pt: 'Citações sem a imagem de sua página no relatório: {{count}}. Ele mostra no máximo {{pages}} páginas, as primeiras que podem ser desenhadas em {{minutes}} minutos.',
  },
  'part.results': {
    es: 'Resultados de laboratorio con sus límites',
    en: 'Laboratory results with their limits',
    fr: 'Résultats de laboratoire avec leurs limites',
    pt: 'Resultados de laboratório com seus limites',
  },
  'part.evidence': {
    es: 'Archivos de evidencia: fotos, fichas, informes',
    en: 'Evidence files: photos, sheets, reports',
    fr: 'Fichiers de preuve : photos, fiches, rapports',
    pt: 'Arquivos de evidência: fotos, fichas, relatórios',
  },
  'part.documents': {
    es: 'PDF completos de los instrumentos citados',
    en: 'Whole PDFs of the quoted instruments',
    fr: 'PDF complets des instruments cités',
    pt: 'PDFs completos dos instrumentos citados',
  },
  started: {
    es: 'El expediente está en preparación. Se puede dejar esta página.',
    en: 'The pack is being made. This page can be left.',
    fr: 'Le dossier est en préparation. On peut quitter cette page.',
    pt: 'O dossiê está em preparação. É possível sair desta página.',
  },
  requestedAt: instrumentWords.requested,
  subject: { es: 'De qué', en: 'Of what', fr: 'Objet', pt: 'De quê' },
  person: words.by,
  contents: { es: 'Contenido', en: 'Contents', fr: 'Contenu', pt: 'Conteúdo' },
  state: fieldTerms.status,
  period: pageWords.fromTo,
  /** A pack of a period has no other name. */
  ofPeriod: {
    es: 'Periodo del {{from}} al {{to}}',
    en: 'Period from {{from}} to {{to}}',
    fr: 'Période du {{from}} au {{to}}',
    pt: 'Período de {{from}} a {{to}}',
  },
  commitmentsTold_one: {
    es: '{{number}} compromiso',
    en: '{{number}} commitment',
    fr: '{{number}} engagement',
    pt: '{{number}} compromisso',
  },
  commitmentsTold_many: {
    es: '{{number}} compromisos',
    en: '{{number}} commitments',
    fr: '{{number}} engagements',
    pt: '{{number}} compromissos',
  },
  commitmentsTold_other: {
    es: '{{number}} compromisos',
    en: '{{number}} commitments',
    fr: '{{number}} engagements',
    pt: '{{number}} compromissos',
  },
  monitoringsTold_one: {
    es: '{{number}} monitoreo',
    en: '{{number}} monitoring',
    fr: '{{number}} suivi',
    pt: '{{number}} monitoramento',
  },
  monitoringsTold_many: {
    es: '{{number}} monitoreos',
    en: '{{number}} monitorings',
    fr: '{{number}} suivis',
    pt: '{{number}} monitoramentos',
  },
  monitoringsTold_other: {
    es: '{{number}} monitoreos',
    en: '{{number}} monitorings',
    fr: '{{number}} suivis',
    pt: '{{number}} monitoramentos',
  },
  resultsTold_one: {
    es: '{{number}} resultado',
    en: '{{number}} result',
    fr: '{{number}} résultat',
    pt: '{{number}} resultado',
  },
  resultsTold_many: {
    es: '{{number}} resultados',
    en: '{{number}} results',
    fr: '{{number}} résultats',
    pt: '{{number}} resultados',
  },
  resultsTold_other: {
    es: '{{number}} resultados',
    en: '{{number}} results',
    fr: '{{number}} résultats',
    pt: '{{number}} resultados',
  },
  filesTold_one: {
    es: '{{number}} archivo',
    en: '{{number}} file',
    fr: '{{number}} fichier',
    pt: '{{number}} arquivo',
  },
  filesTold_many: {
    es: '{{number}} archivos',
    en: '{{number}} files',
    fr: '{{number}} fichiers',
    pt: '{{number}} arquivos',
  },
  filesTold_other: {
    es: '{{number}} archivos',
    en: '{{number}} files',
    fr: '{{number}} fichiers',
    pt: '{{number}} arquivos',
  },
  gathering: {
    es: 'Reuniendo los datos',
    en: 'Gathering the data',
    fr: 'Collecte des données',
    pt: 'Reunindo os dados',
  },
  gatheringPages: {
    es: 'Dibujando las páginas citadas: {{done}} de {{total}}',
    en: 'Drawing the quoted pages: {{done}} of {{total}}',
    fr: 'Dessin des pages citées : {{done}} sur {{total}}',
    pt: 'Desenhando as páginas citadas: {{done}} de {{total}}',
  },
  goneForNewer: {
    es: 'El archivo se retiró al prepararse otros: se guardan los {{ofPerson}} más recientes de cada persona y {{ofProject}} del proyecto. Puede volver a prepararse.',
    en: 'The file was removed when others were made: the {{ofPerson}} newest of each person and {{ofProject}} of the project are kept. It can be made again.',
    fr: 'Le fichier a été retiré quand d’autres ont été préparés : les {{ofPerson}} plus récents de chaque personne et {{ofProject}} du projet sont conservés. Il peut être préparé à nouveau.',
    pt: 'O arquivo foi retirado quando outros foram preparados: ficam guardados os {{ofPerson}} mais recentes de cada pessoa e {{ofProject}} do projeto. Pode ser preparado novamente.',
  },
  packing: {
    es: 'Reuniendo los archivos: {{percent}}',
    en: 'Putting the files together: {{percent}}',
    fr: 'Assemblage des fichiers : {{percent}}',
    pt: 'Reunindo os arquivos: {{percent}}',
  },
  packingAny: {
    es: 'Reuniendo los archivos',
    en: 'Putting the files together',
    fr: 'Assemblage des fichiers',
    pt: 'Reunindo os arquivos',
  },
  expired: pageWords.keptNoMore,
  download: pageWords.downloadOf,
  downloadPdf: {
    es: 'Descargar solo el informe, en PDF ({{size}})',
    en: 'Download the report alone, as PDF ({{size}})',
    fr: 'Télécharger le rapport seul, en PDF ({{size}})',
    pt: 'Baixar só o relatório, em PDF ({{size}})',
  },
  details: {
    es: 'Ver qué contiene',
    en: 'See what is in it',
    fr: 'Voir le contenu',
    pt: 'Ver o que contém',
  },
  cancel: firstWords.cancel,
  none: {
    es: 'Todavía no hay expedientes',
    en: 'There are no packs yet',
    fr: 'Il n’y a pas encore de dossier',
    pt: 'Ainda não há dossiês',
  },
  noneText: {
    es: 'Un expediente reúne la prueba de un compromiso, de un instrumento o de un periodo. Se guarda 30 días y puede volver a prepararse.',
    en: 'A pack gathers the proof of a commitment, of an instrument or of a period. It is kept for 30 days and can be made again.',
    fr: 'Un dossier réunit la preuve d’un engagement, d’un instrument ou d’une période. Il est conservé 30 jours et peut être refait.',
    pt: 'Um dossiê reúne a comprovação de um compromisso, de um instrumento ou de um período. Fica guardado 30 dias e pode ser preparado de novo.',
  },
  verify: {
    es: 'Cómo verificar un expediente sin Puquio',
    en: 'How to verify a pack without Puquio',
    fr: 'Comment vérifier un dossier sans Puquio',
    pt: 'Como verificar um dossiê sem o Puquio',
  },
  verifyHelp: {
    es: 'Con Node.js 20 o posterior, sin instalar nada más. El verificador comprueba la firma, el SHA-256 de cada archivo, y que no falte ni sobre ninguno.',
    en: 'With Node.js 20 or newer and nothing else installed. The verifier checks the signature, the SHA-256 of each file, and that none is missing or added.',
    fr: 'Avec Node.js 20 ou plus récent, sans rien installer d’autre. Le vérificateur contrôle la signature, le SHA-256 de chaque fichier, et qu’il n’en manque ni n’en a été ajouté aucun.',
    pt: 'Com Node.js 20 ou posterior, sem instalar mais nada. O verificador confere a assinatura, o SHA-256 de cada arquivo, e que não falte nem sobre nenhum.',
  },
  verifier: {
    es: 'Descargar el verificador (verify-pack.mjs)',
    en: 'Download the verifier (verify-pack.mjs)',
    fr: 'Télécharger le vérificateur (verify-pack.mjs)',
    pt: 'Baixar o verificador (verify-pack.mjs)',
  },
  fingerprint: {
    es: 'Clave de firma de esta instalación (SHA-256)',
    en: 'Signing key of this installation (SHA-256)',
    fr: 'Clé de signature de cette installation (SHA-256)',
    pt: 'Chave de assinatura desta instalação (SHA-256)',
  },
  noKey: {
    es: 'Se crea con el primer expediente.',
    en: 'It is made with the first pack.',
    fr: 'Elle est créée avec le premier dossier.',
    pt: 'É criada com o primeiro dossiê.',
  },
  digest: {
    es: 'SHA-256 del ZIP',
    en: 'SHA-256 of the ZIP',
    fr: 'SHA-256 du ZIP',
    pt: 'SHA-256 do ZIP',
  },
  included: {
    es: 'Archivos incluidos',
    en: 'Files in it',
    fr: 'Fichiers inclus',
    pt: 'Arquivos incluídos',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    evidencePacks: Bundle<typeof packTexts>
  }
}

addTexts('evidencePacks', packTexts)
