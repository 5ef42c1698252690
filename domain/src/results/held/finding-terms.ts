import type { Text } from '../../languages.ts'
import type { HeldReason } from './held-reasons.ts'
import { heldTerms } from './held-terms.ts'

/** Why a result waits, for the laboratory that mends its file: in words that say nothing of what a project holds. */
export const findingTerms = {
  ...heldTerms,
  'unknown-station': {
    es: 'Esta estación no está entre las de este enlace. Revisar cómo está escrita.',
    en: 'This station is not among those of this link. Check how it is written.',
    fr: 'Cette station ne figure pas parmi celles de ce lien. Vérifier comment elle est écrite.',
    pt: 'Esta estação não está entre as deste link. Verificar como está escrita.',
  },
  'unknown-parameter': {
    es: 'No se conoce un parámetro con este nombre. Revisar cómo está escrito.',
    en: 'No parameter of this name is known. Check how it is written.',
    fr: 'Aucun paramètre de ce nom n’est connu. Vérifier comment il est écrit.',
    pt: 'Não se conhece um parâmetro com este nome. Verificar como está escrito.',
  },
  'several-parameters': {
    es: 'El nombre puede ser de varios parámetros. Escribirlo completo, por ejemplo con total o disuelto.',
    en: 'The name may be of several parameters. Write all of it, for example with total or dissolved.',
    fr: 'Le nom peut être celui de plusieurs paramètres. L’écrire en entier, par exemple avec total ou dissous.',
    pt: 'O nome pode ser de vários parâmetros. Escrevê-lo completo, por exemplo com total ou dissolvido.',
  },
  'unknown-unit': {
    es: 'No se conoce esta unidad. Revisar cómo está escrita.',
    en: 'This unit is not known. Check how it is written.',
    fr: 'Cette unité n’est pas connue. Vérifier comment elle est écrite.',
    pt: 'Não se conhece esta unidade. Verificar como está escrita.',
  },
  'unknown-method': {
    es: 'No se conoce este método de ensayo. Revisar cómo está escrito.',
    en: 'This test method is not known. Check how it is written.',
    fr: 'Cette méthode d’essai n’est pas connue. Vérifier comment elle est écrite.',
    pt: 'Não se conhece este método de ensaio. Verificar como está escrito.',
  },
  'unknown-campaign': {
    es: 'No se conoce una campaña con este nombre. Revisar cómo está escrita o dejar la celda vacía.',
    en: 'No campaign of this name is known. Check how it is written, or leave the cell blank.',
    fr: 'Aucune campagne de ce nom n’est connue. Vérifier comment elle est écrite, ou laisser la cellule vide.',
    pt: 'Não se conhece uma campanha com este nome. Verificar como está escrita ou deixar a célula vazia.',
  },
  'laboratory-of-link': {
    es: 'Este enlace es de {{laboratory}}, y la fila nombra otro laboratorio. Corregirlo o dejar la celda vacía.',
    en: 'This link is of {{laboratory}}, and the row names another laboratory. Correct it, or leave the cell blank.',
    fr: 'Ce lien est celui de {{laboratory}}, et la ligne nomme un autre laboratoire. Le corriger, ou laisser la cellule vide.',
    pt: 'Este link é de {{laboratory}}, e a linha indica outro laboratório. Corrigi-lo ou deixar a célula vazia.',
  },
  'several-campaigns': {
    es: 'Las filas de una misma muestra nombran varias campañas. Dejar una sola.',
    en: 'The rows of one sample name several campaigns. Leave one alone.',
    fr: 'Les lignes d’un même échantillon nomment plusieurs campagnes. N’en laisser qu’une.',
    pt: 'As linhas de uma mesma amostra indicam várias campanhas. Deixar só uma.',
  },
  'unit-not-of-parameter': {
    es: 'El parámetro no se mide en esta unidad ni hay conversión. Corregir la unidad o el parámetro.',
    en: 'The parameter is not measured in this unit, nor does it convert. Correct the unit or the parameter.',
    fr: 'Le paramètre ne se mesure pas dans cette unité et elle ne se convertit pas. Corriger l’unité ou le paramètre.',
    pt: 'O parâmetro não é medido nesta unidade nem há conversão. Corrigir a unidade ou o parâmetro.',
  },
  'date-serial': {
    es: 'Es el número con que la hoja de cálculo guarda una fecha. Escribirla como dd/mm/aaaa.',
    en: 'This is the number by which a spreadsheet keeps a date. Write it as dd/mm/yyyy.',
    fr: 'C’est le nombre par lequel le tableur enregistre une date. L’écrire sous la forme jj/mm/aaaa.',
    pt: 'É o número com que a planilha guarda uma data. Escrevê-la como dd/mm/aaaa.',
  },
  'below-possible': {
    es: 'El valor es menor que lo físicamente posible. Revisar el valor y su unidad.',
    en: 'The value is below what is physically possible. Check the value and its unit.',
    fr: 'La valeur est inférieure à ce qui est physiquement possible. Vérifier la valeur et son unité.',
    pt: 'O valor é menor que o fisicamente possível. Verificar o valor e sua unidade.',
  },
  'above-possible': {
    es: 'El valor es mayor que lo físicamente posible. Revisar el valor y su unidad.',
    en: 'The value is above what is physically possible. Check the value and its unit.',
    fr: 'La valeur est supérieure à ce qui est physiquement possible. Vérifier la valeur et son unité.',
    pt: 'O valor é maior que o fisicamente possível. Verificar o valor e sua unidade.',
  },
  duplicate: {
    es: 'El archivo ya tiene este resultado, con el mismo valor. Dejarlo una sola vez.',
    en: 'The file has this result already, with the same value. Leave it once.',
    fr: 'Le fichier contient déjà ce résultat, avec la même valeur. Ne le laisser qu’une fois.',
    pt: 'O arquivo já tem este resultado, com o mesmo valor. Deixá-lo uma só vez.',
  },
  'duplicate-in-part': {
    es: 'El archivo ya tiene esta medición con otro valor. Dejar solo el correcto.',
    en: 'The file has this measurement already with another value. Leave the right one alone.',
    fr: 'Le fichier contient déjà cette mesure avec une autre valeur. Ne laisser que la bonne.',
    pt: 'O arquivo já tem esta medição com outro valor. Deixar só o correto.',
  },
} as const satisfies Record<HeldReason, Text>
