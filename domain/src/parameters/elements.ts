/** Spanish, English, French, Portuguese; CAS number; g/mol; digits after the mark; charge of the ion. */
type Element = {
  names: readonly [string, string, string, string]
  cas: string
  molarMass: number
  decimals: number
  charge?: number
  feminine?: true
}

/**
 * Elements that laboratories report as total and as dissolved. Sources: CAS registry numbers; molar masses of
 * IUPAC, those of Ca, Mg, Na and K as in WQChartPy, to whose diagrams ours are compared.
 */
export const elements = {
  ag: {
    names: ['Plata', 'Silver', 'Argent', 'Prata'],
    cas: '7440-22-4',
    molarMass: 107.8682,
    decimals: 5,
    feminine: true,
  },
  al: {
    names: ['Aluminio', 'Aluminium', 'Aluminium', 'Alumínio'],
    cas: '7429-90-5',
    molarMass: 26.9815,
    decimals: 4,
  },
  as: {
    names: ['Arsénico', 'Arsenic', 'Arsenic', 'Arsênio'],
    cas: '7440-38-2',
    molarMass: 74.9216,
    decimals: 5,
  },
  b: { names: ['Boro', 'Boron', 'Bore', 'Boro'], cas: '7440-42-8', molarMass: 10.81, decimals: 4 },
  ba: {
    names: ['Bario', 'Barium', 'Baryum', 'Bário'],
    cas: '7440-39-3',
    molarMass: 137.327,
    decimals: 4,
  },
  be: {
    names: ['Berilio', 'Beryllium', 'Béryllium', 'Berílio'],
    cas: '7440-41-7',
    molarMass: 9.0122,
    decimals: 5,
  },
  bi: {
    names: ['Bismuto', 'Bismuth', 'Bismuth', 'Bismuto'],
    cas: '7440-69-9',
    molarMass: 208.9804,
    decimals: 5,
  },
  ca: {
    names: ['Calcio', 'Calcium', 'Calcium', 'Cálcio'],
    cas: '7440-70-2',
    molarMass: 40.078,
    decimals: 2,
    charge: 2,
  },
  cd: {
    names: ['Cadmio', 'Cadmium', 'Cadmium', 'Cádmio'],
    cas: '7440-43-9',
    molarMass: 112.414,
    decimals: 5,
  },
  ce: {
    names: ['Cerio', 'Cerium', 'Cérium', 'Cério'],
    cas: '7440-45-1',
    molarMass: 140.116,
    decimals: 5,
  },
  co: {
    names: ['Cobalto', 'Cobalt', 'Cobalt', 'Cobalto'],
    cas: '7440-48-4',
    molarMass: 58.9332,
    decimals: 5,
  },
  cr: {
    names: ['Cromo', 'Chromium', 'Chrome', 'Cromo'],
    cas: '7440-47-3',
    molarMass: 51.9961,
    decimals: 4,
  },
  cu: {
    names: ['Cobre', 'Copper', 'Cuivre', 'Cobre'],
    cas: '7440-50-8',
    molarMass: 63.546,
    decimals: 5,
  },
  fe: {
    names: ['Hierro', 'Iron', 'Fer', 'Ferro'],
    cas: '7439-89-6',
    molarMass: 55.845,
    decimals: 4,
  },
  hg: {
    names: ['Mercurio', 'Mercury', 'Mercure', 'Mercúrio'],
    cas: '7439-97-6',
    molarMass: 200.592,
    decimals: 5,
  },
  k: {
    names: ['Potasio', 'Potassium', 'Potassium', 'Potássio'],
    cas: '7440-09-7',
    molarMass: 39.0983,
    decimals: 2,
    charge: 1,
  },
  li: {
    names: ['Litio', 'Lithium', 'Lithium', 'Lítio'],
    cas: '7439-93-2',
    molarMass: 6.94,
    decimals: 4,
  },
  mg: {
    names: ['Magnesio', 'Magnesium', 'Magnésium', 'Magnésio'],
    cas: '7439-95-4',
    molarMass: 24.305,
    decimals: 2,
    charge: 2,
  },
  mn: {
    names: ['Manganeso', 'Manganese', 'Manganèse', 'Manganês'],
    cas: '7439-96-5',
    molarMass: 54.938,
    decimals: 5,
  },
  mo: {
    names: ['Molibdeno', 'Molybdenum', 'Molybdène', 'Molibdênio'],
    cas: '7439-98-7',
    molarMass: 95.95,
    decimals: 5,
  },
  na: {
    names: ['Sodio', 'Sodium', 'Sodium', 'Sódio'],
    cas: '7440-23-5',
    molarMass: 22.9898,
    decimals: 2,
    charge: 1,
  },
  ni: {
    names: ['Níquel', 'Nickel', 'Nickel', 'Níquel'],
    cas: '7440-02-0',
    molarMass: 58.6934,
    decimals: 5,
  },
  p: {
    names: ['Fósforo', 'Phosphorus', 'Phosphore', 'Fósforo'],
    cas: '7723-14-0',
    molarMass: 30.9738,
    decimals: 3,
  },
  pb: {
    names: ['Plomo', 'Lead', 'Plomb', 'Chumbo'],
    cas: '7439-92-1',
    molarMass: 207.2,
    decimals: 5,
  },
  sb: {
    names: ['Antimonio', 'Antimony', 'Antimoine', 'Antimônio'],
    cas: '7440-36-0',
    molarMass: 121.76,
    decimals: 5,
  },
  se: {
    names: ['Selenio', 'Selenium', 'Sélénium', 'Selênio'],
    cas: '7782-49-2',
    molarMass: 78.971,
    decimals: 5,
  },
  si: {
    names: ['Silicio', 'Silicon', 'Silicium', 'Silício'],
    cas: '7440-21-3',
    molarMass: 28.085,
    decimals: 2,
  },
  sn: {
    names: ['Estaño', 'Tin', 'Étain', 'Estanho'],
    cas: '7440-31-5',
    molarMass: 118.71,
    decimals: 5,
  },
  sr: {
    names: ['Estroncio', 'Strontium', 'Strontium', 'Estrôncio'],
    cas: '7440-24-6',
    molarMass: 87.62,
    decimals: 4,
  },
  th: {
    names: ['Torio', 'Thorium', 'Thorium', 'Tório'],
    cas: '7440-29-1',
    molarMass: 232.0377,
    decimals: 5,
  },
  ti: {
    names: ['Titanio', 'Titanium', 'Titane', 'Titânio'],
    cas: '7440-32-6',
    molarMass: 47.867,
    decimals: 4,
  },
  tl: {
    names: ['Talio', 'Thallium', 'Thallium', 'Tálio'],
    cas: '7440-28-0',
    molarMass: 204.38,
    decimals: 5,
  },
  u: {
    names: ['Uranio', 'Uranium', 'Uranium', 'Urânio'],
    cas: '7440-61-1',
    molarMass: 238.0289,
    decimals: 6,
  },
  v: {
    names: ['Vanadio', 'Vanadium', 'Vanadium', 'Vanádio'],
    cas: '7440-62-2',
    molarMass: 50.9415,
    decimals: 4,
  },
  w: {
    names: ['Wolframio', 'Tungsten', 'Tungstène', 'Tungstênio'],
    cas: '7440-33-7',
    molarMass: 183.84,
    decimals: 5,
  },
  zn: { names: ['Zinc', 'Zinc', 'Zinc', 'Zinco'], cas: '7440-66-6', molarMass: 65.38, decimals: 4 },
} as const satisfies Record<string, Element>

export type ElementKey = keyof typeof elements

export const elementOf = (key: ElementKey): Element => elements[key]

/** Returns As for `as`. */
export const symbolOf = (key: ElementKey): string => key.charAt(0).toUpperCase() + key.slice(1)
