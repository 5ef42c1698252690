import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { proofRoutes } from '@puquio/contract/people/proof'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/api/address.ts'
import { call } from '../../lib/api/call.ts'
import { useAppData } from '../../lib/app-data.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { openPopup, waitForPopup } from '../../lib/provider-popup.ts'
import './texts.ts'

type ProofFieldsProps = { input: ComponentProps<typeof PasswordInput> }

/** Signing in again, by the password of the form or, where there is one, at the identity provider. */
export const ProofFields = ({ input }: ProofFieldsProps) => {
  const { t } = useTranslation('proof')
  const provider = useAppData()?.singleSignOn
  const [said, setSaid] = useState<{ text: string; isProven: boolean } | null>(null)
  const ask = async () => {
    setSaid(null)
    const popup = openPopup(addressOf(proofRoutes.startProvider))
    const answer = popup && (await waitForPopup(popup))
    if (answer === null) return setSaid({ text: t('notProven'), isProven: false })
    try {
      if ('problem' in answer) return setSaid({ text: problemText(answer), isProven: false })
      await call(proofRoutes.provider, {})
      setSaid({ text: t('proven'), isProven: true })
    } catch (error) {
      setSaid({ text: problemText(error), isProven: false })
    }
  }
  return (
    <Stack gap="sm">
      <Text size="sm">{t('why')}</Text>
      <PasswordInput
        {...input}
        label={t('password')}
        autoComplete="current-password"
        maxLength={200}
        data-autofocus
      />
      {provider && (
        <Button variant="default" onClick={() => void ask()}>
          {t('byProvider', { name: provider.name })}
        </Button>
      )}
      {said && (
        <Text size="sm" role="status" {...(said.isProven ? {} : { c: 'red' })}>
          {said.text}
        </Text>
      )}
    </Stack>
  )
}
