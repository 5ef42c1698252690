import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

/** As the root's package.json says. */
export const productVersion: string = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
).version
