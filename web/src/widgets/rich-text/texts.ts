import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'

const richTextTexts = defineTexts({
  tools: {
    es: 'Formato del texto',
    en: 'Format of the text',
    fr: 'Mise en forme du texte',
    pt: 'Formato do texto',
  },
  bold: {
    es: 'Negrita',
    en: 'Bold',
    fr: 'Gras',
    pt: 'Negrito',
  },
  italic: {
    es: 'Cursiva',
    en: 'Italic',
    fr: 'Italique',
    pt: 'Itálico',
  },
  h2: {
    es: 'Título',
    en: 'Heading',
    fr: 'Titre',
    pt: 'Título',
  },
  h3: {
    es: 'Subtítulo',
    en: 'Subheading',
    fr: 'Sous-titre',
    pt: 'Subtítulo',
  },
  bullets: {
    es: 'Lista con viñetas',
    en: 'Bulleted list',
    fr: 'Liste à puces',
    pt: 'Lista com marcadores',
  },
  numbers: {
    es: 'Lista numerada',
    en: 'Numbered list',
    fr: 'Liste numérotée',
    pt: 'Lista numerada',
  },
  link: {
    es: 'Poner un enlace',
    en: 'Add a link',
    fr: 'Ajouter un lien',
    pt: 'Inserir link',
  },
  unlink: {
    es: 'Quitar el enlace',
    en: 'Remove the link',
    fr: 'Supprimer le lien',
    pt: 'Remover o link',
  },
  address: {
    es: 'Dirección del enlace',
    en: 'Address of the link',
    fr: 'Adresse du lien',
    pt: 'Endereço do link',
  },
  notAnAddress: {
    es: 'No es una dirección. Escribirla como www.empresa.com.',
    en: 'This is no address. Write it as www.company.com.',
    fr: 'Ce n’est pas une adresse. L’écrire sous la forme www.entreprise.com.',
    pt: 'Não é um endereço. Escrevê-lo como www.empresa.com.',
  },
  setLink: {
    es: 'Enlazar',
    en: 'Link',
    fr: 'Lier',
    pt: 'Vincular',
  },
  undo: pageWords.undo,
  redo: pageWords.redo,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    richText: Bundle<typeof richTextTexts>
  }
}

addTexts('richText', richTextTexts)
