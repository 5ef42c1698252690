import { inWater, names, type Parameter } from './parameter.ts'

const hydrocarbon = { ...inWater, group: 'organics', decimals: 6 } as const

/** The sixteen polycyclic aromatic hydrocarbons of US EPA method 610, with their CAS registry numbers. */
export const aromaticHydrocarbons = {
  acenaphthene: {
    ...hydrocarbon,
    name: names('Acenafteno', 'Acenaphthene', 'Acénaphtène', 'Acenafteno'),
    symbol: 'Ace',
    cas: '83-32-9',
    molarMass: 154.21,
  },
  acenaphthylene: {
    ...hydrocarbon,
    name: names('Acenaftileno', 'Acenaphthylene', 'Acénaphtylène', 'Acenaftileno'),
    symbol: 'Acy',
    cas: '208-96-8',
    molarMass: 152.19,
  },
  anthracene: {
    ...hydrocarbon,
    name: names('Antraceno', 'Anthracene', 'Anthracène', 'Antraceno'),
    symbol: 'Ant',
    cas: '120-12-7',
    molarMass: 178.23,
  },
  'benzo-a-anthracene': {
    ...hydrocarbon,
    name: names(
      'Benzo(a)antraceno',
      'Benzo(a)anthracene',
      'Benzo(a)anthracène',
      'Benzo(a)antraceno',
    ),
    symbol: 'BaA',
    cas: '56-55-3',
    molarMass: 228.29,
  },
  'benzo-a-pyrene': {
    ...hydrocarbon,
    name: names('Benzo(a)pireno', 'Benzo(a)pyrene', 'Benzo(a)pyrène', 'Benzo(a)pireno'),
    symbol: 'BaP',
    cas: '50-32-8',
    molarMass: 252.31,
  },
  'benzo-b-fluoranthene': {
    ...hydrocarbon,
    name: names(
      'Benzo(b)fluoranteno',
      'Benzo(b)fluoranthene',
      'Benzo(b)fluoranthène',
      'Benzo(b)fluoranteno',
    ),
    symbol: 'BbF',
    cas: '205-99-2',
    molarMass: 252.31,
  },
  'benzo-ghi-perylene': {
    ...hydrocarbon,
    name: names(
      'Benzo(g,h,i)perileno',
      'Benzo(g,h,i)perylene',
      'Benzo(g,h,i)pérylène',
      'Benzo(g,h,i)perileno',
    ),
    symbol: 'BghiP',
    cas: '191-24-2',
    molarMass: 276.33,
  },
  'benzo-k-fluoranthene': {
    ...hydrocarbon,
    name: names(
      'Benzo(k)fluoranteno',
      'Benzo(k)fluoranthene',
      'Benzo(k)fluoranthène',
      'Benzo(k)fluoranteno',
    ),
    symbol: 'BkF',
    cas: '207-08-9',
    molarMass: 252.31,
  },
  chrysene: {
    ...hydrocarbon,
    name: names('Criseno', 'Chrysene', 'Chrysène', 'Criseno'),
    symbol: 'Chr',
    cas: '218-01-9',
    molarMass: 228.29,
  },
  'dibenzo-ah-anthracene': {
    ...hydrocarbon,
    name: names(
      'Dibenzo(a,h)antraceno',
      'Dibenzo(a,h)anthracene',
      'Dibenzo(a,h)anthracène',
      'Dibenzo(a,h)antraceno',
    ),
    symbol: 'DahA',
    cas: '53-70-3',
    molarMass: 278.35,
  },
  phenanthrene: {
    ...hydrocarbon,
    name: names('Fenantreno', 'Phenanthrene', 'Phénanthrène', 'Fenantreno'),
    symbol: 'Phe',
    cas: '85-01-8',
    molarMass: 178.23,
  },
  fluoranthene: {
    ...hydrocarbon,
    name: names('Fluoranteno', 'Fluoranthene', 'Fluoranthène', 'Fluoranteno'),
    symbol: 'Flt',
    cas: '206-44-0',
    molarMass: 202.26,
  },
  fluorene: {
    ...hydrocarbon,
    name: names('Fluoreno', 'Fluorene', 'Fluorène', 'Fluoreno'),
    symbol: 'Flu',
    cas: '86-73-7',
    molarMass: 166.22,
  },
  'indeno-123cd-pyrene': {
    ...hydrocarbon,
    name: names(
      'Indeno(1,2,3-cd)pireno',
      'Indeno(1,2,3-cd)pyrene',
      'Indéno(1,2,3-cd)pyrène',
      'Indeno(1,2,3-cd)pireno',
    ),
    symbol: 'IcdP',
    cas: '193-39-5',
    molarMass: 276.33,
  },
  naphthalene: {
    ...hydrocarbon,
    name: names('Naftaleno', 'Naphthalene', 'Naphtalène', 'Naftaleno'),
    symbol: 'Naf',
    cas: '91-20-3',
    molarMass: 128.17,
  },
  pyrene: {
    ...hydrocarbon,
    name: names('Pireno', 'Pyrene', 'Pyrène', 'Pireno'),
    symbol: 'Pyr',
    cas: '129-00-0',
    molarMass: 202.26,
  },
} as const satisfies Record<string, Parameter>
