import type { PolicyVersion } from '@puquio/contract/users'
import type { Rows } from '../../platform/db/database.ts'
import { cleanHtml } from './clean-html.ts'
import { insertPolicy } from './store.ts'

/** A version of the general policy, its HTML cleaned before it is kept. */
export const writePolicy = (rows: Rows, { content, ...rest }: PolicyVersion): Promise<number> =>
  insertPolicy(rows, {
    ...rest,
    content: Object.fromEntries(
      Object.entries(content).flatMap(([language, html]) =>
        html ? [[language, cleanHtml(html)]] : [],
      ),
    ) as PolicyVersion['content'],
  })
