import { nonDetectRules } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText } from '../kit/values.ts'

/** Those of a project that have days of their own. */
export const laboratoriesMax = 500

const reportDays = z.int().min(0).max(365)

const settings = z.object({
  /** By which number a non-detect enters a mean or a sum; each result that used it names it. */
  nonDetectRule: z.enum(nonDetectRules),
  /** From this share of a limit a result warns, in percent. */
  warningPercent: z.int().min(1).max(100),
  /** Exceedances in a row that count as repeated, or within `repeatDays` days. */
  repeatTimes: z.int().min(1).max(100),
  repeatDays: z.int().min(1).max(3660).nullable(),
  /** Results are late after so many days from sampling; 0 calls none late. */
  reportDays,
  /** The version that was read: 0 where nobody has set them yet. */
  version: z.int().min(0).max(2_147_483_647),
})

/** Null where the project's days hold. */
const daysOfLaboratory = z.object({ id, reportDays: reportDays.nullable() })

/** Laboratories that are left out keep their days. */
export const laboratorySettingsBody = settings.extend({
  laboratories: z.array(daysOfLaboratory).max(laboratoriesMax).optional(),
})

export const laboratorySettings = settings.extend({
  laboratories: z.array(daysOfLaboratory.extend({ name: z.string() })),
})
export type LaboratorySettings = z.infer<typeof laboratorySettings>

const onProject = z.object({ projectId: idText })

export const laboratorySettingRoutes = {
  get: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/laboratory-settings',
    access: 'project:read',
    reads: ['reference', 'results', 'laboratoryLinks'],
    summary: 'How a project reads its results: non-detects, warnings, repeated exceedances',
    params: onProject,
    response: laboratorySettings,
  }),
  set: route({
    method: 'PUT',
    path: '/fkl-data-source/projects/:projectId/laboratory-settings',
    access: 'project:admin',
    withoutToken: true,
    changes: ['reference'],
    summary: 'Set how a project reads its results',
    params: onProject,
    body: laboratorySettingsBody,
    response: laboratorySettings,
    problems: ['CHANGED_MEANWHILE'],
  }),
}
