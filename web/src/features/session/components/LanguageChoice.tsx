import { NativeSelect } from '@mantine/core'
import { languageNames } from '@puquio/contract/terms'
import { isLanguage } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguages } from '../../../lib/app-data.ts'
import { chooseLanguage } from '../../../lib/texts.ts'
import '../texts.ts'

export const LanguageChoice = () => {
  const { t, i18n } = useTranslation('session')
  const languages = useLanguages()
  return (
    <NativeSelect
      size="xs"
      aria-label={t('language')}
      data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
      value={i18n.language}
      onChange={(event) => {
        const { value } = event.currentTarget
        if (isLanguage(value)) chooseLanguage(value)
      }}
    />
  )
}
