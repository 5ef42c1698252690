/** Reads the text of a PDF by pdfjs-dist alone, as its own examples do, and says how long it took, in ms. */
import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const data = new Uint8Array(await readFile(process.argv[2] ?? ''))
const startMs = performance.now()
const task = getDocument({ data, verbosity: 0 })
const document = await task.promise
let length = 0
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  for (const item of items) if ('str' in item) length += item.str.length
  page.cleanup()
}
const ms = performance.now() - startMs
await task.destroy()
console.log(JSON.stringify({ ms, length }))
