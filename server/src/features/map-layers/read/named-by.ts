import type { Named } from './collect-features.ts'

const names = [
  'name',
  'nombre',
  'nome',
  'nom',
  'label',
  'etiqueta',
  'titulo',
  'title',
  'codigo',
  'code',
  'id',
]
const descriptions = ['description', 'descripcion', 'descripción', 'descrição', 'descricao', 'desc']
const known = new Set([...names, ...descriptions])

const keyOf = (attribute: string) => attribute.trim().toLowerCase()
export const isNaming = (attribute: string): boolean => known.has(keyOf(attribute))

/** Which of the attributes name a feature, by what programs and people call them. */
export function namedBy(attributes: Readonly<Record<string, unknown>>): Named {
  const byName = new Map(Object.entries(attributes).map(([key, value]) => [keyOf(key), value]))
  const first = (keys: readonly string[]) =>
    keys
      .map((key) => byName.get(key))
      .find((value) => value !== undefined && value !== null && value !== '')
  return { name: first(names), description: first(descriptions) }
}
