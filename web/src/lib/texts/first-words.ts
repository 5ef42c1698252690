import type { Text } from '@puquio/domain'

/** Words that the sign-in page uses too; it loads only these. */
export const firstWords = {
  moreActions: { es: 'Más acciones', en: 'More actions', fr: 'Plus d’actions', pt: 'Mais ações' },
  download: { es: 'Descargar', en: 'Download', fr: 'Télécharger', pt: 'Baixar' },
  loading: { es: 'Cargando', en: 'Loading', fr: 'Chargement', pt: 'Carregando' },
  signIn: { es: 'Iniciar sesión', en: 'Sign in', fr: 'Se connecter', pt: 'Entrar' },
  cancel: { es: 'Cancelar', en: 'Cancel', fr: 'Annuler', pt: 'Cancelar' },
  close: { es: 'Cerrar', en: 'Close', fr: 'Fermer', pt: 'Fechar' },
  toHome: {
    es: 'Ir al inicio',
    en: 'Go to the start',
    fr: 'Aller à l’accueil',
    pt: 'Ir ao início',
  },
  email: {
    es: 'Correo electrónico',
    en: 'E-mail address',
    fr: 'Adresse électronique',
    pt: 'E-mail',
  },
  notAnEmail: {
    es: 'No es un correo válido. Escribirlo como nombre@empresa.pe.',
    en: 'This is not a valid e-mail address. Write it as name@company.pe.',
    fr: 'L’adresse n’est pas valide. L’écrire sous la forme nom@entreprise.pe.',
    pt: 'Não é um e-mail válido. Escrevê-lo como nome@empresa.pe.',
  },
  singleSignOn: {
    es: 'Inicio de sesión único',
    en: 'Single sign-on',
    fr: 'Authentification unique',
    pt: 'Login único',
  },
  password: { es: 'Contraseña', en: 'Password', fr: 'Mot de passe', pt: 'Senha' },
} as const satisfies Record<string, Text>
