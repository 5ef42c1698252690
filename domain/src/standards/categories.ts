import { nameKey } from '../name-key.ts'

/**
 * A part of a standard with its own limits; its name is that of the decree and is not translated. The limits of
 * `within` hold for it too.
 */
export type Category = {
  code: string
  name: string
  /** As the source of a limit says it. */
  cited: string
  within?: string
}
export type Standard = {
  code: string
  name: string
  /** The annex that holds its limits. */
  annex: string
  /** First and last day in force; a decree is in force from the day after its publication. */
  validFrom: string
  validTo: string | null
  categories: readonly Category[]
}

/**
 * Peru's standards with their categories (decrees in `code`). El Peruano of 7 June 2017 was read; the other
 * days of publication are general knowledge.
 */
const listed = [
  {
    code: 'D.S. 004-2017-MINAM',
    name: 'ECA Agua',
    annex: 'Anexo',
    validFrom: '2017-06-08',
    validTo: null,
    categories: [
      {
        code: '1-A1',
        name: 'Poblacional: potabilización con desinfección',
        cited: 'Categoría 1-A1',
      },
      {
        code: '1-A2',
        name: 'Poblacional: potabilización con tratamiento convencional',
        cited: 'Categoría 1-A2',
      },
      {
        code: '1-A3',
        name: 'Poblacional: potabilización con tratamiento avanzado',
        cited: 'Categoría 1-A3',
      },
      { code: '1-B1', name: 'Recreación: contacto primario', cited: 'Categoría 1-B1' },
      { code: '1-B2', name: 'Recreación: contacto secundario', cited: 'Categoría 1-B2' },
      { code: '3-D1', name: 'Riego de vegetales', cited: 'Categoría 3-D1' },
      {
        code: '3-D1 no restringido',
        name: 'Riego de vegetales: agua para riego no restringido',
        cited: 'Categoría 3-D1, agua para riego no restringido',
        within: '3-D1',
      },
      {
        code: '3-D1 restringido',
        name: 'Riego de vegetales: agua para riego restringido',
        cited: 'Categoría 3-D1, agua para riego restringido',
        within: '3-D1',
      },
      { code: '3-D2', name: 'Bebida de animales', cited: 'Categoría 3-D2' },
      { code: '4-E1', name: 'Conservación: lagunas y lagos', cited: 'Categoría 4-E1' },
      {
        code: '4-E2 costa y sierra',
        name: 'Conservación: ríos de costa y sierra',
        cited: 'Categoría 4-E2, ríos de costa y sierra',
      },
      {
        code: '4-E2 selva',
        name: 'Conservación: ríos de selva',
        cited: 'Categoría 4-E2, ríos de selva',
      },
      {
        code: '4-E3 estuarios',
        name: 'Conservación: ecosistemas costeros, estuarios',
        cited: 'Categoría 4-E3, estuarios',
      },
      {
        code: '4-E3 marinos',
        name: 'Conservación: ecosistemas marinos',
        cited: 'Categoría 4-E3, ecosistemas marinos',
      },
    ],
  },
  {
    code: 'D.S. 010-2010-MINAM',
    name: 'LMP efluentes minero-metalúrgicos',
    annex: 'Anexo 1',
    validFrom: '2010-08-22',
    validTo: null,
    categories: [],
  },
  {
    code: 'D.S. 003-2017-MINAM',
    name: 'ECA Aire',
    annex: 'Anexo',
    validFrom: '2017-06-08',
    validTo: null,
    categories: [],
  },
  {
    code: 'D.S. 085-2003-PCM',
    name: 'ECA Ruido',
    annex: 'Anexo 1',
    validFrom: '2003-10-31',
    validTo: null,
    categories: [
      {
        code: 'Zona de Protección Especial',
        name: 'Centros de salud, educativos y asilos',
        cited: 'Zona de Protección Especial',
      },
      { code: 'Zona Residencial', name: 'Uso residencial', cited: 'Zona Residencial' },
      { code: 'Zona Comercial', name: 'Uso comercial', cited: 'Zona Comercial' },
      { code: 'Zona Industrial', name: 'Uso industrial', cited: 'Zona Industrial' },
    ],
  },
  {
    code: 'D.S. 011-2017-MINAM',
    name: 'ECA Suelo',
    annex: 'Anexo',
    validFrom: '2017-12-03',
    validTo: null,
    categories: [
      { code: 'Agrícola', name: 'Suelo agrícola', cited: 'suelo agrícola' },
      {
        code: 'Residencial/Parques',
        name: 'Suelo residencial y parques',
        cited: 'suelo residencial/parques',
      },
      {
        code: 'Comercial/Industrial/Extractivo',
        name: 'Suelo comercial, industrial y extractivo',
        cited: 'suelo comercial/industrial/extractivo',
      },
    ],
  },
] as const satisfies readonly Standard[]

export type StandardCode = (typeof listed)[number]['code']

/** Every standard that the product brings. */
export const standards: readonly (Standard & { code: StandardCode })[] = listed

/** Returns where a standard has the limits of a category ('' for none): D.S. 004-2017-MINAM, Anexo, Categoría 1-A1. */
export const normReference = ({ code, annex, categories }: Standard, category: string): string =>
  [code, annex, categories.find((one) => one.code === category)?.cited]
    .filter((part) => part !== undefined)
    .join(', ')

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
