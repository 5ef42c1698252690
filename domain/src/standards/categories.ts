import { nameKey } from '../name-key.ts'

/**
 * A part of a standard with its own limits; its name is that of the decree and is not translated. The limits of
 * `within` hold for it too.
 */
export type Category = { code: string; name: string; within?: string }
export type Standard = {
  code: string
  name: string
  /** One more with each correction of the shipped data. */
  version: number
  /** First and last day in force; a decree is in force from the day after its publication. */
  validFrom: string
  validTo: string | null
  categories: readonly Category[]
}

/**
 * Peru's standards with their categories (decrees in `code`). El Peruano of 7 June 2017 was read; the other
 * days of publication are general knowledge.
 */
export const standards: readonly Standard[] = [
  {
    code: 'D.S. 004-2017-MINAM',
    name: 'ECA Agua',
    version: 1,
    validFrom: '2017-06-08',
    validTo: null,
    categories: [
      { code: '1-A1', name: 'Poblacional: potabilización con desinfección' },
      { code: '1-A2', name: 'Poblacional: potabilización con tratamiento convencional' },
      { code: '1-A3', name: 'Poblacional: potabilización con tratamiento avanzado' },
      { code: '1-B1', name: 'Recreación: contacto primario' },
      { code: '1-B2', name: 'Recreación: contacto secundario' },
      { code: '3-D1', name: 'Riego de vegetales' },
      {
        code: '3-D1 no restringido',
        name: 'Riego de vegetales: agua para riego no restringido',
        within: '3-D1',
      },
      {
        code: '3-D1 restringido',
        name: 'Riego de vegetales: agua para riego restringido',
        within: '3-D1',
      },
      { code: '3-D2', name: 'Bebida de animales' },
      { code: '4-E1', name: 'Conservación: lagunas y lagos' },
      { code: '4-E2 costa y sierra', name: 'Conservación: ríos de costa y sierra' },
      { code: '4-E2 selva', name: 'Conservación: ríos de selva' },
      { code: '4-E3 estuarios', name: 'Conservación: ecosistemas costeros, estuarios' },
      { code: '4-E3 marinos', name: 'Conservación: ecosistemas marinos' },
    ],
  },
  {
    code: 'D.S. 010-2010-MINAM',
    name: 'LMP efluentes minero-metalúrgicos',
    version: 1,
    validFrom: '2010-08-22',
    validTo: null,
    categories: [],
  },
  {
    code: 'D.S. 003-2017-MINAM',
    name: 'ECA Aire',
    version: 1,
    validFrom: '2017-06-08',
    validTo: null,
    categories: [],
  },
  {
    code: 'D.S. 085-2003-PCM',
    name: 'ECA Ruido',
    version: 1,
    validFrom: '2003-10-31',
    validTo: null,
    categories: [
      { code: 'Zona de Protección Especial', name: 'Centros de salud, educativos y asilos' },
      { code: 'Zona Residencial', name: 'Uso residencial' },
      { code: 'Zona Comercial', name: 'Uso comercial' },
      { code: 'Zona Industrial', name: 'Uso industrial' },
    ],
  },
  {
    code: 'D.S. 011-2017-MINAM',
    name: 'ECA Suelo',
    version: 1,
    validFrom: '2017-12-03',
    validTo: null,
    categories: [
      { code: 'Agrícola', name: 'Suelo agrícola' },
      { code: 'Residencial/Parques', name: 'Suelo residencial y parques' },
      { code: 'Comercial/Industrial/Extractivo', name: 'Suelo comercial, industrial y extractivo' },
    ],
  },
]

/** Returns the listed standard for a spelling: D.S. N° 004-2017-MINAM, ds 004-2017 or ECA Agua. */
export const findStandard = (text: string): Standard | null => {
  const wanted = plain(text)
  if (wanted === '') return null
  return (
    standards.find(({ code, name }) =>
      [code, name, withoutMinistry(code)].some((one) => plain(one) === wanted),
    ) ?? null
  )
}

/** Returns the listed category for a spelling: 3-D1, 3 D1, Cat. 3-D1 or Categoría 3 - D1. */
export const findCategory = (standard: Standard, text: string): Category | null => {
  const wanted = plain(text)
  if (wanted === '') return null
  return (
    standard.categories.find(
      ({ code, name }) => plain(code) === wanted || plain(name) === wanted,
    ) ?? null
  )
}

/** Listed values get the list's spelling; anything else stays as typed. */
export const asListed = (
  standard: string | null,
  category: string | null,
): { standard: string | null; category: string | null } => {
  const found = standard === null ? null : findStandard(standard)
  const within = found && category !== null ? findCategory(found, category) : null
  return { standard: found?.code ?? standard, category: within?.code ?? category }
}

const withoutMinistry = (code: string): string => code.replace(/-[A-Z]+$/, '')

const plain = (text: string): string =>
  nameKey(text)
    .replace(/n[°ºo]\.?\s*(?=\d)/g, '')
    .replace(/^cat(?:egoria)?\b/, '')
    .replace(/[^a-z0-9]/g, '')
