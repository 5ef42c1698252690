import { Alert, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { type Outcome, signInByPopup } from './sign-in-by-popup.ts'
import './texts.ts'

type SingleSignOnButtonProps = {
  /** The provider's, as its people call it. */
  name: string
  onSignedIn: (outcome: { hasEndedAnother: boolean }) => void
}

export const SingleSignOnButton = ({ name, onSignedIn }: SingleSignOnButtonProps) => {
  const { t } = useTranslation('singleSignOn')
  const [isWaiting, setWaiting] = useState(false)
  const [failed, setFailed] = useState<Exclude<Outcome, { kind: 'signed-in' }> | null>(null)
  const begin = async () => {
    setFailed(null)
    setWaiting(true)
    const outcome = await signInByPopup()
    setWaiting(false)
    if (outcome.kind === 'signed-in') onSignedIn(outcome)
    else setFailed(outcome)
  }
  return (
    <Stack gap="sm">
      <Button variant="default" fullWidth loading={isWaiting} onClick={() => void begin()}>
        {t('signInWith', { name })}
      </Button>
      {isWaiting && <p role="status">{t('waiting', { name })}</p>}
      {failed && (
        <Alert color="red" variant="light" role="alert">
          {failed.kind === 'problem' ? problemText(failed.problem) : t(failed.kind, { name })}
        </Alert>
      )}
    </Stack>
  )
}
