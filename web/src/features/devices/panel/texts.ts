import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const devicesPanelTexts = defineTexts({
  label: {
    es: 'Estado de los dispositivos',
    en: 'State of the devices',
    fr: 'État des appareils',
    pt: 'Estado dos dispositivos',
  },
  none: {
    es: 'No hay dispositivos en estas estaciones',
    en: 'There are no devices at these stations',
    fr: 'Aucun appareil à ces stations',
    pt: 'Não há dispositivos nestas estações',
  },
  noneText: {
    es: 'Elegir otras estaciones en los filtros del tablero.',
    en: 'Choose other stations in the filters of the board.',
    fr: 'Choisissez d’autres stations dans les filtres du tableau.',
    pt: 'Escolha outras estações nos filtros do painel.',
  },
  firstOf: {
    es: 'Los {{shown}} más urgentes de {{total}}.',
    en: 'The {{shown}} most urgent of {{total}}.',
    fr: 'Les {{shown}} plus urgents sur {{total}}.',
    pt: 'Os {{shown}} mais urgentes de {{total}}.',
  },
  all: {
    es: 'Ver todos los dispositivos',
    en: 'See all devices',
    fr: 'Voir tous les appareils',
    pt: 'Ver todos os dispositivos',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    devicesPanel: Bundle<typeof devicesPanelTexts>
  }
}

addTexts('devicesPanel', devicesPanelTexts)
