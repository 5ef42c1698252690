import { Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ParameterChoice } from '@puquio/contract/laboratory/parameters'
import { formulaIssue, formulaLengthMax, readFormula, unitIn, type UnitKey } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { WideField } from '../../../ui/form/FieldPairs.tsx'
import type { ParameterValues } from '../parameter-values.ts'
import styles from './ParameterPanel.module.css'
import '../texts.ts'

type FormulaProps = {
  form: UseFormReturnType<ParameterValues>
  /** Measured parameters, which alone may be operands. */
  measured: readonly ParameterChoice[]
}

/** Returns the words for what is wrong with a formula; null where it is right. */
export const formulaError = (
  { formula, unit }: Pick<ParameterValues, 'formula' | 'unit'>,
  measured: readonly ParameterChoice[],
): string | null => {
  const units = new Map(measured.map((one) => [one.key, one.unit as UnitKey]))
  const read = readFormula(formula, unit, (key) => units.get(key) ?? null)
  return 'problem' in read ? fieldText(formulaIssue(read)) : null
}

/** A formula as it is typed, and what it means: parameters by name with their units, or what is wrong and where. */
export const FormulaField = ({ form, measured }: FormulaProps) => {
  const { t } = useTranslation('parameters')
  const language = useLanguage()
  const { formula, unit } = form.values
  const isTyped = formula.trim() !== ''
  const wrong = isTyped ? formulaError({ formula, unit }, measured) : null
  const named = formula.replace(/\[([^\]\s]+)\]/g, (whole, key: string) => {
    const found = measured.find((one) => one.key === key)
    return found ? `${found.name[language]} (${unitIn(found.unit, language)})` : whole
  })
  return (
    <WideField>
      <Textarea
        {...form.getInputProps('formula')}
        label={t('formula')}
        required
        description={t('formulaHelp')}
        error={form.errors.formula ?? wrong}
        maxLength={formulaLengthMax}
        autosize
        minRows={2}
        spellCheck={false}
        autoCapitalize="none"
      />
      {isTyped && wrong === null && (
        <p className={styles.meaning}>
          {t('formulaMeans', { formula: named, unit: unitIn(unit, language) })}
        </p>
      )}
      <ComboField<string>
        label={t('insertParameter')}
        size="xs"
        value={null}
        onChange={(key) => {
          if (key !== null) form.setFieldValue('formula', `${formula}${isTyped ? ' ' : ''}[${key}]`)
        }}
        options={measured.map((one) => ({
          key: one.key,
          name: `${one.name[language]} (${unitIn(one.unit, language)})`,
          group: t(`matrix.${one.matrix}`),
        }))}
      />
    </WideField>
  )
}
