import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'

export const coverTexts = defineTexts({
  logo: {
    es: 'Logotipo de {{project}}',
    en: 'Logo of {{project}}',
    fr: 'Logo de {{project}}',
    pt: 'Logotipo de {{project}}',
  },
  project: fieldTerms.project,
  company: fieldTerms.company,
  askedBy: { es: 'Solicitado por', en: 'Requested by', fr: 'Demandé par', pt: 'Solicitado por' },
  madeAt: { es: 'Generado el', en: 'Made on', fr: 'Généré le', pt: 'Gerado em' },
})
