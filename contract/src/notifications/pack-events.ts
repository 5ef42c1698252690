import { packTableTerms } from '../terms/commitments/audit-packs.ts'

const pack = {
  kind: 'phrase',
  name: packTableTerms.evidence_pack,
  example: {
    es: 'Expediente de evidencia: Monitoreo de calidad de agua',
    en: 'Evidence pack: Monitoreo de calidad de agua',
    fr: 'Dossier de preuves : Monitoreo de calidad de agua',
    pt: 'Dossiê de evidências: Monitoreo de calidad de agua',
  },
} as const

/** What became of an evidence pack; who asked for it is told. */
export const packEvents = {
  'pack-ready': {
    module: 'commitments',
    priority: 3,
    audience: 'everybody',
    methods: [1],
    name: {
      es: 'Expediente de evidencia listo',
      en: 'Evidence pack ready',
      fr: 'Dossier de preuves prêt',
      pt: 'Dossiê de evidências pronto',
    },
    variables: { pack },
    text: {
      es: 'Está listo para descargar, y se guarda 30 días: {{pack}}.',
      en: 'Ready to be downloaded, and kept for 30 days: {{pack}}.',
      fr: 'Prêt à télécharger, et conservé 30 jours : {{pack}}.',
      pt: 'Pronto para baixar, e guardado por 30 dias: {{pack}}.',
    },
  },
  'pack-failed': {
    module: 'commitments',
    priority: 2,
    audience: 'everybody',
    methods: [1],
    name: {
      es: 'Expediente de evidencia sin preparar',
      en: 'Evidence pack not made',
      fr: 'Dossier de preuves non préparé',
      pt: 'Dossiê de evidências não preparado',
    },
    variables: { pack },
    text: {
      es: 'No se pudo preparar: {{pack}}. Abrirlo para ver el motivo.',
      en: 'It could not be made: {{pack}}. Open it to see why.',
      fr: 'Il n’a pas pu être préparé : {{pack}}. L’ouvrir pour en voir la raison.',
      pt: 'Não foi possível preparar: {{pack}}. Abri-lo para ver o motivo.',
    },
  },
} as const
