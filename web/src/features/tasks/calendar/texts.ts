import { defineTexts } from '@puquio/domain'
import { words } from '../../../lib/texts/words.ts'

export const calendarTexts = defineTexts({
  today: words.today,
  thisMonth: words.thisMonth,
  more_one: {
    es: '{{count}} más',
    en: '{{count}} more',
    fr: '{{count}} autre',
    pt: 'mais {{count}}',
  },
  more_many: {
    es: '{{count}} más',
    en: '{{count}} more',
    fr: '{{count}} autres',
    pt: 'mais {{count}}',
  },
  more_other: {
    es: '{{count}} más',
    en: '{{count}} more',
    fr: '{{count}} autres',
    pt: 'mais {{count}}',
  },
  moreOn: {
    es: 'Ver los {{count}} vencimientos del {{date}}',
    en: 'View the {{count}} due dates of {{date}}',
    fr: 'Voir les {{count}} échéances du {{date}}',
    pt: 'Ver os {{count}} vencimentos de {{date}}',
  },
  emptyMonth: {
    es: 'Nada vence en {{month}}',
    en: 'Nothing is due in {{month}}',
    fr: 'Aucune échéance en {{month}}',
    pt: 'Nada vence em {{month}}',
  },
  tooMany: {
    es: 'Se muestran los primeros {{max}} vencimientos del mes. Filtrar para ver el resto.',
    en: 'The first {{max}} due dates of the month are shown. Filter to see the rest.',
    fr: 'Les {{max}} premières échéances du mois sont affichées. Filtrer pour voir le reste.',
    pt: 'São mostrados os primeiros {{max}} vencimentos do mês. Filtrar para ver o resto.',
  },
})
