import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks, sizes } from './checks/checks.ts'
import { root } from './project.ts'
import { endWithMe } from './run-program.ts'

endWithMe()
const built = existsSync(join(root, 'web/dist/.built')) ? [sizes] : []
if (!(await runChecks((line) => console.log(line), built))) process.exitCode = 1
