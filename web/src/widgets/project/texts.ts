import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

/** A project's settings and its colour. */
const projectFormTexts = defineTexts({
  project: words.project,
  name: words.name,
  business: words.business,
  color: words.color,
  colorHelp: words.colorHelp,
  pickColor: {
    es: 'Elegir el color',
    en: 'Pick the colour',
    fr: 'Choisir la couleur',
    pt: 'Escolher a cor',
  },
  preview: { es: 'Vista previa', en: 'Preview', fr: 'Aperçu', pt: 'Visualização' },
  previewButton: {
    es: 'Botón principal',
    en: 'Primary button',
    fr: 'Bouton principal',
    pt: 'Botão principal',
  },
  contrast: {
    es: 'Contraste del texto: {{ratio}} a 1',
    en: 'Contrast of the text: {{ratio}} to 1',
    fr: 'Contraste du texte : {{ratio}} pour 1',
    pt: 'Contraste do texto: {{ratio}} para 1',
  },
  darkened: {
    es: 'Con el color exacto el contraste sería {{ratio}} a 1, menos de 4.5: los botones usan un tono más oscuro; la barra conserva el color.',
    en: 'With the exact colour the contrast would be {{ratio}} to 1, less than 4.5: buttons use a darker shade; the bar keeps the colour.',
    fr: 'Avec la couleur exacte le contraste serait de {{ratio}} pour 1, moins de 4,5 : les boutons prennent un ton plus foncé ; la barre garde la couleur.',
    pt: 'Com a cor exata o contraste seria {{ratio}} para 1, menos de 4,5: os botões usam um tom mais escuro; a barra mantém a cor.',
  },
  wetStart: {
    es: 'Inicio de la temporada húmeda',
    en: 'Start of the wet season',
    fr: 'Début de la saison humide',
    pt: 'Início da estação úmida',
  },
  dryStart: {
    es: 'Inicio de la temporada seca',
    en: 'Start of the dry season',
    fr: 'Début de la saison sèche',
    pt: 'Início da estação seca',
  },
  seasonsHelp: {
    es: 'Los monitoreos por temporada de los planes que se importen desde ahora usan estos meses.',
    en: 'Seasonal monitorings of plans imported from now on use these months.',
    fr: 'Les suivis saisonniers des plans importés à partir de maintenant utilisent ces mois.',
    pt: 'Os monitoramentos por estação dos planos importados a partir de agora usam estes meses.',
  },
  save: words.save,
  saved: {
    es: 'La configuración de {{name}} se guardó.',
    en: 'The settings of {{name}} were saved.',
    fr: 'Les paramètres de {{name}} ont été enregistrés.',
    pt: 'As configurações de {{name}} foram salvas.',
  },
  main: {
    es: 'Proyecto principal',
    en: 'Main project',
    fr: 'Projet principal',
    pt: 'Projeto principal',
  },
  mainHelp: {
    es: 'Sus integrantes lo ven abierto al iniciar sesión.',
    en: 'Its members see it open when they sign in.',
    fr: 'Ses membres le voient ouvert à la connexion.',
    pt: 'Seus integrantes o veem aberto ao entrar.',
  },
  generalFailed: {
    es: 'No se guardó la información general del proyecto.',
    en: 'The general information of the project was not saved.',
    fr: 'Les informations générales du projet n’ont pas été enregistrées.',
    pt: 'As informações gerais do projeto não foram salvas.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    projectForm: Bundle<typeof projectFormTexts>
  }
}

addTexts('projectForm', projectFormTexts)
