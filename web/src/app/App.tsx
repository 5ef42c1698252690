import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { isLanguage } from '@puquio/domain'
import { RouterProvider } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { themeFor } from '../ui/styles/theme.ts'
import { styleNonce } from '../lib/style-nonce.ts'
import { router } from './routes.tsx'
import './follow-session.ts'

const colorScheme = localStorageColorSchemeManager({ key: 'puquio.colorScheme' })

export const App = () => {
  const { language } = useTranslation().i18n
  const theme = useMemo(() => themeFor(isLanguage(language) ? language : 'es'), [language])
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
    >
      <RouterProvider router={router} />
    </MantineProvider>
  )
}
