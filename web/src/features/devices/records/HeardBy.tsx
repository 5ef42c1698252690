import { Title } from '@mantine/core'
import { gatewayRoutes } from '@puquio/contract/modi/gateways'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { hearingColumns } from './status-columns.ts'
import './texts.ts'

/** The gateways that heard a device; nothing where there are none, as of one that sends by itself. */
export const HeardBy = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('deviceRecords')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id, deviceId }
  const { data } = useApi(gatewayRoutes.ofDevice, { params }, { isQuiet: true })
  if (!data || data.length === 0) return null
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('gateways')}
      </Title>
      <DataTable
        name="device-gateways"
        label={t('gateways')}
        columns={hearingColumns({ t, format })}
        rows={data}
        total={data.length}
        rowKey={({ gateway }) => gateway.id}
        rowName={({ gateway }) => gateway.name || gateway.key}
        empty={null}
      />
    </section>
  )
}
