import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const diffTexts = defineTexts({
  words_one: {
    es: '{{count}} palabra',
    en: '{{count}} word',
    fr: '{{count}} mot',
    pt: '{{count}} palavra',
  },
  words_other: {
    es: '{{count}} palabras',
    en: '{{count}} words',
    fr: '{{count}} mots',
    pt: '{{count}} palavras',
  },
  removed: { es: 'quitado', en: 'removed', fr: 'retiré', pt: 'removido' },
  added: { es: 'agregado', en: 'added', fr: 'ajouté', pt: 'adicionado' },
  same: {
    es: 'Los dos textos son iguales.',
    en: 'Both texts are the same.',
    fr: 'Les deux textes sont identiques.',
    pt: 'Os dois textos são iguais.',
  },
  onlySpaces: {
    es: 'Solo cambian espacios o saltos de línea.',
    en: 'Only spaces or line breaks differ.',
    fr: 'Seuls des espaces ou des sauts de ligne changent.',
    pt: 'Só mudam espaços ou quebras de linha.',
  },
  skipped_one: {
    es: '{{count}} línea igual',
    en: '{{count}} line that is the same',
    fr: '{{count}} ligne identique',
    pt: '{{count}} linha igual',
  },
  skipped_other: {
    es: '{{count}} líneas iguales',
    en: '{{count}} lines that are the same',
    fr: '{{count}} lignes identiques',
    pt: '{{count}} linhas iguais',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    uiDiff: Bundle<typeof diffTexts>
  }
}

addTexts('uiDiff', diffTexts)
