import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileFolder } from '../../src/platform/files/file-folder.ts'
import { readConfig } from '../../src/platform/config.ts'
import { newMasterKey, openKeys } from '../../src/platform/keys/keys.ts'
import { openOutbound } from '../../src/platform/outbound/outbound.ts'
import { readNetwork } from '../../src/platform/outbound/allowed-address.ts'

/** What the sending of mails needs, with the environment's server at the address, or with none. */
export const mailParts = (smtpUrl: string | null) => ({
  config: {
    ...readConfig({ PUQUIO_DEMO: 'off' }),
    smtpUrl,
    smtpFrom: smtpUrl && 'puquio@example.com',
  },
  files: openFileFolder(join(tmpdir(), 'puquio-no-files'), {
    dataFolder: tmpdir(),
    diskReserveBytes: 0,
  }),
  keys: openKeys([newMasterKey()]),
  outbound: openOutbound([readNetwork('127.0.0.1')]),
})
