import { Autocomplete } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { asListed, findCategory, findStandard, standards } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import styles from './forms.module.css'
import type { StationValues } from './station-values.ts'
import '../texts.ts'

/** A listed standard and category, or others as they are typed; what is listed gets its own spelling. */
export const StandardFields = ({ form }: { form: UseFormReturnType<StationValues> }) => {
  const { t } = useTranslation('reference')
  const { standard, category } = form.values
  const listed = findStandard(standard)
  const spell = () => {
    const spelled = asListed(standard.trim() || null, category.trim() || null)
    form.setValues({ standard: spelled.standard ?? '', category: spelled.category ?? '' })
  }
  const isUnlisted = standard.trim() !== '' && listed === null
  return (
    <div className={styles.pair}>
      <Autocomplete
        {...form.getInputProps('standard')}
        onBlur={spell}
        label={t('standard')}
        maxLength={100}
        description={isUnlisted ? t('standardNotListed') : (listed?.name ?? t('standardHelp'))}
        data={standards.map(({ code }) => code)}
        renderOption={({ option }) => (
          <Choice code={option.value} name={findStandard(option.value)?.name} />
        )}
      />
      <Autocomplete
        {...form.getInputProps('category')}
        onBlur={spell}
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
    </div>
  )
}

const Choice = ({ code, name }: { code: string; name: string | undefined }) => (
  <span>
    {code}
    {name && <span className={styles.note}> · {name}</span>}
  </span>
)
