import { type PermissionCode, roles } from '@puquio/domain'

export const demoPassword = 'Puquio-demo-1'

export const demoContact = {
  name: 'Mesa de ayuda Puquio',
  email: 'ayuda@demo.puquio.pe',
  phone: '+51 1 555 0100',
}

/** `mines` holds the permissions in the first and the second project. */
export type Person = {
  email: string
  name: string
  lastName: string
  position: string
  role: string | null
  isSystemAdmin?: boolean
  mines: readonly (readonly PermissionCode[])[]
  /** Of another company, until so many days from now. */
  guestForDays?: number
  state?: 'inactive' | 'unverified' | 'blocked'
}

/** One account per role, shown on the sign-in page; then the people of any team, who cannot sign in. */
export const people: readonly Person[] = [
  {
    email: 'sistema@demo.puquio.pe',
    name: 'Silvia',
    lastName: 'Quispe Huamán',
    position: 'Administradora del sistema',
    role: 'sistema',
    isSystemAdmin: true,
    mines: [],
  },
  {
    email: 'admin@demo.puquio.pe',
    name: 'Óscar',
    lastName: 'Mendoza Ríos',
    position: 'Superintendente de Asuntos Ambientales',
    role: 'admin',
    mines: [[1], [1]],
  },
  {
    email: 'lectura@demo.puquio.pe',
    name: 'Lucía',
    lastName: 'Ñahui Cárdenas',
    position: 'Relaciones Comunitarias',
    role: 'lectura',
    mines: [[2], [2]],
  },
  {
    email: 'campo@demo.puquio.pe',
    name: 'Wilmer',
    lastName: 'Condori Apaza',
    position: 'Monitorista ambiental',
    role: 'campo',
    mines: [[2, 3]],
  },
  {
    email: 'auditor@demo.puquio.pe',
    name: 'Ana María',
    lastName: 'Salazar Vega',
    position: 'Auditora interna',
    role: 'auditor',
    mines: [[2, 4]],
  },
  {
    email: 'rosa.huanca@demo.puquio.pe',
    name: 'Rosa',
    lastName: 'Huanca Mamani',
    position: 'Monitorista ambiental',
    role: null,
    mines: [[2, 3]],
    state: 'inactive',
  },
  {
    email: 'jose.palomino@demo.puquio.pe',
    name: 'José',
    lastName: 'Palomino Lazo',
    position: 'Ingeniero de aguas',
    role: null,
    mines: [
      [2, 3],
      [2, 3],
    ],
    state: 'blocked',
  },
  {
    email: 'practicas@demo.puquio.pe',
    name: 'Yessica',
    lastName: 'Tito Chávez',
    position: 'Practicante',
    role: null,
    mines: [[], [2]],
    state: 'unverified',
  },
  {
    email: 'laboratorio@demo.puquio.pe',
    name: 'Martín',
    lastName: 'Ibáñez Soto',
    position: 'Coordinador de laboratorio',
    role: null,
    mines: [[2, 3]],
    guestForDays: 45,
    state: 'inactive',
  },
]

/** What a person may do in their first project, as the terminal says it: 'READ + WRITE'. */
export const rightsOf = ({ isSystemAdmin = false, mines }: Person): string =>
  isSystemAdmin
    ? 'system administrator'
    : Object.entries(roles)
        .flatMap(([name, code]) => (mines[0]?.includes(code) ? [name] : []))
        .join(' + ')
