import { resolve } from 'node:path'

/** The folder that holds the workspaces: relative settings start from it. */
export const projectRoot = resolve(import.meta.dirname, '../../..')
