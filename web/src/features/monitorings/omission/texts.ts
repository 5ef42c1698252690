import { defineTexts } from '@puquio/domain'
import { words } from '../../../lib/texts/words.ts'

export const omissionTexts = defineTexts({
  omit: {
    es: 'Omitir la estación',
    en: 'Omit the station',
    fr: 'Omettre la station',
    pt: 'Omitir a estação',
  },
  omitTitle: {
    es: 'Omitir monitoreos de una estación',
    en: 'Omit monitorings of a station',
    fr: 'Omettre des suivis d’une station',
    pt: 'Omitir monitoramentos de uma estação',
  },
  omitFrom: words.fromDay,
  omitTo: words.toDay,
  omitRange: {
    es: 'Sin fechas, se omiten todos los pendientes.',
    en: 'Without dates, all pending ones are omitted.',
    fr: 'Sans dates, tous les suivis en attente sont omis.',
    pt: 'Sem datas, todos os pendentes são omitidos.',
  },
  omitPreview_one: {
    es: 'Se omitirá {{count}} monitoreo pendiente. Los realizados ({{done}}) quedan como están.',
    en: '{{count}} pending monitoring will be omitted. Those done ({{done}}) stay as they are.',
    fr: '{{count}} suivi en attente sera omis. Ceux réalisés ({{done}}) restent tels quels.',
    pt: '{{count}} monitoramento pendente será omitido. Os realizados ({{done}}) ficam como estão.',
  },
  omitPreview_many: {
    es: 'Se omitirán {{count}} monitoreos pendientes. Los realizados ({{done}}) quedan como están.',
    en: '{{count}} pending monitorings will be omitted. Those done ({{done}}) stay as they are.',
    fr: '{{count}} suivis en attente seront omis. Ceux réalisés ({{done}}) restent tels quels.',
    pt: '{{count}} monitoramentos pendentes serão omitidos. Os realizados ({{done}}) ficam como estão.',
  },
  omitPreview_other: {
    es: 'Se omitirán {{count}} monitoreos pendientes. Los realizados ({{done}}) quedan como están.',
    en: '{{count}} pending monitorings will be omitted. Those done ({{done}}) stay as they are.',
    fr: '{{count}} suivis en attente seront omis. Ceux réalisés ({{done}}) restent tels quels.',
    pt: '{{count}} monitoramentos pendentes serão omitidos. Os realizados ({{done}}) ficam como estão.',
  },
  nothingToOmit: {
    es: 'No hay monitoreos pendientes en esas fechas.',
    en: 'There are no pending monitorings in those dates.',
    fr: 'Aucun suivi n’est en attente à ces dates.',
    pt: 'Não há monitoramentos pendentes nessas datas.',
  },
  omitThem_one: {
    es: 'Omitir {{count}} monitoreo',
    en: 'Omit {{count}} monitoring',
    fr: 'Omettre {{count}} suivi',
    pt: 'Omitir {{count}} monitoramento',
  },
  omitThem_many: {
    es: 'Omitir {{count}} monitoreos',
    en: 'Omit {{count}} monitorings',
    fr: 'Omettre {{count}} suivis',
    pt: 'Omitir {{count}} monitoramentos',
  },
  omitThem_other: {
    es: 'Omitir {{count}} monitoreos',
    en: 'Omit {{count}} monitorings',
    fr: 'Omettre {{count}} suivis',
    pt: 'Omitir {{count}} monitoramentos',
  },
  omitted_one: {
    es: 'Se omitió {{count}} monitoreo',
    en: '{{count}} monitoring was omitted',
    fr: '{{count}} suivi a été omis',
    pt: '{{count}} monitoramento foi omitido',
  },
  omitted_many: {
    es: 'Se omitieron {{count}} monitoreos',
    en: '{{count}} monitorings were omitted',
    fr: '{{count}} suivis ont été omis',
    pt: '{{count}} monitoramentos foram omitidos',
  },
  omitted_other: {
    es: 'Se omitieron {{count}} monitoreos',
    en: '{{count}} monitorings were omitted',
    fr: '{{count}} suivis ont été omis',
    pt: '{{count}} monitoramentos foram omitidos',
  },
})
