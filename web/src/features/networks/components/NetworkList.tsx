import { Button } from '@mantine/core'
import type { NetworkToken } from '@puquio/contract/modi/networks'
import { networkWayTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import type { Fact } from '../../../ui/entries/FactLine.tsx'
import { SecretList } from '../../../ui/secrets/SecretList.tsx'
import { networkAddresses } from '../network-addresses.ts'
import '../texts.ts'

type NetworkListProps = {
  networks: readonly NetworkToken[]
  onRotate: (network: NetworkToken) => void
  onRevoke: (network: NetworkToken) => void
}

/** Networks with their kind, their address, and what came by them. */
export const NetworkList = ({ networks, onRotate, onRevoke }: NetworkListProps) => {
  const { t } = useTranslation('networks')
  const language = useLanguage()
  const format = useFormat(useProject().timeZone)
  const addressOf = ({ wayIn }: NetworkToken) =>
    networkAddresses(window.location.origin, wayIn, '…')[0]?.text
  const refusalOf = ({ lastRefusedAt, lastRefusal, lastRefusedKey }: NetworkToken) => {
    if (lastRefusedAt === null) return t('never')
    const of = lastRefusedKey ? [t('ofDevice', { key: lastRefusedKey })] : []
    return [format.instant(lastRefusedAt), problemText({ problem: lastRefusal ?? '' }), ...of].join(
      ' · ',
    )
  }
  const factsOf = (network: NetworkToken): Fact[] => [
    [
      t('lastTakenAt'),
      network.lastTakenAt === null ? t('never') : format.instant(network.lastTakenAt),
    ],
    [t('taken'), format.number(network.taken)],
    [t('refused'), format.number(network.refused)],
    [t('lastRefused'), refusalOf(network)],
    [t('address'), addressOf(network)],
    ...(network.mustBeSigned ? [[t('mustBeSigned'), '✓'] as const] : []),
    [t('createdBy'), `${network.createdBy}, ${format.instant(network.createdAt)}`],
  ]
  return (
    <SecretList
      label={t('title')}
      secrets={networks.map((network) => ({
        id: network.id,
        name: network.name,
        label: networkWayTerms[network.wayIn][language],
        ending: `pun_…${network.ending}`,
        facts: factsOf(network),
        action: (
          <Button
            size="xs"
            variant="default"
            aria-label={t('rotateThis', { name: network.name })}
            onClick={() => onRotate(network)}
          >
            {t('rotate')}
          </Button>
        ),
        onRevoke: () => onRevoke(network),
      }))}
    />
  )
}
