import type {
  CommitmentKind,
  CommitmentMethod,
  CommitmentPhase,
  CommitmentState,
  InstrumentKind,
  TaskState,
  Text,
} from '@puquio/domain'
import { fieldTerms } from '../fields.ts'

export const instrumentKindTerms = {
  'eia-d': { es: 'EIA-d', en: 'Detailed EIA', fr: 'EIE détaillée', pt: 'EIA detalhado' },
  'eia-sd': {
    es: 'EIA-sd',
    en: 'Semi-detailed EIA',
    fr: 'EIE semi-détaillée',
    pt: 'EIA semidetalhado',
  },
  dia: {
    es: 'DIA',
    en: 'Environmental impact statement (DIA)',
    fr: 'Notice d’impact (DIA)',
    pt: 'Declaração de impacto (DIA)',
  },
  meia: {
    es: 'MEIA',
    en: 'EIA modification (MEIA)',
    fr: 'Modification de l’EIE (MEIA)',
    pt: 'Modificação do EIA (MEIA)',
  },
  its: {
    es: 'ITS',
    en: 'Technical supporting report (ITS)',
    fr: 'Rapport technique justificatif (ITS)',
    pt: 'Relatório técnico de sustentação (ITS)',
  },
  pama: {
    es: 'PAMA',
    en: 'Environmental adequacy programme (PAMA)',
    fr: 'Programme de mise en conformité (PAMA)',
    pt: 'Programa de adequação ambiental (PAMA)',
  },
  'closure-plan': {
    es: 'Plan de cierre',
    en: 'Closure plan',
    fr: 'Plan de fermeture',
    pt: 'Plano de fechamento',
  },
  pma: {
    es: 'Plan de manejo ambiental',
    en: 'Environmental management plan',
    fr: 'Plan de gestion environnementale',
    pt: 'Plano de manejo ambiental',
  },
  other: {
    es: 'Otro instrumento',
    en: 'Other instrument',
    fr: 'Autre instrument',
    pt: 'Outro instrumento',
  },
} as const satisfies Record<InstrumentKind, Text>

export const commitmentPhaseTerms = {
  construction: { es: 'Construcción', en: 'Construction', fr: 'Construction', pt: 'Construção' },
  operation: { es: 'Operación', en: 'Operation', fr: 'Exploitation', pt: 'Operação' },
  closure: { es: 'Cierre', en: 'Closure', fr: 'Fermeture', pt: 'Fechamento' },
  'post-closure': {
    es: 'Poscierre',
    en: 'Post-closure',
    fr: 'Après-fermeture',
    pt: 'Pós-fechamento',
  },
} as const satisfies Record<CommitmentPhase, Text>

export const commitmentKindTerms = {
  monitoring: { es: 'Monitoreo', en: 'Monitoring', fr: 'Suivi', pt: 'Monitoramento' },
  measure: { es: 'Medida', en: 'Measure', fr: 'Mesure', pt: 'Medida' },
  limit: fieldTerms.limit,
  report: { es: 'Reporte', en: 'Report', fr: 'Rapport', pt: 'Relatório' },
  payment: { es: 'Pago', en: 'Payment', fr: 'Paiement', pt: 'Pagamento' },
  prohibition: { es: 'Prohibición', en: 'Prohibition', fr: 'Interdiction', pt: 'Proibição' },
  study: { es: 'Estudio', en: 'Study', fr: 'Étude', pt: 'Estudo' },
} as const satisfies Record<CommitmentKind, Text>

export const commitmentStateTerms = {
  proposed: { es: 'Propuesto', en: 'Proposed', fr: 'Proposé', pt: 'Proposto' },
  verified: { es: 'Verificado', en: 'Verified', fr: 'Vérifié', pt: 'Verificado' },
  rejected: { es: 'Rechazado', en: 'Rejected', fr: 'Rejeté', pt: 'Rejeitado' },
  'in-force': { es: 'Vigente', en: 'In force', fr: 'En vigueur', pt: 'Vigente' },
  superseded: { es: 'Reemplazado', en: 'Superseded', fr: 'Remplacé', pt: 'Substituído' },
} as const satisfies Record<CommitmentState, Text>

/** Beside how many of them there are. */
export const commitmentCountTerms = {
  proposed: { es: 'Propuestos', en: 'Proposed', fr: 'Proposés', pt: 'Propostos' },
  verified: { es: 'Verificados', en: 'Verified', fr: 'Vérifiés', pt: 'Verificados' },
  rejected: { es: 'Rechazados', en: 'Rejected', fr: 'Rejetés', pt: 'Rejeitados' },
  'in-force': { es: 'Vigentes', en: 'In force', fr: 'En vigueur', pt: 'Vigentes' },
  superseded: { es: 'Reemplazados', en: 'Superseded', fr: 'Remplacés', pt: 'Substituídos' },
} as const satisfies Record<CommitmentState, Text>

export const commitmentMethodTerms = {
  model: {
    es: 'Detectado por IA',
    en: 'Detected by AI',
    fr: 'Détecté par IA',
    pt: 'Detectado por IA',
  },
  rules: {
    es: 'Detectado por reglas, no por IA',
    en: 'Detected by rules, not by AI',
    fr: 'Détecté par des règles, pas par IA',
    pt: 'Detectado por regras, não por IA',
  },
  hand: { es: 'A mano', en: 'By hand', fr: 'À la main', pt: 'À mão' },
} as const satisfies Record<CommitmentMethod, Text>

export const taskStateTerms = {
  'no-status': { es: 'Sin estado', en: 'No status', fr: 'Sans statut', pt: 'Sem estado' },
  'in-progress': { es: 'En proceso', en: 'In progress', fr: 'En cours', pt: 'Em andamento' },
  'under-review': { es: 'En revisión', en: 'Under review', fr: 'En révision', pt: 'Em revisão' },
  compliant: { es: 'Cumple', en: 'Compliant', fr: 'Conforme', pt: 'Cumpre' },
  'not-compliant': { es: 'No cumple', en: 'Not compliant', fr: 'Non conforme', pt: 'Não cumpre' },
} as const satisfies Record<TaskState, Text>

/** What stands beside every commitment that nobody verified yet, by how it was found. */
export const commitmentNoticeTerms = {
  model: {
    es: 'Propuesto por IA: debe verificarse',
    en: 'Proposed by AI: to be verified',
    fr: 'Proposé par IA : à vérifier',
    pt: 'Proposto por IA: deve ser verificado',
  },
  rules: {
    es: 'Detectado por reglas, no por IA: debe verificarse',
    en: 'Detected by rules, not by AI: to be verified',
    fr: 'Détecté par des règles, pas par IA : à vérifier',
    pt: 'Detectado por regras, não por IA: deve ser verificado',
  },
  hand: {
    es: 'Sin verificar',
    en: 'Not verified',
    fr: 'Non vérifié',
    pt: 'Não verificado',
  },
} as const satisfies Record<CommitmentMethod, Text>
