import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { HandIn } from '../hand-in/HandIn.tsx'
import { NotOpen } from '../hand-in/NotOpen.tsx'
import { HandInFrame } from '../hand-in/HandInFrame.tsx'
import { useSecret } from '../hand-in/use-secret.ts'
import '../hand-in/texts.ts'

/** Where a laboratory checks and hands in its own files by its link, without an account. */
export const Page = () => {
  const { t } = useTranslation('handIn')
  const secret = useSecret()
  const title = t('title')
  useEffect(() => {
    document.title = `${title} · Puquio`
  }, [title])
  return (
    <HandInFrame>
      {secret === null ? (
        <NotOpen text={t('noLink')} />
      ) : (
        <HandIn key={secret} authCode={`Bearer ${secret}`} />
      )}
    </HandInFrame>
  )
}
