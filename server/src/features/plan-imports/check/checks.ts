import { type Checks as ChecksOf, openChecks } from '../../../platform/imports/open-checks.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeUnneeded } from '../../files/service.ts'
import { claimCheck, finishCheck, type ImportRow, releaseCheck } from '../store.ts'
import { runCheck } from './run-check.ts'

export type Checks = ChecksOf<ImportRow>

export const openPlanChecks = (
  platform: Pick<Platform, 'files' | 'log' | 'database' | 'clock'>,
): Checks =>
  openChecks<ImportRow>(platform.log, {
    run: (scope, one, signal) => runCheck(scope, platform.files, one, signal),
    claim: claimCheck,
    release: releaseCheck,
    refuse: (scope, one, refusal) => finishCheck(scope, one, { state: 'refused', refusal }),
    // A refused file is not read again; another is needed by its import.
    ended: ({ fileHash }) => removeUnneeded(platform, fileHash),
  })
