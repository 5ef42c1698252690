import type { Text } from '@puquio/domain'
import { firstWords } from '../lib/texts/first-words.ts'

/** Accessible names that the components of the library need; apart from texts.ts, for the sign-in page's size. */
export const labels = {
  close: firstWords.close,
  clear: { es: 'Limpiar', en: 'Clear', fr: 'Effacer', pt: 'Limpar' },
  remove: { es: 'Quitar', en: 'Remove', fr: 'Retirer', pt: 'Remover' },
  showPassword: {
    es: 'Mostrar u ocultar la contraseña',
    en: 'Show or hide the password',
    fr: 'Afficher ou masquer le mot de passe',
    pt: 'Mostrar ou ocultar a senha',
  },
  notices: { es: 'Avisos', en: 'Notices', fr: 'Avis', pt: 'Avisos' },
  closeNotice: {
    es: 'Cerrar el aviso',
    en: 'Close the notice',
    fr: 'Fermer l’avis',
    pt: 'Fechar o aviso',
  },
} as const satisfies Record<string, Text>
