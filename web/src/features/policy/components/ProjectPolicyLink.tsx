import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import '../texts.ts'

/** Opens the policy of the project, and says at which address it stands. */
export const ProjectPolicyLink = ({ address }: { address: string }) => {
  const { t } = useTranslation('policy')
  return (
    <>
      <Anchor href={address} target="_blank" rel="noopener noreferrer" size="sm" display="block">
        {t('openProjectPolicy')} ({t('newTab')})
      </Anchor>
      <Text size="xs" c="dimmed">
        {address}
      </Text>
    </>
  )
}
