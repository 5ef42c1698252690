import { auditTerms } from '@puquio/contract/terms/audit'
import { mapLayerTerms } from '@puquio/contract/terms/map-layers/terms'
import { defineTexts } from '@puquio/domain'
import { modiWords } from '../../widgets/modi/words.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

/** What can be set, by its name and a line of what it is for. */
export const entryTexts = defineTexts({
  'label.own': pageWords.preferences,
  'help.own': {
    es: 'Idioma, apariencia y filas por página.',
    en: 'Language, appearance and rows per page.',
    fr: 'Langue, apparence et lignes par page.',
    pt: 'Idioma, aparência e linhas por página.',
  },
  'label.own-notifications': words.notificationPreferences,
  'help.own-notifications': {
    es: 'Qué avisos se reciben y por qué medio, horas de silencio y resumen diario.',
    en: 'Which notices you receive and how, quiet hours and daily digest.',
    fr: 'Quels avis recevoir et par quel moyen, heures de silence et résumé quotidien.',
    pt: 'Quais avisos receber e por qual meio, horas de silêncio e resumo diário.',
  },
  'label.password': words.changePassword,
  'help.password': {
    es: 'La contraseña con la que se inicia sesión.',
    en: 'The password you sign in with.',
    fr: 'Le mot de passe de connexion.',
    pt: 'A senha com que se entra.',
  },
  'label.tokens': words.accessTokens,
  'help.tokens': {
    es: 'Para leer o cargar datos del proyecto desde Excel, Power BI, Python o R.',
    en: 'To read or load the project’s data from Excel, Power BI, Python or R.',
    fr: 'Pour lire ou charger les données du projet depuis Excel, Power BI, Python ou R.',
    pt: 'Para ler ou carregar dados do projeto a partir do Excel, Power BI, Python ou R.',
  },
  'label.project': {
    es: 'Información general',
    en: 'General information',
    fr: 'Informations générales',
    pt: 'Informações gerais',
  },
  'help.project': {
    es: 'Nombre, empresa, logo, color, temporadas y enlace a la política.',
    en: 'Name, company, logo, colour, seasons and link to the policy.',
    fr: 'Nom, entreprise, logo, couleur, saisons et lien vers la politique.',
    pt: 'Nome, empresa, logo, cor, temporadas e link para a política.',
  },
  'label.members': {
    es: 'Integrantes del proyecto',
    en: 'Members of the project',
    fr: 'Membres du projet',
    pt: 'Integrantes do projeto',
  },
  'help.members': {
    es: 'Quién trabaja en el proyecto, con qué permisos, y los invitados.',
    en: 'Who works in the project, with which permissions, and its guests.',
    fr: 'Qui travaille dans le projet, avec quels droits, et les invités.',
    pt: 'Quem trabalha no projeto, com quais permissões, e os convidados.',
  },
  'label.menu': { es: 'Menú', en: 'Menu', fr: 'Menu', pt: 'Menu' },
  'help.menu': {
    es: 'Las entradas del menú lateral, su orden y lo que ve cada rol.',
    en: 'The entries of the side menu, their order and what each role sees.',
    fr: 'Les entrées du menu latéral, leur ordre et ce que voit chaque rôle.',
    pt: 'As entradas do menu lateral, sua ordem e o que cada papel vê.',
  },
  'label.smtp': {
    es: 'Correo del proyecto',
    en: 'E-mail of the project',
    fr: 'Courriel du projet',
    pt: 'E-mail do projeto',
  },
  'help.smtp': {
    es: 'Servidores SMTP por los que salen los avisos del proyecto.',
    en: 'SMTP servers through which the project’s notices leave.',
    fr: 'Serveurs SMTP par lesquels partent les avis du projet.',
    pt: 'Servidores SMTP pelos quais saem os avisos do projeto.',
  },
  'label.audit': auditTerms.trail,
  'help.audit': {
    es: 'Quién cambió qué, cuándo y desde dónde, y quién ingresó.',
    en: 'Who changed what, when and from where, and who signed in.',
    fr: 'Qui a modifié quoi, quand et d’où, et qui s’est connecté.',
    pt: 'Quem alterou o quê, quando e de onde, e quem entrou.',
  },
  'label.map-layers': mapLayerTerms.layers,
  'help.map-layers': {
    es: 'Archivos KML, GeoJSON y shapefile, y servicios WMS que se ven en todos los mapas.',
    en: 'KML, GeoJSON and shapefile files, and WMS services that every map shows.',
    fr: 'Fichiers KML, GeoJSON et shapefile, et services WMS visibles sur toutes les cartes.',
    pt: 'Arquivos KML, GeoJSON e shapefile, e serviços WMS que aparecem em todos os mapas.',
  },
  'label.projects': pageWords.projects,
  'help.projects': {
    es: 'Todos los que se administran, y crear uno nuevo.',
    en: 'All the projects that you administer, and creating a new one.',
    fr: 'Tous ceux que l’on administre, et en créer un nouveau.',
    pt: 'Todos os que se administram, e criar um novo.',
  },
  'label.users': pageWords.users,
  'help.users': {
    es: 'Todas las cuentas: crear, editar, activar, bloquear.',
    en: 'All accounts: create, edit, activate, block.',
    fr: 'Tous les comptes : créer, modifier, activer, bloquer.',
    pt: 'Todas as contas: criar, editar, ativar, bloquear.',
  },
  'label.notifications': words.notifications,
  'help.notifications': {
    es: 'Qué eventos avisan y a quién, plantillas y medios de envío.',
    en: 'Which events notify whom, templates and sending methods.',
    fr: 'Quels événements avisent qui, modèles et moyens d’envoi.',
    pt: 'Quais eventos avisam e a quem, modelos e meios de envio.',
  },
  'label.outbox': pageWords.outbox,
  'help.outbox': {
    es: 'Cada mensaje que sale, con su resultado, y volver a enviarlo.',
    en: 'Every message that leaves, with its outcome, and sending it again.',
    fr: 'Chaque message sortant, avec son résultat, et le renvoyer.',
    pt: 'Cada mensagem que sai, com seu resultado, e enviá-la de novo.',
  },
  'label.system-smtp': {
    es: 'Correo del sistema',
    en: 'System mail',
    fr: 'Courriel du système',
    pt: 'E-mail do sistema',
  },
  'help.system-smtp': {
    es: 'Servidores SMTP de las cuentas y de los proyectos sin servidor propio.',
    en: 'SMTP servers of accounts, and of projects without a server of their own.',
    fr: 'Serveurs SMTP des comptes et des projets sans serveur propre.',
    pt: 'Servidores SMTP das contas e dos projetos sem servidor próprio.',
  },
  'label.networks': modiWords.networks,
  'help.networks': {
    es: 'ChirpStack, The Things Stack, RockBLOCK y Rock 7: sus tokens y lo que enviaron.',
    en: 'ChirpStack, The Things Stack, RockBLOCK and Rock 7: their tokens and what they sent.',
    fr: 'ChirpStack, The Things Stack, RockBLOCK et Rock 7 : leurs jetons et ce qu’ils ont envoyé.',
    pt: 'ChirpStack, The Things Stack, RockBLOCK e Rock 7: seus tokens e o que enviaram.',
  },
  'label.policy': {
    es: 'Política general',
    en: 'General policy',
    fr: 'Politique générale',
    pt: 'Política geral',
  },
  'help.policy': {
    es: 'Versiones de la política de datos que todos deben aceptar.',
    en: 'Versions of the data policy that everybody has to accept.',
    fr: 'Versions de la politique de données que tous doivent accepter.',
    pt: 'Versões da política de dados que todos devem aceitar.',
  },
  'label.system': {
    es: 'Contacto y mapa base',
    en: 'Contact and basemap',
    fr: 'Contact et fond de carte',
    pt: 'Contato e mapa base',
  },
  'help.system': {
    es: 'A quién acudir por ayuda, el mapa base y la suscripción.',
    en: 'Whom to ask for help, the basemap and the subscription.',
    fr: 'À qui demander de l’aide, le fond de carte et l’abonnement.',
    pt: 'A quem pedir ajuda, o mapa base e a assinatura.',
  },
  'label.jobs': pageWords.systemJobs,
  'help.jobs': {
    es: 'Lo que espera, está en marcha o falló.',
    en: 'What waits, is running or failed.',
    fr: 'Ce qui attend, est en cours ou a échoué.',
    pt: 'O que espera, está em andamento ou falhou.',
  },
})

export type ConfigEntry = keyof typeof entryTexts extends `${string}.${infer Key}` ? Key : never
