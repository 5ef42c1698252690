import { secretContext } from './features/device-reports/http/secret-context.ts'
import { signingContext } from './features/evidence-packs/signing-key.ts'
import { readSigningKey, storeSigningKey } from './features/evidence-packs/signing-key-store.ts'
import {
  sealedReportSecrets,
  storeReportSecret,
} from './features/device-reports/http/receiver-store.ts'
import type { SealedSecrets } from './platform/keys/rotate.ts'
import { sealedPasswords, storePassword } from './platform/mail/server-store.ts'
import { passwordContext } from './platform/mail/transport.ts'

/** All secrets of the database that the master key seals, for a change of it. */
export const sealedSecrets: SealedSecrets = {
  'mail-password': {
    list: async (scope) =>
      (await sealedPasswords(scope)).map(({ passwordSealed, ...row }) => ({
        id: row.id,
        context: passwordContext(row),
        sealed: passwordSealed,
      })),
    store: storePassword,
  },
  'report-secret': {
    list: async (scope) =>
      (await sealedReportSecrets(scope)).map(({ secretSealed, ...row }) => ({
        id: row.id,
        context: secretContext(row),
        sealed: secretSealed,
      })),
    store: storeReportSecret,
  },
  'pack-signing': {
    list: async (scope) => {
      const key = await readSigningKey(scope)
      return key ? [{ id: key.id, context: signingContext, sealed: key.privateSealed }] : []
    },
    store: storeSigningKey,
  },
}
