import type {
  DecoderOutcome,
  DecoderTest,
  DeviceProfile,
  DeviceProfileInput,
} from '@puquio/contract/modi/device-profiles'
import type { VariableInput } from '@puquio/contract/modi/devices'
import type { DeviceProfileFields } from '@puquio/domain'
import { type CsvDraft, csvDraftOf, csvOf } from './csv-draft.ts'

/** A profile in its form: the variables have no ids, which those of devices have, and columns are texts. */
export type ProfileDraft = Omit<DeviceProfileInput, 'variables' | 'csv'> & {
  variables: VariableInput[]
  csv: CsvDraft | null
}

const firstDecoder = `function decodeUplink({ bytes, text, fPort, recvTime, variables }) {
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
  csv: null,
} satisfies ProfileDraft & Record<keyof DeviceProfileFields, unknown>

export const profileDraftOf = ({
  id: _id,
  devices: _devices,
  version: _version,
  variables,
  csv,
  ...profile
}: DeviceProfile): ProfileDraft => ({
  ...profile,
  csv: csv && csvDraftOf(csv),
  variables: variables.map((variable) => ({ id: null, ...variable })),
})

export const profileOf = ({ variables, csv, ...draft }: ProfileDraft): DeviceProfileInput => ({
  ...draft,
  csv: csv && csvOf(csv),
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

/** The units of a profile's variables, as its decoder is given those of a device. */
export const unitsOf = ({ variables }: Pick<ProfileDraft, 'variables'>): Record<string, string> =>
  Object.fromEntries(variables.flatMap(({ key, unit }) => (key === '' ? [] : [[key, unit]])))
