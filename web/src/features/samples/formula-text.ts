import type { ShownFormula, ShownResult } from '@puquio/contract/laboratory/sample-record'
import type { Language } from '@puquio/domain'
import { calculatedText, resultHint, type Words } from './result-hint.ts'

/** Returns a formula with the names of its parameters: "Zinc total × Caudal". */
export const formulaText = ({ text, operands }: ShownFormula, language: Language): string =>
  text
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .replace(
      /\[([^\]\s]+)\]/g,
      (whole, key: string) => operands.find((one) => one.key === key)?.name[language] ?? whole,
    )

/** Returns what names an operand of a formula by its id. */
export const operandNames =
  (formula: ShownFormula | null, language: Language) =>
  (parameterId: number): string =>
    formula?.operands.find(({ id }) => id === parameterId)?.name[language] ?? '…'

type Hinted = Parameters<typeof resultHint>[0] & Pick<ShownResult, 'calculated'>

/** Returns that a result is calculated, with its non-detects, and what it is under its limit. */
export const fullHint = (result: Hinted, formula: ShownFormula | null, told: Words): string =>
  [calculatedText(result, operandNames(formula, told.language), told), resultHint(result, told)]
    .filter((one) => one !== '')
    .join(' · ')
