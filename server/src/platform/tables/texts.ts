import { defineTexts } from '@puquio/domain'

/** Texts of templates and errors workbooks. */
export const tableTexts = defineTexts({
  instructions: { es: 'Instrucciones', en: 'Instructions', fr: 'Instructions', pt: 'Instruções' },
  errorsSuffix: { es: 'con errores', en: 'with errors', fr: 'avec erreurs', pt: 'com erros' },
  lists: { es: 'Listas', en: 'Lists', fr: 'Listes', pt: 'Listas' },
  column: { es: 'Columna', en: 'Column', fr: 'Colonne', pt: 'Coluna' },
  content: { es: 'Contenido', en: 'Content', fr: 'Contenu', pt: 'Conteúdo' },
  choose: {
    es: 'Elegir de la lista',
    en: 'Choose from the list',
    fr: 'Choisir dans la liste',
    pt: 'Escolher da lista',
  },
  notInList: {
    es: 'El valor no está en la lista desplegable.',
    en: 'The value is not in the drop-down list.',
    fr: 'La valeur n’est pas dans la liste déroulante.',
    pt: 'O valor não está na lista suspensa.',
  },
})
