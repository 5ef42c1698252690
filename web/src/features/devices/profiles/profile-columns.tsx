import type { DeviceProfileRow } from '@puquio/contract/modi/device-profiles'
import { yesNoTerms } from '@puquio/contract/terms'
import { deviceChannelTerms, type Language } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'

type Words = { t: TFunction<'deviceProfiles'>; language: Language; format: Format }

export const profileColumns = ({
  t,
  language,
  format,
}: Words): readonly Column<DeviceProfileRow>[] => [
  { key: 'name', head: t('name'), width: 'name', cell: ({ name }) => name, sortKey: 'name' },
  { key: 'maker', head: t('maker'), width: 'name', cell: ({ maker }) => maker, sortKey: 'maker' },
  { key: 'model', head: t('model'), width: 'short', cell: ({ model }) => model, sortKey: 'model' },
  {
    key: 'channel',
    head: t('channel'),
    width: 'short',
    cell: ({ channel }) => deviceChannelTerms[channel][language],
  },
  {
    key: 'decoder',
    head: t('decoder'),
    width: 'short',
    cell: ({ hasDecoder }) => yesNoTerms[hasDecoder ? 'yes' : 'no'][language],
    priority: 2,
  },
  {
    key: 'devices',
    head: t('devices'),
    isNumber: true,
    cell: ({ devices }) => format.number(devices, 0),
    sortKey: 'devices',
  },
]
