import type { Text } from '../../languages.ts'
import type { Condition, Severity } from './rule.ts'
import type { RuleIssue } from './rule-issues.ts'

export const severityTerms = {
  high: { es: 'Alta', en: 'High', fr: 'Haute', pt: 'Alta' },
  medium: { es: 'Media', en: 'Medium', fr: 'Moyenne', pt: 'Média' },
  low: { es: 'Baja', en: 'Low', fr: 'Basse', pt: 'Baixa' },
} as const satisfies Record<Severity, Text>

export const conditionTerms = {
  value: { es: 'Valor', en: 'Value', fr: 'Valeur', pt: 'Valor' },
  rate: {
    es: 'Velocidad de cambio',
    en: 'Rate of change',
    fr: 'Vitesse de variation',
    pt: 'Taxa de variação',
  },
  noData: { es: 'Sin datos', en: 'No data', fr: 'Sans données', pt: 'Sem dados' },
} as const satisfies Record<Condition['kind'], Text>

/** In the order in which people choose among them. */
export const conditionKinds = Object.keys(conditionTerms) as Condition['kind'][]

export const ruleIssueTerms = {
  'not-a-number': {
    es: 'Falta un número.',
    en: 'A number is missing.',
    fr: 'Il manque un nombre.',
    pt: 'Falta um número.',
  },
  'second-incomplete': {
    es: 'A la segunda condición le falta la unión, el operador o el valor.',
    en: 'The second condition lacks its join, operator or value.',
    fr: 'Il manque à la seconde condition la liaison, l’opérateur ou la valeur.',
    pt: 'Falta à segunda condição a união, o operador ou o valor.',
  },
  'never-raised': {
    es: 'Ningún valor posible cumple la condición: revisar los límites, o unirlos con «o».',
    en: 'No possible value meets the condition: check the limits, or join them by “or”.',
    fr: 'Aucune valeur possible ne remplit la condition : vérifier les limites, ou les relier par « ou ».',
    pt: 'Nenhum valor possível atende à condição: revisar os limites, ou uni-los com “ou”.',
  },
  'always-raised': {
    es: 'Todo valor posible cumple la condición: revisar los límites, o unirlos con «y».',
    en: 'Every possible value meets the condition: check the limits, or join them by “and”.',
    fr: 'Toute valeur possible remplit la condition : vérifier les limites, ou les relier par « et ».',
    pt: 'Todo valor possível atende à condição: revisar os limites, ou uni-los com “e”.',
  },
  'dead-band-negative': {
    es: 'La banda muerta no puede ser negativa.',
    en: 'The dead band cannot be negative.',
    fr: 'La bande morte ne peut pas être négative.',
    pt: 'A banda morta não pode ser negativa.',
  },
  'dead-band-of-equality': {
    es: 'Con = y ≠ la banda muerta es 0.',
    en: 'With = and ≠ the dead band is 0.',
    fr: 'Avec = et ≠ la bande morte est 0.',
    pt: 'Com = e ≠ a banda morta é 0.',
  },
  'never-cleared': {
    es: 'Con esta banda muerta la alarma no terminaría con ningún valor posible.',
    en: 'With this dead band no possible value would clear the alarm.',
    fr: 'Avec cette bande morte, aucune valeur possible ne mettrait fin à l’alarme.',
    pt: 'Com esta banda morta nenhum valor possível encerraria o alarme.',
  },
  'on-delay': {
    es: 'La duración va de 0 a 31 días.',
    en: 'The duration is from 0 to 31 days.',
    fr: 'La durée va de 0 à 31 jours.',
    pt: 'A duração vai de 0 a 31 dias.',
  },
  'in-a-row': {
    es: 'Las veces seguidas van de 1 a 1000.',
    en: 'The times in a row are from 1 to 1000.',
    fr: 'Le nombre de fois de suite va de 1 à 1000.',
    pt: 'As vezes seguidas vão de 1 a 1000.',
  },
  'off-delay': {
    es: 'El tiempo para terminar va de 0 a 31 días.',
    en: 'The clearing time is from 0 to 31 days.',
    fr: 'Le temps de retour va de 0 à 31 jours.',
    pt: 'O tempo para encerrar vai de 0 a 31 dias.',
  },
  'window-too-short': {
    es: 'El período del cambio va de dos intervalos del equipo a 31 días.',
    en: 'The window of the change is from two intervals of the device to 31 days.',
    fr: 'La période de la variation va de deux intervalles de l’appareil à 31 jours.',
    pt: 'O período da variação vai de dois intervalos do equipamento a 31 dias.',
  },
  'no-data-intervals': {
    es: 'Los intervalos sin datos van de 1 a 100.',
    en: 'The intervals without data are from 1 to 100.',
    fr: 'Les intervalles sans données vont de 1 à 100.',
    pt: 'Os intervalos sem dados vão de 1 a 100.',
  },
  'no-data-grace': {
    es: 'La tolerancia va de 0 a 31 días.',
    en: 'The grace is from 0 to 31 days.',
    fr: 'La tolérance va de 0 à 31 jours.',
    pt: 'A tolerância vai de 0 a 31 dias.',
  },
  'schedule-days': {
    es: 'Elegir al menos un día del horario.',
    en: 'Choose at least one day of the schedule.',
    fr: 'Choisir au moins un jour de l’horaire.',
    pt: 'Escolher ao menos um dia do horário.',
  },
  'schedule-times': {
    es: 'Las horas del horario son de 00:00 a 23:59.',
    en: 'The times of the schedule are from 00:00 to 23:59.',
    fr: 'Les heures de l’horaire vont de 00:00 à 23:59.',
    pt: 'As horas do horário vão de 00:00 a 23:59.',
  },
  repeat: {
    es: 'La repetición va de 5 minutos a 7 días.',
    en: 'The repeat is from 5 minutes to 7 days.',
    fr: 'La répétition va de 5 minutes à 7 jours.',
    pt: 'A repetição vai de 5 minutos a 7 dias.',
  },
  escalation: {
    es: 'El escalamiento tiene hasta 5 pasos, cada uno después del anterior.',
    en: 'The escalation has up to 5 steps, each after the one before.',
    fr: 'L’escalade a jusqu’à 5 étapes, chacune après la précédente.',
    pt: 'O escalonamento tem até 5 passos, cada um depois do anterior.',
  },
} as const satisfies Record<RuleIssue, Text>
