import { expect, it } from 'vitest'
import { permissionTerms } from '../../access/permission-terms.ts'
import { roles } from '../../access/roles.ts'
import { languages } from '../../languages.ts'
import { knownWords } from '../known-names.ts'
import { cellProblemTerms } from '../terms.ts'
import { memberRoles, memberRoleTerms, memberTable } from './columns.ts'

const { cell } = memberTable.role
const find = knownWords(cell.terms, cell.also)

it.each(languages)('takes permissions as the list of members names them, in %s', (language) => {
  for (const [role, codes] of Object.entries<readonly number[]>(memberRoles)) {
    const names = (Object.keys(roles) as (keyof typeof roles)[])
      .filter((name) => codes.includes(roles[name]))
      .map((name) => permissionTerms[name][language])
    expect(find(names.join(', '))).toBe(role)
  }
})

it.each([
  ['Lectura y registro de datos', 'write'],
  ['reading and data entry', 'write'],
  ['Lecture et saisie de données', 'write'],
  ['LEITURA E REGISTRO DE DADOS', 'write'],
  ['Lectura, registro de datos y auditoría', 'write-audit'],
  ['Lectura', 'read'],
  ['Registro de datos', 'write'],
  ['Lectura y más', null],
])('reads «%s»', (text, role) => {
  expect(find(text)).toBe(role)
})

it.each(languages)('says of another word which ones there are, in %s', (language) => {
  const told = cellProblemTerms[cell.problem][language]
  for (const term of Object.values(memberRoleTerms)) expect(told).toContain(term[language])
})
