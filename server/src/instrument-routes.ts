import type { FastifyInstance } from 'fastify'
import { evidencePackRoutes } from '@puquio/contract/commitments/evidence-packs'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { correctiveActionRoutes } from '@puquio/contract/commitments/corrective-actions'
import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import { taskOccurrenceRoutes } from '@puquio/contract/commitments/task-occurrences'
import { taskRoutes } from '@puquio/contract/commitments/tasks'
import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import { commitmentPlanRoutes } from '@puquio/contract/commitments/commitment-plans'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { modelBudgetRoutes } from '@puquio/contract/commitments/model-budget'
import { extractionRoutes } from '@puquio/contract/commitments/extractions'
import { promptTrialRoutes } from '@puquio/contract/commitments/prompt-trials'
import { promptRoutes } from '@puquio/contract/commitments/prompts'
import { evidencePackHandlers } from './features/evidence-packs/routes.ts'
import { pdfReportHandlers } from './features/pdf-reports/routes.ts'
import { correctiveActionHandlers } from './features/corrective-actions/routes.ts'
import { responsibleRoleHandlers } from './features/tasks/responsible-roles/routes.ts'
import { taskOccurrenceHandlers } from './features/tasks/task-occurrences/routes.ts'
import { taskHandlers } from './features/tasks/routes.ts'
import {
  commitmentChangeHandlers,
  commitmentHandlers,
  commitmentPlanHandlers,
} from './features/commitments/routes.ts'
import { instrumentHandlers } from './features/instruments/routes.ts'
import { modelBudgetHandlers } from './features/model-budget/routes.ts'
import { extractionHandlers } from './features/extractions/routes.ts'
import { promptTrialHandlers } from './features/extractions/prompt-trials/routes.ts'
import { promptHandlers } from './features/prompts/routes.ts'
import { documentRoutes } from '@puquio/contract/commitments/documents'
import { documentHandlers } from './features/instruments/documents/routes.ts'
import { type Guard, implement } from './platform/http/implement.ts'
import type { Platform } from './platform/platform.ts'

/** Instruments and what follows from them: documents, runs, commitments, tasks, corrective actions, reports and packs. */
export function implementInstruments(app: FastifyInstance, guard: Guard, platform: Platform) {
  implement(app, guard, 'prompts', promptRoutes, promptHandlers(platform))
  implement(app, guard, 'extractions', extractionRoutes, extractionHandlers(platform))
  implement(app, guard, 'promptTrials', promptTrialRoutes, promptTrialHandlers(platform))
  implement(app, guard, 'modelBudget', modelBudgetRoutes, modelBudgetHandlers(platform))
  implement(app, guard, 'evidencePacks', evidencePackRoutes, evidencePackHandlers(platform))
  implement(app, guard, 'pdfReports', pdfReportRoutes, pdfReportHandlers(platform))
  implement(app, guard, 'responsibleRoles', responsibleRoleRoutes, responsibleRoleHandlers)
  implement(app, guard, 'tasks', taskRoutes, taskHandlers)
  implement(app, guard, 'taskOccurrences', taskOccurrenceRoutes, taskOccurrenceHandlers(platform))
  implement(
    app,
    guard,
    'correctiveActions',
    correctiveActionRoutes,
    correctiveActionHandlers(platform),
  )
  implement(app, guard, 'instruments', instrumentRoutes, instrumentHandlers)
  implement(app, guard, 'documents', documentRoutes, documentHandlers(platform))
  implement(app, guard, 'commitments', commitmentRoutes, commitmentHandlers)
  implement(
    app,
    guard,
    'commitmentChanges',
    commitmentChangeRoutes,
    commitmentChangeHandlers(platform),
  )
  implement(app, guard, 'commitmentPlans', commitmentPlanRoutes, commitmentPlanHandlers)
}
