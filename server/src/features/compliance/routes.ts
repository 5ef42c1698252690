import type { complianceRoutes } from '@puquio/contract/laboratory/compliance'
import { complianceTerms } from '@puquio/contract/terms'
import { defaultLanguage } from '@puquio/domain'
import type { Handlers } from '../../platform/http/implement.ts'
import { sectionsFile } from '../../platform/sections/sections-file.ts'
import { readCompliance } from './read-compliance.ts'
import { complianceSections } from './sections.ts'

export const complianceHandlers: Handlers<typeof complianceRoutes> = {
  show: ({ scope, query }) => scope.transaction((within) => readCompliance(within, query)),
  async file({ scope, query: { format = 'xlsx', language = defaultLanguage, ...filters } }) {
    const sections = await scope.transaction((within) =>
      complianceSections(within, filters, { language, isWhole: true }),
    )
    const name = complianceTerms.title[language]
    return sectionsFile(sections, { name, language, format, createdAt: scope.clock.now() })
  },
}
