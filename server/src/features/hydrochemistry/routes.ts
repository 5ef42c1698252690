import type { hydrochemistryRoutes } from '@puquio/contract/laboratory/hydrochemistry'
import { hydrochemistryTerms as terms } from '@puquio/contract/terms/laboratory/hydrochemistry'
import { defaultLanguage } from '@puquio/domain'
import type { Handlers } from '../../platform/http/implement.ts'
import { sectionsFile } from '../../platform/sections/sections-file.ts'
import { readHydrochemistry } from './answer.ts'
import { startDiagramReport } from './diagram-report.ts'
import { excludedTable, massTable, samplesTable } from './sample-tables.ts'

export const hydrochemistryHandlers: Handlers<typeof hydrochemistryRoutes> = {
  samples: ({ scope, query }) => readHydrochemistry(scope, query),
  async file({ scope, query: { format = 'xlsx', language = defaultLanguage, ...filters } }) {
    const answer = await readHydrochemistry(scope, filters)
    const parts = [
      samplesTable(answer, language),
      // As CSV a second table would make an archive of the file.
      ...(format === 'xlsx' ? [massTable(answer, language)] : []),
      ...excludedTable(answer, language),
    ]
    const name = terms.title[language]
    return sectionsFile([{ title: name, parts }], {
      name,
      language,
      format,
      createdAt: scope.clock.now(),
    })
  },
  pdf: ({ scope, body }) => startDiagramReport(scope, body),
}
