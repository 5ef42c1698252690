import { Button, Stack, Text, Title } from '@mantine/core'
import { sessionRoutes } from '@puquio/contract/session'
import { screens } from '@puquio/domain'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { firstPaths } from '../../../lib/first-paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { BarePage } from '../components/BarePage.tsx'
import { Outcome } from '../components/Outcome.tsx'
import { linkFailure } from '../link-failure.ts'
import { useLink } from '../use-link.ts'
import '../account-texts.ts'

type Stage = { state: 'asked' | 'sending' | 'done' } | { state: 'failed'; error: unknown }

/**
 * The link is checked first. A button unblocks, not opening the page, since mail scanners open links by
 * themselves.
 */
export const Page = () => {
  const { t } = useTranslation('account')
  const token = useSearch({ from: screens.Unblock.path }).token ?? ''
  const link = useLink(token)
  const [stage, setStage] = useState<Stage>({ state: 'asked' })
  const unblock = async () => {
    setStage({ state: 'sending' })
    try {
      await call(sessionRoutes.unblock, { body: { token } })
      setStage({ state: 'done' })
    } catch (error) {
      setStage({ state: 'failed', error })
    }
  }
  const failed = [link, stage].find((one) => one.state === 'failed')
  return (
    <BarePage>
      {failed || stage.state === 'done' ? (
        <Outcome
          title={t('unblockTitle')}
          text={failed ? problemText(linkFailure(failed.error)) : t('unblocked')}
          isFailure={failed !== undefined}
        >
          <TextLink {...firstPaths.home()}>{t('toSignIn')}</TextLink>
        </Outcome>
      ) : link.state === 'asking' ? (
        <p role="status">{t('checkingLink')}</p>
      ) : (
        <Stack gap="md">
          <Title order={1} size="h2">
            {t('unblockTitle')}
          </Title>
          <Text size="sm">{t('unblockText')}</Text>
          <Button loading={stage.state === 'sending'} onClick={() => void unblock()}>
            {t('unblock')}
          </Button>
        </Stack>
      )}
    </BarePage>
  )
}
