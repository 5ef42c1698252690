import { IconMessageCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import './shell/texts.ts'

/** Announces the chat bot, which does not exist yet. */
export const Page = () => {
  const { t } = useTranslation('shell')
  return (
    <>
      <PageTitle title={t('screen.ChatBot')} />
      <EmptyState
        icon={<IconMessageCircle size={32} />}
        title={t('chatBotTitle')}
        text={t('chatBotText')}
      />
    </>
  )
}
