import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import '../texts.ts'

/** Why nobody changes the samples of a campaign, and who can withdraw its approval. */
export const ApprovedNotice = ({ campaign }: { campaign: string }) => {
  const { t } = useTranslation('samples')
  return (
    <Alert color="gray" my="sm">
      {t('approvedNotice', { campaign })}{' '}
      <TextLink {...paths.campaigns(campaign)}>{t('toCampaign')}</TextLink>
    </Alert>
  )
}
