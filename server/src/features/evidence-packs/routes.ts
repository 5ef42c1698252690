import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { evidencePackRoutes } from '@puquio/contract/commitments/evidence-packs'
import type { Handlers } from '../../platform/http/implement.ts'
import { cancelJob } from '../../platform/jobs/queue-store.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { projectRoot } from '../../platform/project-root.ts'
import { removeUnneeded, sentFile } from '../files/service.ts'
import { endAny } from '../pdf-reports/service.ts'
import { endOwnPack, findPackFile, findPackPdf, listPacks, readPack } from './packs-store.ts'
import { fingerprintOf } from './signing-key.ts'
import { readSigningKey } from './signing-key-store.ts'
import { startPack } from './start-pack.ts'

const verifier = join(projectRoot, 'scripts/verify-pack.mjs')

export const evidencePackHandlers = (
  platform: Pick<Platform, 'files' | 'config' | 'log' | 'database' | 'clock'>,
): Handlers<typeof evidencePackRoutes> => ({
  list: ({ scope, query }) => listPacks(scope, query),

  async get({ scope, params }) {
    const pack = await readPack(scope, params.evidencePackId)
    if (!pack) throw new Problem('NOT_FOUND')
    return pack
  },

  start: ({ scope, body }) => startPack(platform, scope, body),

  async file({ scope, params }) {
    const found = await findPackFile(scope, params.evidencePackId)
    if (!found) throw new Problem('NOT_FOUND')
    return sentFile(platform, found)
  },

  async pdf({ scope, params }) {
    const found = await findPackPdf(scope, params.evidencePackId)
    if (!found) throw new Problem('NOT_FOUND')
    return sentFile(platform, { ...found, mediaType: 'application/pdf' })
  },

  async cancel({ scope, params }) {
    const gathered = await scope.transaction(async (within) => {
      const ended = await endOwnPack(within, params.evidencePackId)
      if (!ended) throw new Problem('NOT_FOUND')
      const { reportId, jobId, sha256 } = ended
      // Neither is left where somebody ended them by themselves.
      if (reportId !== null) await endAny(within, reportId)
      if (jobId !== null) await cancelJob(within, jobId)
      return sha256
    })
    if (gathered) await removeUnneeded(platform, gathered)
    return null
  },

  async key({ user }) {
    const key = await readSigningKey(user)
    if (!key) return { key: null }
    const { publicKey, createdAt } = key
    return { key: { publicKey, fingerprint: fingerprintOf(publicKey), createdAt } }
  },

  async verifier() {
    const { size } = await stat(verifier)
    return {
      name: 'verify-pack.mjs',
      mediaType: 'text/javascript; charset=utf-8',
      bytes: size,
      body: async () => createReadStream(verifier),
    }
  },
})
