import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoAccounts } from '../components/DemoAccounts.tsx'
import { BarePage } from '../components/BarePage.tsx'
import { SignInForm } from '../components/SignInForm.tsx'
import '../texts.ts'

/** `next` is where the person was going when the guard sent them here. */
export const SignInPage = () => {
  const { t } = useTranslation('session')
  const [filled, setFilled] = useState<{ email: string; password: string } | null>(null)
  useEffect(() => {
    document.title = `${t('signIn')} · Puquio`
  }, [t])
  return (
    <BarePage below={<DemoAccounts onChoose={setFilled} />}>
      <SignInForm key={filled?.email ?? ''} filled={filled} />
    </BarePage>
  )
}
