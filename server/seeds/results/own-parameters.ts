import { names } from '@puquio/domain'
import type { Rows } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

const own = [
  {
    key: 'own-carga-de-zinc',
    name: names('Carga de zinc', 'Zinc load', 'Charge de zinc', 'Carga de zinco'),
    symbol: '',
    group: 'metals',
    unit: 'kg/d',
    decimals: 3,
    formula: '[zn-total] * [flow]',
  },
  {
    key: 'own-tirante-de-agua',
    name: names('Tirante de agua', 'Water depth', 'Hauteur d’eau', 'Lâmina d’água'),
    symbol: '',
    group: 'field',
    unit: 'm',
    decimals: 2,
    formula: null,
  },
] as const
export type OwnParameterKey = (typeof own)[number]['key']

/** A measured parameter of the mine's own, and the load of zinc that follows from its results. */
export async function insertOwnParameters(rows: Rows, projectId: number): Promise<void> {
  await rows(sql`
    insert into parameter (project_id, key, name, symbol, parameter_group, matrix, unit, decimals, min, formula)
    select ${projectId}, key, name, symbol, "group", 'water', unit, decimals, 0, formula
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as o(key text, name jsonb, symbol text, "group" text, unit text,
      decimals int, formula text)`)
}
