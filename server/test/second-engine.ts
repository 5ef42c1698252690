import { type AlarmEngine, openAlarmEngine } from '../src/features/alarms/service.ts'
import type { Platform } from '../src/platform/platform.ts'

/** As in another process: what is written here is still queued for the rules of which the first engine knows. */
export const secondEngine = ({ telemetry, ...platform }: Platform): Promise<AlarmEngine> =>
  openAlarmEngine({ ...platform, telemetry: { ...telemetry, watch: () => undefined } })
