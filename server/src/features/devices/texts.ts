import { panelWords } from '@puquio/contract/terms/boards/panel-words'
import { defineTexts } from '@puquio/domain'

/** Words of the panel of devices on paper. */
export const devicePanelTexts = defineTexts({
  devices: { es: 'Dispositivos', en: 'Devices', fr: 'Appareils', pt: 'Dispositivos' },
  last: panelWords.lastMessage,
  battery: { es: 'Batería (%)', en: 'Battery (%)', fr: 'Batterie (%)', pt: 'Bateria (%)' },
  alarms: panelWords.activeAlarms,
  none: {
    es: 'No hay dispositivos en estas estaciones.',
    en: 'There are no devices at these stations.',
    fr: 'Aucun appareil à ces stations.',
    pt: 'Não há dispositivos nestas estações.',
  },
})
