import { roleTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const shellTexts = defineTexts({
  skip: {
    es: 'Ir al contenido',
    en: 'Skip to the content',
    fr: 'Aller au contenu',
    pt: 'Ir para o conteúdo',
  },
  openMenu: { es: 'Abrir el menú', en: 'Open the menu', fr: 'Ouvrir le menu', pt: 'Abrir o menu' },
  goTo: words.goTo,
  sideBar: {
    es: 'Navegación',
    en: 'Navigation',
    fr: 'Navigation',
    pt: 'Navegação',
  },
  collapse: {
    es: 'Contraer el menú',
    en: 'Collapse the menu',
    fr: 'Réduire le menu',
    pt: 'Recolher o menu',
  },
  expand: {
    es: 'Expandir el menú',
    en: 'Expand the menu',
    fr: 'Agrandir le menu',
    pt: 'Expandir o menu',
  },
  menu: {
    es: 'Menú del proyecto',
    en: 'Project menu',
    fr: 'Menu du projet',
    pt: 'Menu do projeto',
  },
  notificationPreferences: words.notificationPreferences,
  unread: {
    es: 'Notificaciones: {{count}} sin leer',
    en: 'Notifications: {{count}} unread',
    fr: 'Notifications : {{count}} non lues',
    pt: 'Notificações: {{count}} não lidas',
  },

  star: {
    es: 'Agregar a favoritos',
    en: 'Add to favourites',
    fr: 'Ajouter aux favoris',
    pt: 'Adicionar aos favoritos',
  },
  unstar: {
    es: 'Quitar de favoritos',
    en: 'Remove from favourites',
    fr: 'Retirer des favoris',
    pt: 'Remover dos favoritos',
  },

  // Project
  chooseProject: {
    es: 'Elegir proyecto',
    en: 'Choose a project',
    fr: 'Choisir un projet',
    pt: 'Escolher projeto',
  },
  currentProject: {
    es: 'Proyecto actual: {{name}}. Cambiar de proyecto',
    en: 'Current project: {{name}}. Change project',
    fr: 'Projet actuel : {{name}}. Changer de projet',
    pt: 'Projeto atual: {{name}}. Mudar de projeto',
  },
  searchProject: {
    es: 'Buscar proyecto',
    en: 'Search projects',
    fr: 'Rechercher un projet',
    pt: 'Buscar projeto',
  },
  noProjectFound: {
    es: 'Ningún proyecto coincide con la búsqueda',
    en: 'No project matches the search',
    fr: 'Aucun projet ne correspond à la recherche',
    pt: 'Nenhum projeto corresponde à busca',
  },
  noProjectTitle: {
    es: 'No hay proyectos asignados',
    en: 'No project is assigned',
    fr: 'Aucun projet n’est attribué',
    pt: 'Não há projetos atribuídos',
  },
  noProject: {
    es: 'Actualizar la página o pedir a un administrador que asigne un proyecto.',
    en: 'Refresh, or ask an administrator to assign a project.',
    fr: 'Actualiser ou demander à un administrateur d’attribuer un projet.',
    pt: 'Atualizar a página ou pedir a um administrador que atribua um projeto.',
  },
  refresh: { es: 'Actualizar', en: 'Refresh', fr: 'Actualiser', pt: 'Atualizar' },
  noMenu: {
    es: 'El proyecto no tiene menú para este usuario. Pedirlo a un administrador.',
    en: 'The project has no menu for this user. Ask an administrator for it.',
    fr: 'Le projet n’a pas de menu pour cet utilisateur. Le demander à un administrateur.',
    pt: 'O projeto não tem menu para este usuário. Pedi-lo a um administrador.',
  },

  // Foot of the side bar
  account: {
    es: 'Cuenta de {{name}}',
    en: 'Account of {{name}}',
    fr: 'Compte de {{name}}',
    pt: 'Conta de {{name}}',
  },
  changePassword: words.changePassword,
  contact: words.contact,
  contactText: {
    es: 'Para consultas sobre el sistema o los permisos.',
    en: 'For questions about the system or permissions.',
    fr: 'Pour toute question sur le système ou les autorisations.',
    pt: 'Para dúvidas sobre o sistema ou as permissões.',
  },
  noContact: {
    es: 'No se ha indicado un contacto. Consultar a un administrador del proyecto.',
    en: 'No contact has been given. Ask an administrator of the project.',
    fr: 'Aucun contact n’a été indiqué. Consulter un administrateur du projet.',
    pt: 'Nenhum contato foi informado. Consultar um administrador do projeto.',
  },
  contactName: words.name,
  phone: words.phone,
  email: words.email,
  policy: {
    es: 'Política de datos',
    en: 'Data policy',
    fr: 'Politique de données',
    pt: 'Política de dados',
  },
  context: {
    es: 'Sobre este proyecto',
    en: 'About this project',
    fr: 'À propos de ce projet',
    pt: 'Sobre este projeto',
  },
  projectName: words.project,
  business: words.business,
  role: { es: 'Permisos', en: 'Permissions', fr: 'Autorisations', pt: 'Permissões' },
  systemAdmin: roleTerms.SYSTEM,
  noRole: { es: 'Ninguno', en: 'None', fr: 'Aucune', pt: 'Nenhuma' },
  timeZone: words.timeZone,
  version: words.versionOf,
  tokens: words.accessTokens,
  providerNotLeft: {
    es: 'El navegador bloqueó la ventana del proveedor de identidad: su sesión allí sigue abierta.',
    en: 'The browser blocked the identity provider’s window: your session there is still open.',
    fr: 'Le navigateur a bloqué la fenêtre du fournisseur d’identité : la session y reste ouverte.',
    pt: 'O navegador bloqueou a janela do provedor de identidade: a sessão lá continua aberta.',
  },
  signOut: { es: 'Cerrar sesión', en: 'Sign out', fr: 'Se déconnecter', pt: 'Sair' },
  notToldServer: {
    es: 'La sesión se cerró en este dispositivo, pero no se pudo avisar al servidor: allí vence sola.',
    en: 'You are signed out on this device, but the server could not be told: the session expires there by itself.',
    fr: 'La session est fermée sur cet appareil, mais le serveur n’a pas pu être prévenu : elle y expirera d’elle-même.',
    pt: 'A sessão foi encerrada neste dispositivo, mas não foi possível avisar o servidor: lá ela vence sozinha.',
  },

  // Chat bot
  chatBotTitle: {
    es: 'El asistente virtual aún no está disponible',
    en: 'The chat bot is not available yet',
    fr: 'L’assistant virtuel n’est pas encore disponible',
    pt: 'O assistente virtual ainda não está disponível',
  },
  chatBotText: {
    es: 'Responderá preguntas sobre los planes y compromisos del proyecto. Se avisará cuando se pueda usar.',
    en: 'It will answer questions about the plans and commitments of the project. You will be told when it can be used.',
    fr: 'Il répondra aux questions sur les plans et engagements du projet. Sa mise en service sera annoncée.',
    pt: 'Responderá perguntas sobre os planos e compromissos do projeto. Haverá um aviso quando puder ser usado.',
  },

  // Pages
  toHome: firstWords.toHome,
  invalidRoute: {
    es: 'Ruta no válida: no se tiene permiso para abrirla o el menú del proyecto no la muestra.',
    en: 'Invalid route: you have no permission to open it, or the menu of the project does not show it.',
    fr: 'Route non valide : aucune autorisation pour l’ouvrir, ou le menu du projet ne l’affiche pas.',
    pt: 'Rota inválida: não há permissão para abri-la ou o menu do projeto não a mostra.',
  },
  invalidRouteRole: {
    es: 'Ruta no válida: esta página pide el permiso de {{role}}. Pedirlo a un administrador del proyecto.',
    en: 'Invalid route: this page needs the permission {{role}}. Ask an administrator of the project for it.',
    fr: 'Route non valide : cette page demande l’autorisation {{role}}. La demander à un administrateur du projet.',
    pt: 'Rota inválida: esta página pede a permissão de {{role}}. Pedi-la a um administrador do projeto.',
  },
  invalidRouteOfSystem: {
    es: 'Ruta no válida: esta página es de los administradores del sistema.',
    en: 'Invalid route: this page is for administrators of the system.',
    fr: 'Route non valide : cette page est réservée aux administrateurs du système.',
    pt: 'Rota inválida: esta página é dos administradores do sistema.',
  },
  accessDeniedTitle: {
    es: 'Acceso denegado',
    en: 'Access denied',
    fr: 'Accès refusé',
    pt: 'Acesso negado',
  },
  accessDenied: {
    es: 'No se tiene permiso para acceder a esta ruta. Pedirlo a un administrador del proyecto.',
    en: 'You have no permission to access this route. Ask an administrator of the project for it.',
    fr: 'Aucune autorisation pour accéder à cette route. La demander à un administrateur du projet.',
    pt: 'Não há permissão para acessar esta rota. Pedi-la a um administrador do projeto.',
  },
  offline: {
    es: 'Sin conexión a una red. Lo que se muestra puede no ser lo último y no se puede guardar hasta que la conexión vuelva.',
    en: 'Not connected to a network. What is shown may not be the latest, and nothing can be saved until the connection is back.',
    fr: 'Aucune connexion à un réseau. L’affichage peut ne pas être à jour et rien ne peut être enregistré avant son retour.',
    pt: 'Sem conexão com uma rede. O que se mostra pode não ser o mais recente e nada pode ser salvo até a conexão voltar.',
  },
  loading: firstWords.loading,
  saving: { es: 'Guardando', en: 'Saving', fr: 'Enregistrement', pt: 'Salvando' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: Bundle<typeof shellTexts>
  }
}

addTexts('shell', shellTexts)
