import type { Text } from '../languages.ts'
import type { Correction, CorrectionGrade, CorrectionIssue } from './corrections.ts'
import type { FactorIssue } from './factors.ts'
import type { TelemetryLevel } from './levels.ts'
import type { Quality } from './quality.ts'

export const qualityTerms = {
  good: { es: 'Buena', en: 'Good', fr: 'Bonne', pt: 'Boa' },
  clock: {
    es: 'Reloj adelantado',
    en: 'Clock ahead',
    fr: 'Horloge en avance',
    pt: 'Relógio adiantado',
  },
  corrected: { es: 'Corregida', en: 'Corrected', fr: 'Corrigée', pt: 'Corrigida' },
  suspect: { es: 'Dudosa', en: 'Suspect', fr: 'Douteuse', pt: 'Duvidosa' },
  marked: { es: 'Observada', en: 'Marked', fr: 'Signalée', pt: 'Assinalada' },
  simulated: { es: 'Simulada', en: 'Simulated', fr: 'Simulée', pt: 'Simulada' },
  deleted: { es: 'Eliminada', en: 'Deleted', fr: 'Supprimée', pt: 'Eliminada' },
} as const satisfies Record<Quality, Text>

export const correctionKindTerms = {
  offset: { es: 'Desplazamiento', en: 'Offset', fr: 'Décalage', pt: 'Deslocamento' },
  drift: {
    es: 'Deriva entre dos verificaciones',
    en: 'Drift between two checks',
    fr: 'Dérive entre deux vérifications',
    pt: 'Deriva entre duas verificações',
  },
  mark: { es: 'Observar', en: 'Mark', fr: 'Signaler', pt: 'Assinalar' },
  delete: { es: 'Eliminar', en: 'Delete', fr: 'Supprimer', pt: 'Eliminar' },
} as const satisfies Record<Correction['kind'], Text>

export const correctionGradeTerms = {
  good: { es: 'Buena', en: 'Good', fr: 'Bonne', pt: 'Boa' },
  fair: { es: 'Aceptable', en: 'Fair', fr: 'Acceptable', pt: 'Aceitável' },
  poor: { es: 'Pobre', en: 'Poor', fr: 'Médiocre', pt: 'Ruim' },
} as const satisfies Record<CorrectionGrade, Text>

export const correctionIssueTerms = {
  period: {
    es: 'El periodo debe terminar después de empezar',
    en: 'The period has to end after it begins',
    fr: 'La période doit finir après son début',
    pt: 'O período deve terminar depois de começar',
  },
  number: {
    es: 'No es un número válido',
    en: 'Not a valid number',
    fr: 'Nombre non valable',
    pt: 'Não é um número válido',
  },
} as const satisfies Record<CorrectionIssue, Text>

export const factorIssueTerms = {
  'same-start': {
    es: 'Otro factor rige desde la misma fecha',
    en: 'Another factor is valid from the same time',
    fr: 'Un autre facteur est valable depuis la même date',
    pt: 'Outro fator vale desde a mesma data',
  },
  'zero-correction': {
    es: 'La corrección no puede ser 0',
    en: 'The correction cannot be 0',
    fr: 'La correction ne peut pas être 0',
    pt: 'A correção não pode ser 0',
  },
  number: {
    es: 'No es un número válido',
    en: 'Not a valid number',
    fr: 'Nombre non valable',
    pt: 'Não é um número válido',
  },
  start: {
    es: 'La fecha de inicio no es válida',
    en: 'The start is not valid',
    fr: 'La date de début n’est pas valable',
    pt: 'A data de início não é válida',
  },
} as const satisfies Record<FactorIssue, Text>

export const telemetryLevelTerms = {
  raw: { es: 'Lecturas', en: 'Readings', fr: 'Lectures', pt: 'Leituras' },
  '10m': {
    es: 'Cada 10 minutos',
    en: 'Every 10 minutes',
    fr: 'Toutes les 10 minutes',
    pt: 'A cada 10 minutos',
  },
  '1h': { es: 'Por hora', en: 'Hourly', fr: 'Par heure', pt: 'Por hora' },
  '1d': { es: 'Por día', en: 'Daily', fr: 'Par jour', pt: 'Por dia' },
} as const satisfies Record<TelemetryLevel, Text>
