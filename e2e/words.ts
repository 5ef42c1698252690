import type { Language, Text } from '@puquio/domain'
import { boardTexts } from './boards/texts.ts'
import { instrumentTexts } from './instruments/texts.ts'

/** The texts that the journeys expect, repeated here so that a text changed by mistake fails them. */
export const texts = {
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

  newNotification: {
    es: 'Nueva notificación',
    en: 'New notification',
    fr: 'Nouvelle notification',
    pt: 'Nova notificação',
  },
  accept: { es: 'Aceptar', en: 'Accept', fr: 'Accepter', pt: 'Aceitar' },
  plans: {
    es: 'Planes de monitoreo',
    en: 'Monitoring plans',
    fr: 'Plans de suivi',
    pt: 'Planos de monitoramento',
  },

  // Import
  keepCode: {
    es: 'Mantener «{{code}}» como estación nueva',
    en: 'Keep “{{code}}” as a new station',
    fr: 'Garder « {{code}} » comme nouvelle station',
    pt: 'Manter “{{code}}” como estação nova',
  },
  importPlan: {
    es: 'Importar un plan',
    en: 'Import a plan',
    fr: 'Importer un plan',
    pt: 'Importar um plano',
  },
  template: {
    es: 'Descargar la plantilla',
    en: 'Download the template',
    fr: 'Télécharger le modèle',
    pt: 'Baixar o modelo',
  },
  filledTemplate: {
    es: 'Plantilla llena',
    en: 'Filled-in template',
    fr: 'Modèle rempli',
    pt: 'Modelo preenchido',
  },
  preview: {
    es: 'Vista previa de las filas',
    en: 'Preview of the rows',
    fr: 'Aperçu des lignes',
    pt: 'Prévia das linhas',
  },
  badCells: {
    es: 'Celdas por corregir',
    en: 'Cells to correct',
    fr: 'Cellules à corriger',
    pt: 'Células a corrigir',
  },
  nextBad: { es: 'Siguiente error', en: 'Next error', fr: 'Erreur suivante', pt: 'Próximo erro' },
  planTitle: {
    es: 'Nombre del plan',
    en: 'Name of the plan',
    fr: 'Nom du plan',
    pt: 'Nome do plano',
  },
  titleMissing: {
    es: 'Debe ingresar un nombre para el plan.',
    en: 'You must enter a name for the plan.',
    fr: 'Un nom doit être saisi pour le plan.',
    pt: 'É preciso informar um nome para o plano.',
  },
  saveCount: {
    es: 'Guardar {{count}} monitoreos',
    en: 'Save {{count}} monitorings',
    fr: 'Enregistrer {{count}} suivis',
    pt: 'Salvar {{count}} monitoramentos',
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

  addEvidence: {
    es: 'Agregar evidencia',
    en: 'Add evidence',
    fr: 'Ajouter une preuve',
    pt: 'Adicionar evidência',
  },
  view: { es: 'Ver {{name}}', en: 'View {{name}}', fr: 'Voir {{name}}', pt: 'Ver {{name}}' },
  actionCompleted: {
    es: 'Acción realizada',
    en: 'Action completed',
    fr: 'Action réalisée',
    pt: 'Ação realizada',
  },
  actionOn: {
    es: 'Fecha de la acción',
    en: 'Date of the action',
    fr: 'Date de l’action',
    pt: 'Data da ação',
  },
  yes: { es: 'Sí', en: 'Yes', fr: 'Oui', pt: 'Sim' },
  startTime: { es: 'Hora de inicio', en: 'Start time', fr: 'Heure de début', pt: 'Hora de início' },
  endTime: { es: 'Hora de fin', en: 'End time', fr: 'Heure de fin', pt: 'Hora de término' },
  hours: { es: '1.5 h', en: '1.5 h', fr: '1,5 h', pt: '1,5 h' },
  observation: { es: 'Observación', en: 'Observation', fr: 'Observation', pt: 'Observação' },
  reason: { es: 'Razón', en: 'Reason', fr: 'Raison', pt: 'Razão' },
  mishapDetail: {
    es: 'Detalle del percance',
    en: 'Detail of the mishap',
    fr: 'Détail de l’incident',
    pt: 'Detalhe do incidente',
  },
  onTime: { es: 'a tiempo', en: 'on time', fr: 'dans les délais', pt: 'no prazo' },
  newDate: { es: 'Nueva fecha', en: 'New date', fr: 'Nouvelle date', pt: 'Nova data' },
  justification: {
    es: 'Justificación',
    en: 'Justification',
    fr: 'Justification',
    pt: 'Justificativa',
  },
  omitFour: {
    es: 'Omitir 4 monitoreos',
    en: 'Omit 4 monitorings',
    fr: 'Omettre 4 suivis',
    pt: 'Omitir 4 monitoramentos',
  },

  // Schedule
  viewCalendar: {
    es: 'Ver calendario',
    en: 'View calendar',
    fr: 'Voir le calendrier',
    pt: 'Ver calendário',
  },
  previousMonth: {
    es: 'Mes anterior',
    en: 'Previous month',
    fr: 'Mois précédent',
    pt: 'Mês anterior',
  },
  counts: {
    es: 'Monitoreos del mes',
    en: 'Monitorings of the month',
    fr: 'Suivis du mois',
    pt: 'Monitoramentos do mês',
  },
  total: { es: 'Todos', en: 'All', fr: 'Tous', pt: 'Todos' },
  doneOfDue: {
    es: '{{done}} realizados de {{due}}',
    en: '{{done}} done of {{due}}',
    fr: '{{done}} réalisés sur {{due}}',
    pt: '{{done}} realizados de {{due}}',
  },

  // Settings
  createUser: {
    es: 'Crear usuario',
    en: 'Create a user',
    fr: 'Créer un utilisateur',
    pt: 'Criar usuário',
  },
  newPolicy: {
    es: 'Nueva versión de la política',
    en: 'New version of the policy',
    fr: 'Nouvelle version de la politique',
    pt: 'Nova versão da política',
  },

  inviteByWorkbook: {
    es: 'Invitar desde Excel',
    en: 'Invite from Excel',
    fr: 'Inviter depuis Excel',
    pt: 'Convidar pelo Excel',
  },
  makeToken: {
    es: 'Crear token',
    en: 'Create a token',
    fr: 'Créer un jeton',
    pt: 'Criar token',
  },
  addServer: {
    es: 'Agregar un servidor',
    en: 'Add a server',
    fr: 'Ajouter un serveur',
    pt: 'Adicionar um servidor',
  },
  addTemplate: {
    es: 'Agregar una plantilla',
    en: 'Add a template',
    fr: 'Ajouter un modèle',
    pt: 'Adicionar um modelo',
  },

  // Results
  importResults: {
    es: 'Importar resultados',
    en: 'Import results',
    fr: 'Importer des résultats',
    pt: 'Importar resultados',
  },
  resultFile: {
    es: 'Archivo de resultados',
    en: 'Results file',
    fr: 'Fichier de résultats',
    pt: 'Arquivo de resultados',
  },
  laboratory: { es: 'Laboratorio', en: 'Laboratory', fr: 'Laboratoire', pt: 'Laboratório' },
  checkResults: {
    es: 'Revisar el archivo',
    en: 'Check the file',
    fr: 'Vérifier le fichier',
    pt: 'Revisar o arquivo',
  },
  held: { es: 'Por resolver', en: 'To be settled', fr: 'À régler', pt: 'Por resolver' },
  good: {
    es: 'Listos para guardar',
    en: 'Ready to save',
    fr: 'Prêts à enregistrer',
    pt: 'Prontos para salvar',
  },
  stationsMissing: {
    es: 'El archivo nombra {{count}} estaciones que el proyecto no tiene',
    en: 'The file names {{count}} stations that the project does not have',
    fr: 'Le fichier nomme {{count}} stations que le projet n’a pas',
    pt: 'O arquivo cita {{count}} estações que o projeto não tem',
  },
  makeStations: {
    es: 'Crear {{count}} estaciones',
    en: 'Make {{count}} stations',
    fr: 'Créer {{count}} stations',
    pt: 'Criar {{count}} estações',
  },
  addAssignment: {
    es: 'Agregar otra norma',
    en: 'Add another standard',
    fr: 'Ajouter une autre norme',
    pt: 'Adicionar outra norma',
  },
  standard: { es: 'Norma', en: 'Standard', fr: 'Norme', pt: 'Norma' },
  category: { es: 'Categoría', en: 'Category', fr: 'Catégorie', pt: 'Categoria' },
  validFrom: { es: 'Vigente desde', en: 'In force from', fr: 'En vigueur dès', pt: 'Vigente de' },
  save: { es: 'Guardar', en: 'Save', fr: 'Enregistrer', pt: 'Salvar' },
  seeWhat: {
    es: 'Ver de qué se trata',
    en: 'See what it is about',
    fr: 'Voir de quoi il s’agit',
    pt: 'Ver do que se trata',
  },
  stationData: {
    es: 'Resultados de la estación',
    en: 'Results of the station',
    fr: 'Résultats de la station',
    pt: 'Resultados da estação',
  },
  approveCampaign: {
    es: 'Aprobar campaña',
    en: 'Approve campaign',
    fr: 'Approuver la campagne',
    pt: 'Aprovar campanha',
  },
  approved: { es: 'Aprobada', en: 'Approved', fr: 'Approuvée', pt: 'Aprovada' },
  unapproved: { es: 'Sin aprobar', en: 'Not approved', fr: 'Non approuvée', pt: 'Não aprovada' },
  saveResults: {
    es: 'Guardar {{count}} resultados',
    en: 'Save {{count}} results',
    fr: 'Enregistrer {{count}} résultats',
    pt: 'Salvar {{count}} resultados',
  },
  campaignOf: {
    es: 'Campaña de estos resultados',
    en: 'Campaign of these results',
    fr: 'Campagne de ces résultats',
    pt: 'Campanha destes resultados',
  },
  campaignMissing: {
    es: 'Indicar la campaña.',
    en: 'Give the campaign.',
    fr: 'Indiquer la campagne.',
    pt: 'Indicar a campanha.',
  },
  resultsSaved: {
    es: 'Se guardaron {{count}} resultados.',
    en: '{{count}} results were saved.',
    fr: '{{count}} résultats ont été enregistrés.',
    pt: 'Foram salvos {{count}} resultados.',
  },
  showResults: {
    es: 'Ver los resultados',
    en: 'Show the results',
    fr: 'Voir les résultats',
    pt: 'Ver os resultados',
  },
  recognised: {
    es: 'Formato reconocido: {{name}}',
    en: 'Recognised format: {{name}}',
    fr: 'Format reconnu : {{name}}',
    pt: 'Formato reconhecido: {{name}}',
  },
  allKnown: {
    es: 'Todos los resultados de este archivo ya estaban guardados.',
    en: 'All results of this file were saved before.',
    fr: 'Tous les résultats de ce fichier étaient déjà enregistrés.',
    pt: 'Todos os resultados deste arquivo já estavam salvos.',
  },
  download: { es: 'Descargar', en: 'Download', fr: 'Télécharger', pt: 'Baixar' },

  // Devices and alarms
  rulesOfLimits: {
    es: 'Crear de los límites',
    en: 'Make from the limits',
    fr: 'Créer d’après les limites',
    pt: 'Criar dos limites',
  },
  makeDeviceToken: {
    es: 'Crear token',
    en: 'Make a token',
    fr: 'Créer un jeton',
    pt: 'Criar token',
  },
  acknowledge: { es: 'Reconocer', en: 'Acknowledge', fr: 'Acquitter', pt: 'Reconhecer' },
  acknowledged: { es: 'Reconocida', en: 'Acknowledged', fr: 'Acquittée', pt: 'Reconhecido' },
  cleared: { es: 'Terminada', en: 'Cleared', fr: 'Terminée', pt: 'Encerrado' },
  viewGraph: {
    es: 'Ver el gráfico',
    en: 'View the graph',
    fr: 'Voir le graphique',
    pt: 'Ver o gráfico',
  },

  // Reference data
  add: { es: 'Agregar', en: 'Add', fr: 'Ajouter', pt: 'Adicionar' },

  ...instrumentTexts,
  ...boardTexts,
} as const satisfies Record<string, Text>

type Values = Readonly<Record<string, string | number>>

export const words =
  (language: Language) =>
  (name: keyof typeof texts, values: Values = {}): string =>
    texts[name][language].replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]))
