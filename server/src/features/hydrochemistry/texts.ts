import { defineTexts } from '@puquio/domain'

/** Heads of the two conductivities in files, which the screen has in one column. */
export const conductivityTexts = defineTexts({
  measured: {
    es: 'Conductividad medida',
    en: 'Conductivity measured',
    fr: 'Conductivité mesurée',
    pt: 'Condutividade medida',
  },
  calculated: {
    es: 'Conductividad calculada',
    en: 'Conductivity calculated',
    fr: 'Conductivité calculée',
    pt: 'Condutividade calculada',
  },
})
