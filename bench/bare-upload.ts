import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import fastify from 'fastify'

/** The least that a server does with an upload: one route that streams it to the disk. */
const [folder = ''] = process.argv.slice(2)
const app = fastify()
await app.register(multipart, { limits: { fileSize: 500_000_000 } })
app.post('/', async (request) => {
  const part = await request.file()
  if (part) await pipeline(part.file, createWriteStream(join(folder, 'bare')))
  return { kept: part !== undefined }
})
process.on('disconnect', () => process.exit(0))
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
