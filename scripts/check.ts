import { runChecks } from './checks.ts'
import { endWithMe } from './run-program.ts'

endWithMe()
if (!(await runChecks((line) => console.log(line)))) process.exitCode = 1
