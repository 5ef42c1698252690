import type { Text } from '../languages.ts'
import type { Correction, CorrectionGrade } from './corrections.ts'
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
