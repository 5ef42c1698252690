import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Compiles `main.typ` of a folder to a PDF beside it, with the renderer's own compiler and nothing around it. */
const [folder = '', fonts = ''] = process.argv.slice(2)
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [fonts] }] })
const { result } = compiler.compile({ mainFilePath: join(folder, 'main.typ') })
if (!result) throw new Error('The document does not compile')
writeFileSync(join(folder, 'bare.pdf'), compiler.pdf(result, { pdfStandard: 'ua-1' }))
console.log(result.numOfPages)
