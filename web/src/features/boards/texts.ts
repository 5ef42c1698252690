import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const boardTexts = defineTexts({
  pageOf: {
    es: 'Página de {{address}}',
    en: 'Page of {{address}}',
    fr: 'Page de {{address}}',
    pt: 'Página de {{address}}',
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
    boards: Bundle<typeof boardTexts>
  }
}

addTexts('boards', boardTexts)
