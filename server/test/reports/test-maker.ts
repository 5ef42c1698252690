import { z } from 'zod'
import { makesReport, type ReportKind } from '../../src/features/pdf-reports/service.ts'
import { Problem } from '../../src/platform/problem.ts'
import { sampleReport } from './sample-report.ts'

const payload = z.object({ template: z.enum(['every-part', 'endless', 'hungry', 'refused']) })
/** A kind of report of the tests alone, by one of their templates. */
export const testKind: ReportKind<'test', z.infer<typeof payload>> = { name: 'test', payload }

export const testMaker = makesReport(testKind, {
  async prepare({ payload: { template }, progress }) {
    await progress(1, 2)
    if (template === 'refused') throw new Problem('PDF_TOO_LARGE')
    const { template: url, data } = sampleReport(template)
    return { report: { template: url, data }, fileName: 'Informe de prueba.pdf' }
  },
})
