import { z } from 'zod'
import { route } from '../kit/route.ts'
import { idText } from '../kit/values.ts'
import { boardPanelsMax } from './boards.ts'

/** By what a browser shows one report, and nothing else, for reading. */
export const powerBiEmbedding = z.object({
  reportId: z.guid(),
  embedUrl: z.url(),
  /** The page that it opens with; null for its own first one. */
  page: z.string().nullable(),
  token: z.string(),
  /** Seconds until the token expires, and until another one is made. */
  leftS: z.int(),
  renewInS: z.int(),
})
export type PowerBiEmbedding = z.infer<typeof powerBiEmbedding>

export const powerBiRoutes = {
  embedding: route({
    method: 'GET',
    path: '/fkl-pwbi/projects/:projectId/boards/:urir/panels/:panel',
    access: 'project:read',
    reads: ['boards', 'rights'],
    withoutToken: true,
    summary: 'What embeds the report of Power BI that a panel of a board shows, for the reader',
    params: z.object({
      projectId: idText,
      urir: z.string().max(200),
      /** Its place on the board, from 0. */
      panel: z.coerce
        .number()
        .int()
        .min(0)
        .max(boardPanelsMax - 1),
    }),
    response: powerBiEmbedding,
    problems: ['NOT_CONFIGURED', 'POWER_BI_FAILED', 'POWER_BI_BUSY'],
  }),
}
