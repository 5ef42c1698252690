import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { words } from '../../../lib/texts/words.ts'

/** Of a board that is looked at; its editor and lists have their own. */
export const boardViewTexts = defineTexts({
  title: {
    es: 'Informes',
    en: 'Reports',
    fr: 'Rapports',
    pt: 'Relatórios',
  },
  stations: {
    es: 'Estaciones',
    en: 'Stations',
    fr: 'Stations',
    pt: 'Estações',
  },
  edit: {
    es: 'Editar tablero',
    en: 'Edit board',
    fr: 'Modifier le tableau',
    pt: 'Editar painel',
  },
  fullScreen: pageWords.fullScreen,
  noBoard: {
    es: 'Este tablero no existe o su dirección ya no vale',
    en: 'This board does not exist, or its address no longer holds',
    fr: 'Ce tableau n’existe pas ou son adresse n’est plus valable',
    pt: 'Este painel não existe ou o seu endereço não vale mais',
  },
  toReports: {
    es: 'Ir a los informes',
    en: 'Go to the reports',
    fr: 'Aller aux rapports',
    pt: 'Ir aos relatórios',
  },
  noPanels: {
    es: 'El tablero aún no tiene paneles',
    en: 'The board has no panels yet',
    fr: 'Le tableau n’a pas encore de panneau',
    pt: 'O painel ainda não tem quadros',
  },
  noPanelsText: {
    es: 'Un administrador del proyecto elige lo que muestra.',
    en: 'An administrator of the project chooses what it shows.',
    fr: 'Un administrateur du projet choisit ce qu’il montre.',
    pt: 'Um administrador do projeto escolhe o que ele mostra.',
  },
  panelFailed: {
    es: 'Este panel no se pudo mostrar.',
    en: 'This panel could not be shown.',
    fr: 'Ce panneau n’a pas pu être affiché.',
    pt: 'Este quadro não pôde ser mostrado.',
  },
  again: {
    es: 'Intentar de nuevo',
    en: 'Try again',
    fr: 'Réessayer',
    pt: 'Tentar novamente',
  },
  pageOf: {
    es: 'Página de {{address}}',
    en: 'Page of {{address}}',
    fr: 'Page de {{address}}',
    pt: 'Página de {{address}}',
  },
  mayBeRefused: {
    es: 'Si no se ve nada, puede que el sitio no permita mostrar su página aquí.',
    en: 'If nothing is seen, the site may not allow its page to be shown here.',
    fr: 'Si rien ne s’affiche, le site n’autorise peut-être pas l’affichage de sa page ici.',
    pt: 'Se nada aparece, o site talvez não permita mostrar a sua página aqui.',
  },
  openInTab: {
    es: 'Abrir en otra pestaña',
    en: 'Open in another tab',
    fr: 'Ouvrir dans un autre onglet',
    pt: 'Abrir em outra aba',
  },
  preview: words.preview,
  parameters: words.parameters,
  wallPage: {
    es: 'Página {{page}} de {{pages}}',
    en: 'Page {{page}} of {{pages}}',
    fr: 'Page {{page}} sur {{pages}}',
    pt: 'Página {{page}} de {{pages}}',
  },
  dataAsOf: {
    es: 'Datos al {{at}}',
    en: 'Data as of {{at}}',
    fr: 'Données au {{at}}',
    pt: 'Dados de {{at}}',
  },
  addressNotAllowed: {
    es: 'Esta dirección no es una dirección web válida.',
    en: 'This address is not a valid web address.',
    fr: 'Cette adresse n’est pas une adresse web valide.',
    pt: 'Este endereço não é um endereço web válido.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    boardView: Bundle<typeof boardViewTexts>
  }
}

addTexts('boardView', boardViewTexts)
