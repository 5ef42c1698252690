import type { Language, Text } from '@puquio/domain'

/** What the interface says, as the journeys expect it: a text that changes by mistake is seen. */
const texts = {
  // Shell
  signIn: { es: 'Iniciar sesión', en: 'Sign in', fr: 'Se connecter', pt: 'Entrar' },
  signOut: { es: 'Cerrar sesión', en: 'Sign out', fr: 'Se déconnecter', pt: 'Sair' },
  account: { es: 'Cuenta de', en: 'Account of', fr: 'Compte de', pt: 'Conta de' },
  currentProject: {
    es: 'Proyecto actual',
    en: 'Current project',
    fr: 'Projet actuel',
    pt: 'Projeto atual',
  },
  searchProject: {
    es: 'Buscar proyecto',
    en: 'Search projects',
    fr: 'Rechercher un projet',
    pt: 'Buscar projeto',
  },
  openMenu: { es: 'Abrir el menú', en: 'Open the menu', fr: 'Ouvrir le menu', pt: 'Abrir o menu' },
  moreActions: { es: 'Más acciones', en: 'More actions', fr: 'Plus d’actions', pt: 'Mais ações' },
  search: { es: 'Buscar', en: 'Search', fr: 'Rechercher', pt: 'Buscar' },
  openCalendar: {
    es: 'Abrir el calendario',
    en: 'Open the calendar',
    fr: 'Ouvrir le calendrier',
    pt: 'Abrir o calendário',
  },

  // Monitorings
  monitorings: { es: 'Monitoreos', en: 'Monitorings', fr: 'Suivis', pt: 'Monitoramentos' },
  isMishap: {
    es: 'Hubo un percance',
    en: 'There was a mishap',
    fr: 'Il y a eu un incident',
    pt: 'Houve um incidente',
  },
  evidence: { es: 'Evidencia', en: 'Evidence', fr: 'Preuves', pt: 'Evidência' },
  history: { es: 'Historial', en: 'History', fr: 'Historique', pt: 'Histórico' },
  reschedule: { es: 'Reprogramar', en: 'Reschedule', fr: 'Reprogrammer', pt: 'Reprogramar' },
  omit: {
    es: 'Omitir la estación',
    en: 'Omit the station',
    fr: 'Omettre la station',
    pt: 'Omitir a estação',
  },
  notices: {
    es: 'Avisos del plan',
    en: 'Notices of the plan',
    fr: 'Avis du plan',
    pt: 'Avisos do plano',
  },

  // Reference data
  add: { es: 'Agregar', en: 'Add', fr: 'Ajouter', pt: 'Adicionar' },
} as const satisfies Record<string, Text>

export const words = (language: Language) => (name: keyof typeof texts) => texts[name][language]
