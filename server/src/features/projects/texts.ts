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
  dataVersion: {
    es: 'Versión de los datos',
    en: 'Data version',
    fr: 'Version des données',
    pt: 'Versão dos dados',
  },
  lastApproved: {
    es: 'última campaña aprobada el {{at}}',
    en: 'latest campaign approved on {{at}}',
    fr: 'dernière campagne approuvée le {{at}}',
    pt: 'última campanha aprovada em {{at}}',
  },
  lastReceived: {
    es: 'última lectura recibida el {{at}}',
    en: 'latest reading received on {{at}}',
    fr: 'dernière lecture reçue le {{at}}',
    pt: 'última leitura recebida em {{at}}',
  },
  noData: {
    es: 'sin campañas aprobadas ni lecturas',
    en: 'no approved campaigns and no readings',
    fr: 'ni campagne approuvée ni lecture',
    pt: 'sem campanhas aprovadas nem leituras',
  },
  askedBy: { es: 'Solicitado por', en: 'Requested by', fr: 'Demandé par', pt: 'Solicitado por' },
  madeAt: { es: 'Generado el', en: 'Made on', fr: 'Généré le', pt: 'Gerado em' },
})
