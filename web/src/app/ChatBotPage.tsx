import { IconMessageCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import '../widgets/menu/texts.ts'
import './shell/texts.ts'

/** Announces the chat bot, which does not exist yet. */
export const Page = () => {
  const { t } = useTranslation(['shell', 'menu'])
  return (
    <>
      <PageTitle title={t('screen.ChatBot', { ns: 'menu' })} />
      <EmptyState
        icon={<IconMessageCircle size={32} />}
        title={t('chatBotTitle')}
        text={t('chatBotText')}
      />
    </>
  )
}
