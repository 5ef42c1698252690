import type {
  DecoderOutcome,
  DecoderTest,
  DeviceProfile,
  DeviceProfileInput,
} from '@puquio/contract/modi/device-profiles'
import type { VariableInput } from '@puquio/contract/modi/devices'
import type { DeviceProfileFields } from '@puquio/domain'

/** A profile in its form: the variables have no ids, which those of devices have. */
export type ProfileDraft = Omit<DeviceProfileInput, 'variables'> & { variables: VariableInput[] }

const firstDecoder = `function decodeUplink({ bytes, text, fPort, recvTime }) {
  return {
    data: {
      level: ((bytes[0] << 8) | bytes[1]) / 100
    }
  }
}
`

export const emptyTest: DecoderTest = {
  name: '',
  encoding: 'hex',
  content: '',
  fPort: null,
  expected: null,
}

export const emptyProfile = {
  name: '',
  maker: '',
  model: '',
  channel: 'lora',
  intervalS: 1200,
  decoder: firstDecoder,
  tests: [{ ...emptyTest, content: '00 FA' }],
  variables: [],
} satisfies ProfileDraft & Record<keyof DeviceProfileFields, unknown>

export const profileDraftOf = ({
  id: _id,
  devices: _devices,
  version: _version,
  variables,
  ...profile
}: DeviceProfile): ProfileDraft => ({
  ...profile,
  variables: variables.map((variable) => ({ id: null, ...variable })),
})

export const profileOf = ({ variables, ...draft }: ProfileDraft): DeviceProfileInput => ({
  ...draft,
  variables: variables.map(({ id: _id, ...variable }) => variable),
})

/** The values of an outcome as a test keeps them, without the time of a run; null where there are none. */
export const valuesText = (outcome: DecoderOutcome): string | null =>
  'messages' in outcome ? JSON.stringify(outcome.messages.map(({ values }) => values)) : null

/** Null where the test says nothing of what is expected. */
export const isAsExpected = (
  { expected }: Pick<DecoderTest, 'expected'>,
  outcome: DecoderOutcome,
): boolean | null => (expected === null ? null : expected === valuesText(outcome))
