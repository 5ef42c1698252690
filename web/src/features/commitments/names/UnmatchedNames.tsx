import { Text } from '@mantine/core'
import { commitmentPlanRoutes } from '@puquio/contract/commitments/commitment-plans'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import './texts.ts'

/** How many names of plans stand for no commitment, with the way to where that is said. */
export const UnmatchedNames = () => {
  const { t } = useTranslation('commitmentNames')
  const { number } = useFormat()
  const { id: projectId } = useProject()
  const count = useApi(commitmentPlanRoutes.unmatched, { params: { projectId } }, quiet).data?.names
  return (
    <Text size="sm" mb="xs">
      <TextLink {...paths.commitmentNames(count ? { matched: 'no' } : {})}>
        {count ? t('unmatched', { count, shown: number(count) }) : t('title')}
      </TextLink>
    </Text>
  )
}

const quiet = { isQuiet: true }
