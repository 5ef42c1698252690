import type { Text } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const fieldTexts = {
  dateShape: { es: 'dd/mm/aaaa', en: 'dd/mm/yyyy', fr: 'jj/mm/aaaa', pt: 'dd/mm/aaaa' },
  dateNotUnderstood: {
    es: 'No se reconoce la fecha. Escribirla como dd/mm/aaaa.',
    en: 'The date is not understood. Write it as dd/mm/yyyy.',
    fr: 'La date n’est pas comprise. L’écrire sous la forme jj/mm/aaaa.',
    pt: 'A data não foi entendida. Escrevê-la como dd/mm/aaaa.',
  },
  dateYear: words.yearOutOfRange,
  dateTooEarly: {
    es: 'Elegir una fecha desde el {{date}}.',
    en: 'Choose a date from {{date}} on.',
    fr: 'Choisir une date à partir du {{date}}.',
    pt: 'Escolher uma data a partir de {{date}}.',
  },
  dateTooLate: {
    es: 'Elegir una fecha hasta el {{date}}.',
    en: 'Choose a date up to {{date}}.',
    fr: 'Choisir une date jusqu’au {{date}}.',
    pt: 'Escolher uma data até {{date}}.',
  },
  openCalendar: {
    es: 'Abrir el calendario',
    en: 'Open the calendar',
    fr: 'Ouvrir le calendrier',
    pt: 'Abrir o calendário',
  },
  calendar: words.calendar,
  today: words.today,
  month: words.month,
  year: words.year,
  previousMonth: {
    es: 'Mes anterior',
    en: 'Previous month',
    fr: 'Mois précédent',
    pt: 'Mês anterior',
  },
  nextMonth: { es: 'Mes siguiente', en: 'Next month', fr: 'Mois suivant', pt: 'Próximo mês' },
  understoodAs: {
    es: 'Se entiende {{value}}',
    en: 'Understood as {{value}}',
    fr: 'Compris : {{value}}',
    pt: 'Entendido como {{value}}',
  },
  numberAmbiguous: {
    es: '¿{{whole}} o {{decimal}}? Escribirlo sin separador de miles.',
    en: '{{whole}} or {{decimal}}? Write it without a thousands separator.',
    fr: '{{whole}} ou {{decimal}} ? L’écrire sans séparateur de milliers.',
    pt: '{{whole}} ou {{decimal}}? Escrever sem separador de milhares.',
  },
  numberNotUnderstood: {
    es: 'No se reconoce el número. Escribir solo cifras, con coma o punto decimal.',
    en: 'The number is not understood. Write digits only, with a decimal comma or point.',
    fr: 'Le nombre n’est pas compris. N’écrire que des chiffres, avec une virgule ou un point décimal.',
    pt: 'O número não foi entendido. Escrever só algarismos, com vírgula ou ponto decimal.',
  },
  numberTooSmall: {
    es: 'El mínimo es {{limit}}.',
    en: 'The minimum is {{limit}}.',
    fr: 'Le minimum est {{limit}}.',
    pt: 'O mínimo é {{limit}}.',
  },
  numberTooLarge: {
    es: 'El máximo es {{limit}}.',
    en: 'The maximum is {{limit}}.',
    fr: 'Le maximum est {{limit}}.',
    pt: 'O máximo é {{limit}}.',
  },
  nothingFound: {
    es: 'Nada coincide con la búsqueda',
    en: 'Nothing matches the search',
    fr: 'Aucun résultat',
    pt: 'Nada corresponde à busca',
  },
  moreMatches: {
    es: 'Hay más: escribir para acotar la lista',
    en: 'There are more: type to narrow the list',
    fr: 'Il y en a d’autres : saisir pour réduire la liste',
    pt: 'Há mais: digitar para reduzir a lista',
  },
  timeNotUnderstood: {
    es: 'No se reconoce la hora. Escribirla como hh:mm.',
    en: 'The time is not understood. Write it as hh:mm.',
    fr: 'L’heure n’est pas comprise. L’écrire sous la forme hh:mm.',
    pt: 'A hora não foi entendida. Escrevê-la como hh:mm.',
  },
  all: words.all,
  chosen: {
    es: '{{first}} y {{count}} más',
    en: '{{first}} and {{count}} more',
    fr: '{{first}} et {{count}} de plus',
    pt: '{{first}} e mais {{count}}',
  },
  showAll: { es: 'Mostrar todo', en: 'Show all of them', fr: 'Tout afficher', pt: 'Mostrar tudo' },
  search: { es: 'Buscar', en: 'Search', fr: 'Rechercher', pt: 'Buscar' },
  clearSearch: {
    es: 'Borrar la búsqueda',
    en: 'Clear the search',
    fr: 'Effacer la recherche',
    pt: 'Limpar a busca',
  },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    uiFields: Bundle<typeof fieldTexts>
  }
}

addTexts('uiFields', fieldTexts)
