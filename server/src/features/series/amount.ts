import { type Amount, amountOf } from '@puquio/domain'
import type { MeasuredResult } from './measured-store.ts'

type Measured = Pick<
  MeasuredResult,
  'value' | 'qualifier' | 'detectionLimit' | 'quantificationLimit' | 'isRejected'
>

export const amountOfMeasured = ({
  value,
  qualifier,
  detectionLimit,
  quantificationLimit,
  isRejected,
}: Measured): Amount => ({
  ...amountOf({ number: value, qualifier: qualifier ?? '=', detectionLimit, quantificationLimit }),
  isRejected,
})
