import { modiWords } from '../../widgets/modi/words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

const maintenanceTexts = defineTexts({
  title: modiWords.maintenance,
  help: {
    es: 'Mientras dura, las alarmas se registran y no se avisa de ellas; de lo que siga activo se avisa al final.',
    en: 'While it lasts, alarms are recorded and not told; what is still active is told at its end.',
    fr: 'Pendant sa durée, les alarmes sont enregistrées sans avis ; ce qui reste actif est annoncé à la fin.',
    pt: 'Enquanto dura, os alarmes são registrados e não se avisa deles; do que continuar ativo se avisa no fim.',
  },
  add: {
    es: 'Anunciar mantenimiento',
    en: 'Announce maintenance',
    fr: 'Annoncer une maintenance',
    pt: 'Anunciar manutenção',
  },
  edit: pageWords.edit,
  search: {
    es: 'Buscar por dispositivo o motivo',
    en: 'Search by device or reason',
    fr: 'Rechercher par appareil ou motif',
    pt: 'Buscar por dispositivo ou motivo',
  },
  device: modiWords.device,
  allDevices: words.all,
  allHelp: {
    es: 'Vacío: todos los dispositivos.',
    en: 'Empty: all devices.',
    fr: 'Vide : tous les appareils.',
    pt: 'Vazio: todos os dispositivos.',
  },
  from: words.fromDay,
  until: words.toDay,
  time: pageWords.time,
  reason: pageWords.reason,
  by: words.by,
  when: { es: 'Cuándo', en: 'When', fr: 'Quand', pt: 'Quando' },
  current: {
    es: 'Vigentes y próximos',
    en: 'Current and to come',
    fr: 'En cours et à venir',
    pt: 'Vigentes e próximos',
  },
  over: { es: 'Terminados', en: 'Over', fr: 'Terminées', pt: 'Encerrados' },
  end: { es: 'Terminar ahora', en: 'End now', fr: 'Terminer maintenant', pt: 'Encerrar agora' },
  remove: { es: 'Quitar', en: 'Remove', fr: 'Supprimer', pt: 'Remover' },
  removeTitle: {
    es: 'Quitar el mantenimiento',
    en: 'Remove the maintenance',
    fr: 'Supprimer la maintenance',
    pt: 'Remover a manutenção',
  },
  removeText: {
    es: 'Las alarmas que sigan activas se avisan enseguida.',
    en: 'Alarms that are still active are told at once.',
    fr: 'Les alarmes encore actives sont annoncées aussitôt.',
    pt: 'Os alarmes que continuarem ativos são avisados em seguida.',
  },
  save: words.save,
  saved: {
    es: 'El mantenimiento se guardó',
    en: 'The maintenance was saved',
    fr: 'La maintenance a été enregistrée',
    pt: 'A manutenção foi salva',
  },
  removed: {
    es: 'El mantenimiento se quitó',
    en: 'The maintenance was removed',
    fr: 'La maintenance a été supprimée',
    pt: 'A manutenção foi removida',
  },
  noneTitle: {
    es: 'No hay mantenimientos',
    en: 'There is no maintenance',
    fr: 'Aucune maintenance',
    pt: 'Não há manutenções',
  },
  changedMeanwhile: pageWords.changedMeanwhile,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    maintenance: Bundle<typeof maintenanceTexts>
  }
}

addTexts('maintenance', maintenanceTexts)
