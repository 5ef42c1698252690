import type { Language } from '../languages.ts'

/** In Spanish, English, French and Portuguese. */
type Symbols = readonly [es: string, en: string, fr: string, pt: string]
const place: Record<Language, number> = { es: 0, en: 1, fr: 2, pt: 3 }

/** Symbols of the catalogue that abbreviate words of a language; chemical ones are alike everywhere. */
const symbolTerms: Readonly<Record<string, Symbols>> = {
  CE: ['CE', 'EC', 'CE', 'CE'],
  'CE lab.': ['CE lab.', 'EC lab.', 'CE labo.', 'CE lab.'],
  'pH lab.': ['pH lab.', 'pH lab.', 'pH labo.', 'pH lab.'],
  OD: ['OD', 'DO', 'O₂ dissous', 'OD'],
  'OD %': ['OD %', 'DO %', 'O₂ dissous %', 'OD %'],
  SST: ['SST', 'TSS', 'MES', 'SST'],
  SDT: ['SDT', 'TDS', 'TDS', 'SDT'],
  ST: ['ST', 'TS', 'ST', 'ST'],
  DBO5: ['DBO5', 'BOD5', 'DBO5', 'DBO5'],
  DQO: ['DQO', 'COD', 'DCO', 'DQO'],
  COT: ['COT', 'TOC', 'COT', 'COT'],
  AyG: ['AyG', 'O&G', 'H&G', 'O&G'],
  SAAM: ['SAAM', 'MBAS', 'SABM', 'SAAM'],
  Acidez: ['Acidez', 'Acidity', 'Acidité', 'Acidez'],
  Alc: ['Alc', 'Alk', 'Alc', 'Alc'],
  Dureza: ['Dureza', 'Hardness', 'Dureté', 'Dureza'],
  Color: ['Color', 'Colour', 'Couleur', 'Cor'],
  ClA: ['ClA', 'Chl-a', 'Chl-a', 'Cl-a'],
  Fenoles: ['Fenoles', 'Phenols', 'Phénols', 'Fenóis'],
  'CN libre': ['CN libre', 'Free CN', 'CN libre', 'CN livre'],
  'CN total': ['CN total', 'Total CN', 'CN total', 'CN total'],
  'N total': ['N total', 'Total N', 'N total', 'N total'],
  CT: ['CT', 'TC', 'CT', 'CT'],
  CTT: ['CTT', 'TTC', 'CTT', 'CTT'],
  HH: ['HH', 'HE', 'OH', 'OH'],
  HTP: ['HTP', 'TPH', 'HPT', 'HTP'],
  'HTP C6-C28': ['HTP C6-C28', 'TPH C6-C28', 'HPT C6-C28', 'HTP C6-C28'],
  'HTP C8-C40': ['HTP C8-C40', 'TPH C8-C40', 'HPT C8-C40', 'HTP C8-C40'],
  'HTP C10-C40': ['HTP C10-C40', 'TPH C10-C40', 'HPT C10-C40', 'HTP C10-C40'],
  'HTP arom.': ['HTP arom.', 'Arom. TPH', 'HPT arom.', 'HTP arom.'],
}

/** Returns the symbol of a parameter as a language writes it: CE is EC in English. */
export const symbolIn = (symbol: string, language: Language): string => {
  const known = Object.hasOwn(symbolTerms, symbol) ? symbolTerms[symbol] : undefined
  if (known) return known[place[language]] ?? symbol
  // Fractions of an element: Cu dis. is dissolved copper.
  return language === 'fr' || language === 'en' ? symbol.replace(/ dis\.$/, ' diss.') : symbol
}
