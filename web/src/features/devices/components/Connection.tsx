import { Stack } from '@mantine/core'
import type { Device } from '@puquio/contract/modi/devices'
import { DeviceCertificates } from './DeviceCertificates.tsx'
import { DeviceTokens } from './DeviceTokens.tsx'

/** By what a device signs in, and what is pasted into its own set-up. */
export const Connection = ({ device: { id, variables } }: { device: Device }) => (
  <Stack gap="lg">
    <DeviceTokens deviceId={id} variableKey={variables[0]?.key ?? 'level'} />
    <DeviceCertificates deviceId={id} />
  </Stack>
)
