import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { firstOwnObject, line, rawPdf, stream } from '../../../../test/outside/pdfs/raw-pdf.ts'
import { inspectPdf, problemOf, readPages } from './read-pdf.ts'

const inspect = (source: Uint8Array) => inspectPdf({ source, project: 1 })
const pages = [{ content: line('Hola', 60, 700) }, { content: '' }]
const plain = rawPdf(pages)

test('a PDF tells its pages and its title', async () => {
  const document = await PDFDocument.create()
  document.addPage([600, 800])
  document.setTitle('Estudio de Impacto\nAmbiental')
  document.setAuthor('Consultora Andina')
  expect(await inspect(await document.save())).toEqual({
    kind: 'pdf',
    pages: 1,
    title: 'Estudio de Impacto Ambiental',
    author: 'Consultora Andina',
    isEncrypted: false,
    hasScript: false,
    hasFiles: false,
  })
  expect(await inspect(plain)).toMatchObject({ kind: 'pdf', pages: 2, title: null })
})

async function locked(passwords: { userPassword?: string; ownerPassword: string }) {
  const document = await PDFDocument.load(plain)
  document.encrypt({ ...passwords, permissions: { copying: false } })
  return document.save({ useObjectStreams: false })
}

test('one that opens without a password is read, whatever it forbids', async () => {
  const source = await locked({ ownerPassword: 'secreto' })
  expect(await inspect(source)).toMatchObject({ kind: 'pdf', pages: 2, isEncrypted: true })
  const texts: string[] = []
  await readPages({ source, project: 1 }, { from: 1 }, ({ text }) => void texts.push(text))
  expect(texts).toEqual(['Hola', ''])
})

const refusals: {
  what: string
  source: () => Uint8Array | Promise<Uint8Array>
  problem: string
}[] = [
  { what: 'empty', source: () => new Uint8Array(), problem: 'FILE_EMPTY' },
  {
    what: 'a workbook by another name',
    source: () => Buffer.from('PK\u0003\u0004 and more'.padEnd(5_000, 'x')),
    problem: 'PDF_WRONG_TYPE',
  },
  {
    what: 'locked by a password',
    source: () => locked({ userPassword: 'abre', ownerPassword: 'secreto' }),
    problem: 'PDF_PASSWORD',
  },
  { what: 'cut off at its head', source: () => plain.subarray(0, 40), problem: 'PDF_DAMAGED' },
  {
    what: 'nothing but noise behind its signature',
    source: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_000, 0x5a)]),
    problem: 'PDF_DAMAGED',
  },
  {
    what: 'without a page',
    source: () => rawPdf([]),
    problem: 'PDF_DAMAGED',
  },
  {
    what: 'of more pages than are read',
    source: () => rawPdf(Array.from({ length: 5_001 }, () => ({ content: '' }))),
    problem: 'PDF_TOO_MANY_PAGES',
  },
]

test.each(refusals)('one that is $what is refused', async ({ source, problem }) => {
  const found = await inspect(await source())
  if (found.kind !== 'refused') throw new Error(`it was opened, with ${found.pages} pages`)
  expect(problemOf(found).problem).toBe(problem)
})

test('a file above 300 MB is refused before it is brought', async () => {
  const source = {
    bytes: 300 * 1024 * 1024 + 1,
    bring: () => Promise.reject(new Error('it was brought')),
  }
  expect(await inspectPdf({ source, project: 1 })).toMatchObject({ reason: 'too-large' })
})

const own = `${firstOwnObject} 0 R`
const script = '<< /S /JavaScript /JS (app.launchURL\\("http://127.0.0.1/"\\)) >>'
const carriers: { what: string; source: () => Uint8Array | Promise<Uint8Array>; flags: object }[] =
  [
    {
      what: 'a script that runs when it opens',
      source: () => rawPdf(pages, { objects: [script], catalogue: `/OpenAction ${own}` }),
      flags: { hasScript: true, hasFiles: false },
    },
    {
      what: 'a link that starts a program',
      source: () =>
        rawPdf([
          {
            content: '',
            entries:
              '/MediaBox [0 0 600 800] /Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (cmd.exe) >> >>]',
          },
        ]),
      flags: { hasScript: true, hasFiles: false },
    },
    {
      what: 'a script in a packed object',
      source: async () => {
        const document = await PDFDocument.load(
          rawPdf(pages, { objects: [script], catalogue: `/OpenAction ${own}` }),
        )
        return document.save({ useObjectStreams: true })
      },
      flags: { hasScript: true, hasFiles: false },
    },
    {
      what: 'another file',
      source: () =>
        rawPdf(pages, {
          objects: [
            stream('MZ', '/Type /EmbeddedFile'),
            `<< /Type /Filespec /F (x.exe) /EF << /F ${own} >> >>`,
          ],
          catalogue: `/Names << /EmbeddedFiles << /Names [(x.exe) ${firstOwnObject + 1} 0 R] >> >>`,
        }),
      flags: { hasScript: false, hasFiles: true },
    },
  ]

test.each(carriers)('one with $what is opened, and says so', async ({ source, flags }) => {
  expect(await inspect(await source())).toMatchObject({ kind: 'pdf', ...flags })
})
