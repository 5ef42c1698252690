import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { modelTexts } from './model-texts.ts'
import { instrumentWords } from '../../widgets/instruments/words.ts'

const promptTexts = defineTexts({
  ...modelTexts,
  title: instrumentWords.prompt,
  help: {
    es: 'El prompt es la tarea que se pide al modelo de lenguaje cuando lee un instrumento: qué buscar y cómo describirlo. Lo demás es fijo: la forma de la respuesta, y que las páginas son datos y nunca instrucciones.',
    en: 'The prompt is the task that the language model is given when it reads an instrument: what to look for and how to describe it. The rest is fixed: the form of the answer, and that pages are data and never instructions.',
    fr: 'Le prompt est la tâche confiée au modèle de langage lorsqu’il lit un instrument : quoi chercher et comment le décrire. Le reste est fixe : la forme de la réponse, et le fait que les pages sont des données et jamais des instructions.',
    pt: 'O prompt é a tarefa que se pede ao modelo de linguagem quando ele lê um instrumento: o que buscar e como descrevê-lo. O resto é fixo: a forma da resposta, e que as páginas são dados e nunca instruções.',
  },
  whose: { es: 'Prompt de', en: 'Prompt of', fr: 'Prompt de', pt: 'Prompt de' },
  ofProject: {
    es: 'Todos los instrumentos del proyecto',
    en: 'All instruments of the project',
    fr: 'Tous les instruments du projet',
    pt: 'Todos os instrumentos do projeto',
  },
  parts: {
    es: 'Partes del prompt',
    en: 'Parts of the prompt',
    fr: 'Parties du prompt',
    pt: 'Partes do prompt',
  },
  current: pageWords.current,
  trial: instrumentWords.tryOut,
  versions: pageWords.versions,

  'holds.instrument': {
    es: 'Rige la versión {{number}}, propia de este instrumento.',
    en: 'Version {{number}} holds, this instrument’s own.',
    fr: 'La version {{number}}, propre à cet instrument, est en vigueur.',
    pt: 'Vigora a versão {{number}}, própria deste instrumento.',
  },
  'holds.project': {
    es: 'Rige el prompt del proyecto, versión {{number}}, para los instrumentos que no tienen uno propio.',
    en: 'The project’s prompt holds, version {{number}}, for the instruments without one of their own.',
    fr: 'Le prompt du projet, version {{number}}, est en vigueur pour les instruments qui n’ont pas le leur.',
    pt: 'Vigora o prompt do projeto, versão {{number}}, para os instrumentos que não têm um próprio.',
  },
  'holds.product': {
    es: 'Rige el prompt que trae Puquio: el proyecto no tiene uno propio.',
    en: 'The prompt that Puquio comes with holds: the project has none of its own.',
    fr: 'Le prompt fourni avec Puquio est en vigueur : le projet n’en a pas.',
    pt: 'Vigora o prompt que vem com o Puquio: o projeto não tem um próprio.',
  },
  'holdsHere.project': {
    es: 'Este instrumento no tiene un prompt propio: rige el del proyecto.',
    en: 'This instrument has no prompt of its own: the project’s holds.',
    fr: 'Cet instrument n’a pas de prompt propre : celui du projet est en vigueur.',
    pt: 'Este instrumento não tem um prompt próprio: vigora o do projeto.',
  },
  'holdsHere.product': {
    es: 'Ni este instrumento ni el proyecto tienen un prompt propio: rige el que trae Puquio.',
    en: 'Neither this instrument nor the project has a prompt of its own: the one that Puquio comes with holds.',
    fr: 'Ni cet instrument ni le projet n’ont de prompt propre : celui fourni avec Puquio est en vigueur.',
    pt: 'Nem este instrumento nem o projeto têm um prompt próprio: vigora o que vem com o Puquio.',
  },
  toProject: {
    es: 'Volver al prompt del proyecto',
    en: 'Go back to the project’s prompt',
    fr: 'Revenir au prompt du projet',
    pt: 'Voltar ao prompt do projeto',
  },
  toProduct: {
    es: 'Volver al prompt de Puquio',
    en: 'Go back to Puquio’s prompt',
    fr: 'Revenir au prompt de Puquio',
    pt: 'Voltar ao prompt do Puquio',
  },
  goBackText: {
    es: 'Se crea una versión que vuelve a él. Las versiones anteriores se conservan y se pueden restaurar.',
    en: 'A version that goes back to it is made. Earlier versions are kept and can be restored.',
    fr: 'Une version qui y revient est créée. Les versions précédentes sont conservées et peuvent être restaurées.',
    pt: 'Cria-se uma versão que volta a ele. As versões anteriores são mantidas e podem ser restauradas.',
  },
  text: {
    es: 'Texto del prompt',
    en: 'Text of the prompt',
    fr: 'Texte du prompt',
    pt: 'Texto do prompt',
  },

  edit: pageWords.edit,
  editTitle: {
    es: 'Editar el prompt: {{whose}}',
    en: 'Edit the prompt: {{whose}}',
    fr: 'Modifier le prompt : {{whose}}',
    pt: 'Editar o prompt: {{whose}}',
  },
  textHelp: {
    es: 'Escribir en el idioma de los documentos; {{length}} de {{max}} caracteres.',
    en: 'Write in the language of the documents; {{length}} of {{max}} characters.',
    fr: 'Écrire dans la langue des documents ; {{length}} caractères sur {{max}}.',
    pt: 'Escrever no idioma dos documentos; {{length}} de {{max}} caracteres.',
  },
  saveVersion: {
    es: 'Guardar como versión {{number}}',
    en: 'Save as version {{number}}',
    fr: 'Enregistrer comme version {{number}}',
    pt: 'Salvar como versão {{number}}',
  },
  savedVersion: {
    es: 'La versión {{number}} rige desde ahora',
    en: 'Version {{number}} holds from now on',
    fr: 'La version {{number}} est désormais en vigueur',
    pt: 'A versão {{number}} vigora a partir de agora',
  },
  changesOf: {
    es: 'Cambios frente a lo vigente',
    en: 'Changes from what holds now',
    fr: 'Changements par rapport à la version en vigueur',
    pt: 'Mudanças em relação ao vigente',
  },
  savedMeanwhile: {
    es: 'Otra persona guardó la versión {{number}} mientras tanto. Abajo se ve en qué difiere de ella este texto; guardarlo la reemplaza.',
    en: 'Somebody else saved version {{number}} meanwhile. Below is what this text changes of it; saving replaces it.',
    fr: 'Quelqu’un d’autre a enregistré la version {{number}} entre-temps. Ce que ce texte en change figure ci-dessous ; l’enregistrer la remplace.',
    pt: 'Outra pessoa salvou a versão {{number}} nesse meio tempo. Abaixo está o que este texto muda dela; salvá-lo a substitui.',
  },
  restoredMeanwhile: {
    es: 'Otra persona guardó la versión {{number}} mientras tanto. Revisarla y restaurar de nuevo si corresponde.',
    en: 'Somebody else saved version {{number}} meanwhile. Look at it, and restore again if that is still right.',
    fr: 'Quelqu’un d’autre a enregistré la version {{number}} entre-temps. La consulter, puis restaurer de nouveau s’il y a lieu.',
    pt: 'Outra pessoa salvou a versão {{number}} nesse meio tempo. Revisá-la e restaurar de novo, se for o caso.',
  },

  version: pageWords.version,
  versionOf: words.versionOf,
  savedAt: { es: 'Guardada', en: 'Saved', fr: 'Enregistrée', pt: 'Salva' },
  savedBy: words.by,
  what: { es: 'Qué es', en: 'What it is', fr: 'Contenu', pt: 'O que é' },
  whatText: {
    es: 'Texto propio',
    en: 'A text of its own',
    fr: 'Texte propre',
    pt: 'Texto próprio',
  },
  whatRestored: {
    es: 'Restaura la versión {{number}}',
    en: 'Restores version {{number}}',
    fr: 'Restaure la version {{number}}',
    pt: 'Restaura a versão {{number}}',
  },
  'whatBack.project': {
    es: 'Vuelve al prompt del proyecto',
    en: 'Goes back to the project’s prompt',
    fr: 'Revient au prompt du projet',
    pt: 'Volta ao prompt do projeto',
  },
  'whatBack.product': {
    es: 'Vuelve al prompt de Puquio',
    en: 'Goes back to Puquio’s prompt',
    fr: 'Revient au prompt de Puquio',
    pt: 'Volta ao prompt do Puquio',
  },
  characters: { es: 'Caracteres', en: 'Characters', fr: 'Caractères', pt: 'Caracteres' },
  noVersions: {
    es: 'Todavía no hay versiones',
    en: 'There are no versions yet',
    fr: 'Il n’y a pas encore de versions',
    pt: 'Ainda não há versões',
  },
  noVersionsText: {
    es: 'Al editar el prompt se guarda la primera. Cada versión conserva quién la guardó, cuándo y qué cambió.',
    en: 'Editing the prompt saves the first one. Each version keeps who saved it, when and what changed.',
    fr: 'Modifier le prompt enregistre la première. Chaque version conserve qui l’a enregistrée, quand et ce qui a changé.',
    pt: 'Ao editar o prompt salva-se a primeira. Cada versão guarda quem a salvou, quando e o que mudou.',
  },
  compare: {
    es: 'Ver qué cambió',
    en: 'See what changed',
    fr: 'Voir ce qui a changé',
    pt: 'Ver o que mudou',
  },
  comparedWith: {
    es: 'Comparar con',
    en: 'Compare with',
    fr: 'Comparer à',
    pt: 'Comparar com',
  },
  'without.project': {
    es: 'Prompt del proyecto',
    en: 'The project’s prompt',
    fr: 'Prompt du projet',
    pt: 'Prompt do projeto',
  },
  'without.product': {
    es: 'Prompt de Puquio',
    en: 'Puquio’s prompt',
    fr: 'Prompt de Puquio',
    pt: 'Prompt do Puquio',
  },
  view: { es: 'Vista', en: 'View', fr: 'Vue', pt: 'Vista' },
  viewChanges: { es: 'Cambios', en: 'Changes', fr: 'Changements', pt: 'Mudanças' },
  viewText: { es: 'Texto completo', en: 'Whole text', fr: 'Texte complet', pt: 'Texto completo' },
  isCurrent: {
    es: 'Es la versión vigente.',
    en: 'This version holds now.',
    fr: 'Cette version est en vigueur.',
    pt: 'É a versão vigente.',
  },
  restoreVersion: {
    es: 'Restaurar la versión {{number}}',
    en: 'Restore version {{number}}',
    fr: 'Restaurer la version {{number}}',
    pt: 'Restaurar a versão {{number}}',
  },
  restoreText: {
    es: 'Se crea una versión nueva con su texto, que rige desde ahora para los procesamientos que se inicien. Ninguna versión se pierde.',
    en: 'A new version with its text is made, which holds from now on for processing that is started. No version is lost.',
    fr: 'Une nouvelle version est créée avec son texte, en vigueur pour les traitements lancés désormais. Aucune version n’est perdue.',
    pt: 'Cria-se uma versão nova com o seu texto, que vigora a partir de agora para os processamentos iniciados. Nenhuma versão se perde.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    prompts: Bundle<typeof promptTexts>
  }
}

addTexts('prompts', promptTexts)
