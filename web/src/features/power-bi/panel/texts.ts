import { actWords } from '../../../lib/texts/act-words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const powerBiTexts = defineTexts({
  frame: {
    es: 'Informe de Power BI',
    en: 'Power BI report',
    fr: 'Rapport Power BI',
    pt: 'Relatório do Power BI',
  },
  loading: {
    es: 'Abriendo el informe de Power BI…',
    en: 'Opening the Power BI report…',
    fr: 'Ouverture du rapport Power BI…',
    pt: 'Abrindo o relatório do Power BI…',
  },
  notConfigured: {
    es: 'Power BI no está configurado en este sistema',
    en: 'Power BI is not set up in this system',
    fr: 'Power BI n’est pas configuré dans ce système',
    pt: 'O Power BI não está configurado neste sistema',
  },
  missing: {
    es: 'Faltan en la configuración del servidor: {{names}}. El administrador del sistema las define y reinicia Puquio.',
    en: 'Missing in the settings of the server: {{names}}. The system administrator sets them and restarts Puquio.',
    fr: 'Manquent dans la configuration du serveur : {{names}}. L’administrateur du système les définit et redémarre Puquio.',
    pt: 'Faltam na configuração do servidor: {{names}}. O administrador do sistema as define e reinicia o Puquio.',
  },
  askAdministrator: {
    es: 'Un administrador del proyecto puede ver aquí qué falta.',
    en: 'An administrator of the project sees here what is missing.',
    fr: 'Un administrateur du projet voit ici ce qui manque.',
    pt: 'Um administrador do projeto vê aqui o que falta.',
  },
  expired: {
    es: 'El permiso para ver este informe venció',
    en: 'The permission to see this report has expired',
    fr: 'L’autorisation d’afficher ce rapport a expiré',
    pt: 'A permissão para ver este relatório expirou',
  },
  renewing: {
    es: 'Renovándolo…',
    en: 'Renewing it…',
    fr: 'Renouvellement…',
    pt: 'Renovando…',
  },
  renew: actWords.renew,
  refused: {
    es: 'Power BI no pudo mostrar el informe. Respondió: «{{message}}».',
    en: 'Power BI could not show the report. It said: “{{message}}”.',
    fr: 'Power BI n’a pas pu afficher le rapport. Il a répondu : « {{message}} ».',
    pt: 'O Power BI não pôde mostrar o relatório. Respondeu: “{{message}}”.',
  },
  notReached: {
    es: 'El informe no se abrió: la red de este equipo puede estar bloqueando {{host}}. Intentar de nuevo, o pedir que se permita.',
    en: 'The report did not open: this computer’s network may block {{host}}. Try again, or ask for it to be allowed.',
    fr: 'Le rapport ne s’est pas ouvert : le réseau de cet ordinateur bloque peut-être {{host}}. Réessayer, ou demander son autorisation.',
    pt: 'O relatório não abriu: a rede deste computador pode estar bloqueando {{host}}. Tentar novamente ou pedir que seja permitido.',
  },
  ownFilters: {
    es: 'El periodo y las estaciones del tablero no cambian este informe: tiene sus propios filtros.',
    en: 'Period and stations of the board do not change this report: it has filters of its own.',
    fr: 'La période et les stations du tableau ne changent pas ce rapport : il a ses propres filtres.',
    pt: 'O período e as estações do painel não mudam este relatório: ele tem os seus próprios filtros.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    powerBi: Bundle<typeof powerBiTexts>
  }
}

addTexts('powerBi', powerBiTexts)
