import type { LaboratoryLink } from '@puquio/contract/laboratory/laboratory-links'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import type { Fact } from '../../../ui/entries/FactLine.tsx'
import { SecretList } from '../../../ui/secrets/SecretList.tsx'
import '../texts.ts'

type LinkListProps = {
  links: readonly LaboratoryLink[]
  onRevoke: (link: LaboratoryLink) => void
}

/** Links with their laboratory, how long they are valid and when they were used last. */
export const LinkList = ({ links, onRevoke }: LinkListProps) => {
  const { t } = useTranslation('laboratoryLinks')
  const format = useFormat(useProject().timeZone)
  const factsOf = (link: LaboratoryLink): Fact[] => [
    [t('state'), t(`state_${link.state}`)],
    [t('until'), format.date(link.until)],
    [t('lastUsedAt'), link.lastUsedAt === null ? t('never') : format.instant(link.lastUsedAt)],
    [t('files'), format.number(link.files)],
    ...(link.stations.length > 0
      ? [[t('stations'), link.stations.map(({ code }) => code).join(', ')] as const]
      : []),
    ...(link.campaign ? [[t('campaign'), link.campaign] as const] : []),
    [t('createdBy'), link.createdBy],
  ]
  return (
    <SecretList
      label={t('title')}
      secrets={links.map((link) => ({
        id: link.id,
        name: link.laboratory,
        label: link.label,
        ending: `pul_…${link.ending}`,
        facts: factsOf(link),
        onRevoke: link.state === 'live' ? () => onRevoke(link) : null,
      }))}
    />
  )
}
