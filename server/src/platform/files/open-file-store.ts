import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openFileBucket } from './file-bucket.ts'
import { openFileFolder } from './file-folder.ts'
import type { FileStore } from './file-store.ts'

/** Returns the store of files that the configuration names: a bucket, else a folder of the data folder. */
export const openFileStore = (config: Config): FileStore =>
  config.bucket
    ? openFileBucket(config.bucket, config)
    : openFileFolder(join(config.dataFolder, 'files'), config)
