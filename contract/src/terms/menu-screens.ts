import type { MenuScreen, Text } from '@puquio/domain'
import { containerTypeTerms } from './containers.ts'
import { fieldTerms } from './fields.ts'
import { notificationModuleTerms } from '../notifications/module-terms.ts'

/** Screens as menus name them, and those of the side bar that older menus may hold. */
export const menuScreenTerms = {
  Home: { es: 'Inicio', en: 'Home', fr: 'Accueil', pt: 'Início' },
  PlanningAndMonitoring: fieldTerms.plans,
  ReferenceData: {
    es: 'Datos de referencia',
    en: 'Reference data',
    fr: 'Données de référence',
    pt: 'Dados de referência',
  },
  LaboratoryData: {
    es: 'Datos de laboratorio',
    en: 'Laboratory data',
    fr: 'Données de laboratoire',
    pt: 'Dados de laboratório',
  },
  ExportData: {
    es: 'Exportar datos',
    en: 'Export data',
    fr: 'Exporter les données',
    pt: 'Exportar dados',
  },
  FilesContainer: { es: 'Archivos', en: 'Files', fr: 'Fichiers', pt: 'Arquivos' },
  Commitments: {
    es: 'Instrumentos ambientales',
    en: 'Environmental instruments',
    fr: 'Instruments environnementaux',
    pt: 'Instrumentos ambientais',
  },
  Prompt: { es: 'Prompt', en: 'Prompt', fr: 'Prompt', pt: 'Prompt' },
  ModiList: notificationModuleTerms.modi,
  NPYMS: {
    es: 'Niveles piezométricos',
    en: 'Piezometric levels',
    fr: 'Niveaux piézométriques',
    pt: 'Níveis piezométricos',
  },
  Reports: containerTypeTerms.report,
  Notifications: {
    es: 'Notificaciones',
    en: 'Notifications',
    fr: 'Notifications',
    pt: 'Notificações',
  },
  ConfigView: { es: 'Configuración', en: 'Settings', fr: 'Configuration', pt: 'Configuração' },
} as const satisfies Record<MenuScreen | 'Notifications' | 'ConfigView', Text>
