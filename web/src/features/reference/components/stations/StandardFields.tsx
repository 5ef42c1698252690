import { Autocomplete } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { asListed, findCategory, findStandard, standards } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import styles from '../forms.module.css'
import type { StationValues } from './station-values.ts'
import '../../texts.ts'

type FieldProps = { form: UseFormReturnType<StationValues>; className?: string | undefined }

/** A listed standard, or another as it is typed; what is listed gets its own spelling. */
export const StandardField = ({ form, className }: FieldProps) => {
  const { t } = useTranslation('reference')
  const { standard } = form.values
  const listed = findStandard(standard)
  const isUnlisted = standard.trim() !== '' && listed === null
  return (
    <Autocomplete
      {...form.getInputProps('standard')}
      className={className}
      onBlur={() => spell(form)}
      label={t('standard')}
      maxLength={100}
      description={isUnlisted ? t('standardNotListed') : (listed?.name ?? t('standardHelp'))}
      data={standards.map(({ code }) => code)}
      renderOption={({ option }) => (
        <Choice code={option.value} name={findStandard(option.value)?.name} />
      )}
    />
  )
}

/** A category of the standard that is chosen, or another as it is typed. */
export const CategoryField = ({ form, className }: FieldProps) => {
  const { t } = useTranslation('reference')
  const { standard, category } = form.values
  const listed = findStandard(standard)
  return (
    <Autocomplete
      {...form.getInputProps('category')}
      className={className}
      onBlur={() => spell(form)}
      label={t('category')}
      maxLength={100}
      description={(listed && findCategory(listed, category)?.name) ?? t('standardHelp')}
      data={listed?.categories.map(({ code }) => code) ?? []}
      renderOption={({ option }) => (
        <Choice
          code={option.value}
          name={listed ? findCategory(listed, option.value)?.name : undefined}
        />
      )}
    />
  )
}

const spell = (form: FieldProps['form']) => {
  const { standard, category } = form.values
  const spelled = asListed(standard.trim() || null, category.trim() || null)
  form.setValues({ standard: spelled.standard ?? '', category: spelled.category ?? '' })
}

const Choice = ({ code, name }: { code: string; name: string | undefined }) => (
  <span>
    {code}
    {name && <span className={styles.note}> · {name}</span>}
  </span>
)
