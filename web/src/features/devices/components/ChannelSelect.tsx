import { NativeSelect } from '@mantine/core'
import { deviceChannels, deviceChannelTerms } from '@puquio/domain'
import { useLanguage } from '../../../lib/texts/locale.ts'

/** How what a device sends arrives; the props are those of a form's field. */
export const ChannelSelect = (props: { label: string }) => {
  const language = useLanguage()
  const data = deviceChannels.map((value) => ({
    value,
    label: deviceChannelTerms[value][language],
  }))
  return <NativeSelect {...props} data={data} />
}
