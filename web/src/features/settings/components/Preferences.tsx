import { NativeSelect, SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core'
import { ownUserRoutes } from '@puquio/contract/people/own-user'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { pageSizes, rowsPerPage, setRowsPerPage } from '../../../ui/table/rows-per-page.ts'
import { LanguageSelect } from '../../../widgets/LanguageSelect.tsx'
import { OwnPhone } from './OwnPhone.tsx'
import '../texts.ts'

/** The user's preferences on this device. */
export const Preferences = () => {
  const { t } = useTranslation('settings')
  const remember = useApiMutation(ownUserRoutes.setLanguage)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [rows, setRows] = useState(rowsPerPage)
  const rememberLanguage = () => remember.mutate({ body: { language: currentLanguage() } })
  const changeRows = (size: number) => {
    setRowsPerPage(size)
    setRows(size)
  }
  return (
    <Stack gap="lg" maw={380}>
      <div>
        <LanguageSelect size="sm" label={t('language')} onChosen={rememberLanguage} />
        <Text size="xs" c="dimmed" mt={4}>
          {t('languageHelp')}
        </Text>
      </div>
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
      <OwnPhone />
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
