import type { Commitment } from '@puquio/contract/commitments/record'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { CommitmentName } from '../../../widgets/instruments/CommitmentName.tsx'
import '../texts.ts'

/** What each of the commitments tells of its monitorings. */
export const CommitmentRows = ({ commitments }: { commitments: readonly Commitment[] }) => {
  const { t } = useTranslation('planImports')
  return (
    <DataTable<Commitment>
      name="plan-commitments"
      label={t('chooseCommitments')}
      columns={[
        {
          key: 'commitment',
          head: t('commitment'),
          width: 'text',
          cell: ({ id, shortName }) => <CommitmentName name={shortName} commitmentId={id} />,
          title: ({ shortName }) => shortName,
        },
        {
          key: 'stations',
          head: t('stations'),
          width: 'name',
          cell: ({ stations, named }) =>
            stations.map(({ code }) => code).join(', ') || named.stations?.join(', ') || '–',
        },
        {
          key: 'component',
          head: t('component'),
          width: 'name',
          cell: ({ component }) => component?.name ?? '–',
          priority: 2,
        },
        {
          key: 'frequency',
          head: t('frequency'),
          width: 'short',
          cell: ({ frequency }) => frequency?.name ?? '–',
        },
        {
          key: 'instrument',
          head: t('instrument'),
          width: 'name',
          cell: ({ instrument }) => instrument.name,
          priority: 3,
        },
      ]}
      rows={commitments}
      total={commitments.length}
      rowKey={({ id }) => id}
      rowName={({ shortName }) => shortName}
      empty={null}
    />
  )
}
