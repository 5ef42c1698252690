import type { Text } from '../../languages.ts'
import { cellProblemTerms } from '../../tables/terms.ts'
import type { HeldReason } from './held-reasons.ts'

/** Why a result waits and what to do; the cell's text stands beside it. */
export const heldTerms = {
  'unknown-station': {
    es: 'El proyecto no tiene una estación con este nombre. Elegir a cuál corresponde.',
    en: 'The project has no station of this name. Choose which one it is.',
    fr: 'Le projet n’a pas de station de ce nom. Choisir celle dont il s’agit.',
    pt: 'O projeto não tem uma estação com este nome. Escolher a que corresponde.',
  },
  'unknown-parameter': {
    es: 'No se conoce un parámetro con este nombre. Elegir a cuál corresponde.',
    en: 'No parameter of this name is known. Choose which one it is.',
    fr: 'Aucun paramètre de ce nom n’est connu. Choisir celui dont il s’agit.',
    pt: 'Não se conhece um parâmetro com este nome. Escolher a qual corresponde.',
  },
  'several-parameters': {
    es: 'El nombre puede ser de varios parámetros. Elegir a cuál corresponde.',
    en: 'The name may be of several parameters. Choose which one it is.',
    fr: 'Le nom peut être celui de plusieurs paramètres. Choisir celui dont il s’agit.',
    pt: 'O nome pode ser de vários parâmetros. Escolher a qual corresponde.',
  },
  'unknown-unit': {
    es: 'No se conoce esta unidad. Elegir a cuál corresponde.',
    en: 'This unit is not known. Choose which one it is.',
    fr: 'Cette unité n’est pas connue. Choisir celle dont il s’agit.',
    pt: 'Não se conhece esta unidade. Escolher a qual corresponde.',
  },
  'unknown-method': {
    es: 'No se conoce este método de ensayo. Elegir a cuál corresponde.',
    en: 'This test method is not known. Choose which one it is.',
    fr: 'Cette méthode d’essai n’est pas connue. Choisir celle dont il s’agit.',
    pt: 'Não se conhece este método de ensaio. Escolher a qual corresponde.',
  },
  'unit-not-of-parameter': {
    es: 'El parámetro se mide en {{unit}}, y no hay conversión desde esta unidad. Corregir la unidad o el parámetro.',
    en: 'The parameter is measured in {{unit}}, and this unit does not convert to it. Correct the unit or the parameter.',
    fr: 'Le paramètre se mesure en {{unit}}, et cette unité ne s’y convertit pas. Corriger l’unité ou le paramètre.',
    pt: 'O parâmetro é medido em {{unit}}, e não há conversão a partir desta unidade. Corrigir a unidade ou o parâmetro.',
  },
  'without-station': {
    es: 'La muestra no dice de qué estación es. Indicar la estación.',
    en: 'The sample does not say from which station it is. Give the station.',
    fr: 'L’échantillon n’indique pas sa station. Indiquer la station.',
    pt: 'A amostra não diz de qual estação é. Indicar a estação.',
  },
  'without-date': {
    es: 'La muestra no tiene fecha de muestreo. Indicar la fecha.',
    en: 'The sample has no sampling date. Give the date.',
    fr: 'L’échantillon n’a pas de date de prélèvement. Indiquer la date.',
    pt: 'A amostra não tem data de amostragem. Indicar a data.',
  },
  'without-parameter': {
    es: 'El valor no dice de qué parámetro es. Indicar el parámetro.',
    en: 'The value does not say of which parameter it is. Give the parameter.',
    fr: 'La valeur n’indique pas son paramètre. Indiquer le paramètre.',
    pt: 'O valor não diz de qual parâmetro é. Indicar o parâmetro.',
  },
  'without-unit': {
    es: 'El valor no tiene unidad. Indicar la unidad.',
    en: 'The value has no unit. Give the unit.',
    fr: 'La valeur n’a pas d’unité. Indiquer l’unité.',
    pt: 'O valor não tem unidade. Indicar a unidade.',
  },
  date: cellProblemTerms.date,
  'ambiguous-date': {
    es: 'La fecha puede ser {{first}} o {{second}}. Indicar si el día o el mes va primero en este archivo.',
    en: 'The date may be {{first}} or {{second}}. Say whether the day or the month stands first in this file.',
    fr: 'La date peut être {{first}} ou {{second}}. Indiquer si le jour ou le mois vient d’abord dans ce fichier.',
    pt: 'A data pode ser {{first}} ou {{second}}. Indicar se o dia ou o mês vem primeiro neste arquivo.',
  },
  'no-such-day': cellProblemTerms['no-such-day'],
  'date-without-day': {
    es: 'Falta el día o el año de la fecha. Escribirla como dd/mm/aaaa.',
    en: 'The day or the year of the date is missing. Write it as dd/mm/yyyy.',
    fr: 'Il manque le jour ou l’année de la date. L’écrire sous la forme jj/mm/aaaa.',
    pt: 'Falta o dia ou o ano da data. Escrevê-la como dd/mm/aaaa.',
  },
  'date-serial': {
    es: 'Es el número con que la hoja de cálculo guarda una fecha. Escribirla como dd/mm/aaaa, o indicarlo en el perfil del laboratorio.',
    en: 'This is the number by which a spreadsheet keeps a date. Write it as dd/mm/yyyy, or say so in the laboratory’s profile.',
    fr: 'C’est le nombre par lequel le tableur enregistre une date. L’écrire sous la forme jj/mm/aaaa, ou l’indiquer dans le profil du laboratoire.',
    pt: 'É o número com que a planilha guarda uma data. Escrevê-la como dd/mm/aaaa, ou indicá-lo no perfil do laboratório.',
  },
  'date-year': {
    es: 'El año está fuera de lo posible. Corregir la fecha.',
    en: 'The year is out of range. Correct the date.',
    fr: 'L’année est hors limites. Corriger la date.',
    pt: 'O ano está fora do possível. Corrigir a data.',
  },
  time: {
    es: 'No se reconoce la hora. Escribirla como 17:54.',
    en: 'The time is not understood. Write it as 17:54.',
    fr: 'L’heure n’est pas comprise. L’écrire sous la forme 17:54.',
    pt: 'A hora não foi entendida. Escrevê-la como 17:54.',
  },
  'in-the-future': {
    es: 'La fecha todavía no llega. Corregir la fecha.',
    en: 'The date has not come yet. Correct the date.',
    fr: 'La date n’est pas encore arrivée. Corriger la date.',
    pt: 'A data ainda não chegou. Corrigir a data.',
  },
  'error-value': {
    es: 'La celda contiene una fórmula con error. Escribir el valor.',
    en: 'The cell holds a formula with an error. Write the value.',
    fr: 'La cellule contient une formule en erreur. Écrire la valeur.',
    pt: 'A célula contém uma fórmula com erro. Escrever o valor.',
  },
  'not-a-value': {
    es: 'El texto no es un valor. Escribir un número, con < o > si corresponde, o ND.',
    en: 'The text is no value. Write a number, with < or > where it applies, or ND.',
    fr: 'Le texte n’est pas une valeur. Écrire un nombre, avec < ou > le cas échéant, ou ND.',
    pt: 'O texto não é um valor. Escrever um número, com < ou > se for o caso, ou ND.',
  },
  'ambiguous-value': {
    es: 'No está claro si la coma o el punto separa miles o decimales: {{whole}} o {{decimal}}. Indicar la marca decimal de este archivo.',
    en: 'It is not clear whether the comma or point parts thousands or decimals: {{whole}} or {{decimal}}. Give the decimal mark of this file.',
    fr: 'La virgule ou le point peut séparer les milliers ou les décimales : {{whole}} ou {{decimal}}. Indiquer la marque décimale de ce fichier.',
    pt: 'Não está claro se a vírgula ou o ponto separa milhares ou decimais: {{whole}} ou {{decimal}}. Indicar a marca decimal deste arquivo.',
  },
  'below-possible': {
    es: 'El valor es menor que lo físicamente posible: {{min}} {{unit}}. Revisar el valor y su unidad.',
    en: 'The value is below what is physically possible: {{min}} {{unit}}. Check the value and its unit.',
    fr: 'La valeur est inférieure à ce qui est physiquement possible : {{min}} {{unit}}. Vérifier la valeur et son unité.',
    pt: 'O valor é menor que o fisicamente possível: {{min}} {{unit}}. Verificar o valor e sua unidade.',
  },
  'above-possible': {
    es: 'El valor es mayor que lo físicamente posible: {{max}} {{unit}}. Revisar el valor y su unidad.',
    en: 'The value is above what is physically possible: {{max}} {{unit}}. Check the value and its unit.',
    fr: 'La valeur est supérieure à ce qui est physiquement possible : {{max}} {{unit}}. Vérifier la valeur et son unité.',
    pt: 'O valor é maior que o fisicamente possível: {{max}} {{unit}}. Verificar o valor e sua unidade.',
  },
  zone: cellProblemTerms.zone,
  datum: cellProblemTerms.datum,
  'text-too-long': {
    es: 'El texto tiene más de {{max}} caracteres. Corregirlo por uno más corto.',
    en: 'The text has more than {{max}} characters. Correct it by a shorter one.',
    fr: 'Le texte a plus de {{max}} caractères. Le corriger par un plus court.',
    pt: 'O texto tem mais de {{max}} caracteres. Corrigir por um mais curto.',
  },
  duplicate: {
    es: 'El mismo resultado ya está, con el mismo valor. No se agrega otra vez.',
    en: 'The same result is there already, with the same value. It is not added again.',
    fr: 'Le même résultat est déjà présent, avec la même valeur. Il n’est pas ajouté de nouveau.',
    pt: 'O mesmo resultado já está presente, com o mesmo valor. Não é adicionado de novo.',
  },
  'duplicate-in-part': {
    es: 'La misma medición ya está con otro valor. Indicar si es una corrección, otra medición o un error.',
    en: 'The same measurement is there already with another value. Say whether this is a correction, another measurement or a mistake.',
    fr: 'La même mesure est déjà présente avec une autre valeur. Indiquer s’il s’agit d’une correction, d’une autre mesure ou d’une erreur.',
    pt: 'A mesma medição já está presente com outro valor. Indicar se é uma correção, outra medição ou um erro.',
  },
} as const satisfies Record<HeldReason, Text>
