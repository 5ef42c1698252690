import { NativeSelect, SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core'
import { languageNames } from '@puquio/contract/terms'
import { userRoutes } from '@puquio/contract/users'
import { isLanguage } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguages } from '../../../lib/app-data.ts'
import { chooseLanguage } from '../../../lib/texts.ts'
import { useApiMutation } from '../../../lib/use-api.ts'
import { pageSizes, rowsPerPage, setRowsPerPage } from '../../../ui/table/rows-per-page.ts'
import '../texts.ts'

/** What holds for the person on this device. */
export const Preferences = () => {
  const { t, i18n } = useTranslation('settings')
  const languages = useLanguages()
  const remember = useApiMutation(userRoutes.setLanguage)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [rows, setRows] = useState(rowsPerPage)
  const choose = (value: string) => {
    if (!isLanguage(value)) return
    chooseLanguage(value)
    remember.mutate({ body: { language: value } })
  }
  const changeRows = (size: number) => {
    setRowsPerPage(size)
    setRows(size)
  }
  return (
    <Stack gap="lg" maw={380}>
      <NativeSelect
        label={t('language')}
        description={t('languageHelp')}
        inputWrapperOrder={wrapperOrder}
        data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        value={i18n.language}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <div>
        <Text size="sm" fw={550} mb={4} id="scheme-label">
          {t('scheme')}
        </Text>
        <SegmentedControl
          aria-labelledby="scheme-label"
          data={schemes.map((scheme) => ({ value: scheme, label: t(scheme) }))}
          value={colorScheme}
          onChange={(value) => setColorScheme(schemes.find((one) => one === value) ?? 'auto')}
        />
      </div>
      <NativeSelect
        label={t('rows')}
        description={t('rowsHelp')}
        inputWrapperOrder={wrapperOrder}
        data={pageSizes.map(String)}
        value={String(rows)}
        onChange={(event) => changeRows(Number(event.currentTarget.value))}
      />
    </Stack>
  )
}

const schemes = ['light', 'dark', 'auto'] as const
const wrapperOrder: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
]
