import { permissionTerms } from '../../access/permission-terms.ts'
import { readEmail } from '../../access/read-email.ts'
import { readPhone } from '../../access/read-phone.ts'
import { type PermissionCode, roles } from '../../access/roles.ts'
import { languages, locales } from '../../languages.ts'
import type { ColumnOf, Table } from '../table.ts'
import { memberColumnTerms as words } from './terms.ts'

const { ADMIN, READ, WRITE, AUDIT } = roles
const permissionNames = Object.keys(roles) as (keyof typeof roles)[]

/** What the word in a row gives, and the codes that it stands for. */
export const memberRoles = {
  admin: [ADMIN],
  read: [READ],
  write: [READ, WRITE],
  audit: [READ, AUDIT],
  'write-audit': [READ, WRITE, AUDIT],
} as const satisfies Record<string, readonly PermissionCode[]>

export const memberRoleTerms = {
  admin: permissionTerms.ADMIN,
  read: permissionTerms.READ,
  write: permissionTerms.WRITE,
  audit: permissionTerms.AUDIT,
  'write-audit': words.writeAndAudit,
} as const satisfies Record<keyof typeof memberRoles, unknown>

/** Permissions as lists of members name them, one after the other: "Lectura, Registro de datos". */
const permissionsInFull = Object.fromEntries(
  Object.entries<readonly PermissionCode[]>(memberRoles).map(([role, codes]) => [
    role,
    languages.flatMap((language) => {
      const names = permissionNames
        .filter((name) => codes.includes(roles[name]))
        .map((name) => permissionTerms[name][language])
      return [names.join(', '), new Intl.ListFormat(locales[language]).format(names)]
    }),
  ]),
)

/** The workbook by which people are invited into a project, in the order of its columns. */
export const memberTable = {
  email: {
    heading: words.email,
    synonyms: ['email', 'mail', 'correo electrónico'],
    cell: { kind: 'spelling', read: readEmail, problem: 'email' },
    isRequired: true,
  },
  name: { heading: words.name, cell: { kind: 'text', max: 50 }, isRequired: true },
  lastName: { heading: words.lastName, cell: { kind: 'text', max: 50 }, isRequired: true },
  role: {
    heading: words.role,
    cell: {
      kind: 'word',
      terms: memberRoleTerms,
      also: permissionsInFull,
      problem: 'member-permissions',
    },
    isRequired: true,
  },
  phone: {
    heading: words.phone,
    cell: { kind: 'spelling', read: readPhone, problem: 'phone' },
  },
  position: { heading: words.position, cell: { kind: 'text', max: 100 } },
  isGuest: { heading: words.isGuest, cell: { kind: 'flag' } },
  endsOn: { heading: words.endsOn, cell: { kind: 'date' } },
} as const satisfies Table

export type MemberColumn = ColumnOf<typeof memberTable>

/** Rows that a workbook of members may hold. */
export const memberRowsMax = 500
