import type { Content } from '../../src/platform/xlsx/write/content.ts'
import type { SentFile } from '../send.ts'
import { listWorkbookOf } from './list-workbooks.ts'

export const memberHeads = [
  'Correo',
  'Nombre',
  'Apellidos',
  'Permisos',
  'Teléfono',
  'Cargo',
  'Invitado',
  'Acceso hasta',
]

/** People to invite, in the order of the columns; the last ones may be left out. */
export const memberWorkbook = async (rows: Content[][]): Promise<SentFile> => ({
  name: 'invitados.xlsx',
  bytes: await listWorkbookOf([memberHeads, ...rows]),
})
