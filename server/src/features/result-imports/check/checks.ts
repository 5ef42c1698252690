import { type Checks as ChecksOf, openChecks } from '../../../platform/imports/open-checks.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeUnneeded } from '../../files/service.ts'
import type { ImportRow } from '../store.ts'
import { claimCheck, refuseImport, releaseCheck } from './check-store.ts'
import { runCheck } from './run-check.ts'

export type Checks = ChecksOf<ImportRow>

export const openResultChecks = (
  platform: Pick<Platform, 'files' | 'log' | 'database' | 'clock' | 'config'>,
): Checks =>
  openChecks<ImportRow>(platform.log, {
    run: (scope, one, signal) => runCheck(scope, platform, one, signal),
    claim: claimCheck,
    release: releaseCheck,
    refuse: refuseImport,
    ended: ({ fileHash }) => removeUnneeded(platform, fileHash),
  })
