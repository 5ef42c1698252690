import { describe, expect, it } from 'vitest'
import { fileIssue, typeNames } from './file-check.ts'
import { showBytes } from './show-bytes.ts'

const workbook = { accept: ['.xlsx', '.xls'], maxBytes: 50_000_000 }
const file = (name: string, size = 10, type = '') => ({ name, size, type })

describe('fileIssue', () => {
  it.each([
    [file('plan.XLSX'), workbook, null],
    [file('plan.csv'), workbook, 'fileNotWorkbook'],
    [file('plan.xlsx.exe'), workbook, 'fileNotWorkbook'],
    [file('nota.txt'), { accept: ['.pdf', '.xlsx'], maxBytes: 100 }, 'fileWrongType'],
    [file('plan.xls', 0), workbook, 'fileEmpty'],
    [file('plan.xls', 50_000_001), workbook, 'fileTooLarge'],
    [file('foto.heic', 10, 'image/heic'), { accept: ['image/*'], maxBytes: 100 }, null],
    [
      file('acta.pdf', 10, 'application/pdf'),
      { accept: ['image/*', 'application/pdf'], maxBytes: 100 },
      null,
    ],
    [
      file('acta.txt', 10, 'text/plain'),
      { accept: ['image/*', 'application/pdf'], maxBytes: 100 },
      'fileWrongType',
    ],
  ])('%j', (candidate, rule, issue) => {
    expect(fileIssue(candidate, rule)).toBe(issue)
  })
})

it('names types as people do', () => {
  expect(typeNames(['.xlsx', '.xls'])).toBe('XLSX, XLS')
  expect(typeNames(['image/*', 'application/pdf'])).toBe('JPG / PNG, PDF')
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(typeNames([word, 'image/webp'])).toBe('DOCX, WEBP')
})

it('writes sizes in the language, by their symbols', () => {
  expect(showBytes(1_430_000, 'pt-BR')).toBe('1,4\u202fMB')
  expect(showBytes(50_000_000, 'en-GB')).toBe('50\u202fMB')
  expect(showBytes(78, 'es-PE')).toBe('78\u202fB')
  expect(showBytes(1_500, 'fr-FR')).toBe('1,5\u202fko')
})
