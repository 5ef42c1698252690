import type { FormulaProblem, Text } from '@puquio/domain'
import { addTexts } from '../../lib/texts/texts.ts'

/** What is wrong with a formula, and where; a number in the web and the server alike. */
addTexts('fields', {
  'formula-too-long': {
    es: 'La fórmula es demasiado larga. Dividirla en dos parámetros.',
    en: 'The formula is too long. Divide it into two parameters.',
    fr: 'La formule est trop longue. La diviser en deux paramètres.',
    pt: 'A fórmula é longa demais. Dividi-la em dois parâmetros.',
  },
  'formula-too-deep': {
    es: 'La fórmula tiene demasiados paréntesis dentro de otros. Simplificarla.',
    en: 'The formula has too many parentheses within others. Simplify it.',
    fr: 'La formule a trop de parenthèses imbriquées. La simplifier.',
    pt: 'A fórmula tem parênteses demais dentro de outros. Simplificá-la.',
  },
  'formula-too-many-operands': {
    es: 'La fórmula tiene demasiados términos. Dividirla en dos parámetros.',
    en: 'The formula has too many terms. Divide it into two parameters.',
    fr: 'La formule a trop de termes. La diviser en deux paramètres.',
    pt: 'A fórmula tem termos demais. Dividi-la em dois parâmetros.',
  },
  'formula-unexpected': {
    es: 'En el carácter {{at}} se esperaba otra cosa: un número con punto, un parámetro entre corchetes, un signo o un paréntesis.',
    en: 'At character {{at}} something else was expected: a number with a point, a parameter in brackets, a sign or a parenthesis.',
    fr: 'Au caractère {{at}} autre chose était attendu : un nombre avec un point, un paramètre entre crochets, un signe ou une parenthèse.',
    pt: 'No caractere {{at}} esperava-se outra coisa: um número com ponto, um parâmetro entre colchetes, um sinal ou um parêntese.',
  },
  'formula-unfinished': {
    es: 'La fórmula no está terminada: falta un término o cerrar un paréntesis.',
    en: 'The formula is not finished: a term or a closing parenthesis is missing.',
    fr: 'La formule n’est pas terminée : il manque un terme ou une parenthèse fermante.',
    pt: 'A fórmula não está terminada: falta um termo ou fechar um parêntese.',
  },
  'formula-no-parameter': {
    es: 'La fórmula no tiene ningún parámetro. Insertar al menos uno.',
    en: 'The formula has no parameter. Insert at least one.',
    fr: 'La formule n’a aucun paramètre. En insérer au moins un.',
    pt: 'A fórmula não tem nenhum parâmetro. Inserir pelo menos um.',
  },
  'formula-divided-by-zero': {
    es: 'La fórmula divide entre cero. Corregir el divisor.',
    en: 'The formula divides by zero. Correct the divisor.',
    fr: 'La formule divise par zéro. Corriger le diviseur.',
    pt: 'A fórmula divide por zero. Corrigir o divisor.',
  },
  'formula-number-too-large': {
    es: 'La fórmula tiene un número demasiado grande. Escribir uno menor.',
    en: 'The formula has a number that is too large. Write a smaller one.',
    fr: 'La formule a un nombre trop grand. En écrire un plus petit.',
    pt: 'A fórmula tem um número grande demais. Escrever um menor.',
  },
  'formula-unknown-parameter': {
    es: '[{{key}}] no es un parámetro medido del proyecto. Elegir uno de la lista.',
    en: '[{{key}}] is no measured parameter of the project. Choose one from the list.',
    fr: '[{{key}}] n’est pas un paramètre mesuré du projet. En choisir un dans la liste.',
    pt: '[{{key}}] não é um parâmetro medido do projeto. Escolher um da lista.',
  },
  'formula-unit-with-shift': {
    es: '[{{key}}] está en grados, que no se suman ni multiplican. Quitarlo de la fórmula.',
    en: '[{{key}}] is in degrees, which neither add nor multiply. Take it out of the formula.',
    fr: '[{{key}}] est en degrés, qui ne s’additionnent ni ne se multiplient. L’ôter de la formule.',
    pt: '[{{key}}] está em graus, que não se somam nem multiplicam. Tirá-lo da fórmula.',
  },
  'formula-different-units': {
    es: 'Se suman o restan unidades distintas. Sumar solo lo que tiene la misma clase de unidad.',
    en: 'Different units are added or subtracted. Add only what has the same kind of unit.',
    fr: 'Des unités différentes sont additionnées ou soustraites. N’additionner que des unités de même nature.',
    pt: 'Somam-se ou subtraem-se unidades diferentes. Somar só o que tem a mesma classe de unidade.',
  },
  'formula-other-unit': {
    es: 'El resultado de la fórmula no es de la unidad elegida. Elegir otra unidad o corregir la fórmula.',
    en: 'What the formula gives is not of the chosen unit. Choose another unit or correct the formula.',
    fr: 'Le résultat de la formule n’est pas dans l’unité choisie. Choisir une autre unité ou corriger la formule.',
    pt: 'O resultado da fórmula não é da unidade escolhida. Escolher outra unidade ou corrigir a fórmula.',
  },
} satisfies Record<`formula-${FormulaProblem['problem']}`, Text>)
