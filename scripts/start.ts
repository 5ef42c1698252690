import module from 'node:module'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { develop } from './develop.ts'
import { endWithParent } from './end-with-parent.ts'
import { root } from './project.ts'

endWithParent()
// The server prints the address and the sign-in itself, and ends on SIGTERM: it runs in this process.
if (process.argv.includes('--dev')) develop()
else {
  const web = await buildWeb((line) => console.log(line))
  if (!web.ok) {
    console.error(`${web.output}\nThe web app could not be built: see above.`)
    process.exit(1)
  }
  // Halves the time that loading the server takes from the second start on.
  module.enableCompileCache(join(root, 'node_modules/.cache/compiled'))
  await import('../server/src/main.ts')
}
