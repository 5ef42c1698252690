import type { Language, Text } from '../languages.ts'
import { names } from './parameter.ts'

/** Symbols of the catalogue that abbreviate words of a language; chemical ones are alike everywhere. */
const symbolTerms: Readonly<Record<string, Text>> = {
  CE: names('CE', 'EC', 'CE', 'CE'),
  'CE lab.': names('CE lab.', 'EC lab.', 'CE labo.', 'CE lab.'),
  'pH lab.': names('pH lab.', 'pH lab.', 'pH labo.', 'pH lab.'),
  OD: names('OD', 'DO', 'O₂ dissous', 'OD'),
  'OD %': names('OD %', 'DO %', 'O₂ dissous %', 'OD %'),
  SST: names('SST', 'TSS', 'MES', 'SST'),
  SDT: names('SDT', 'TDS', 'TDS', 'SDT'),
  ST: names('ST', 'TS', 'ST', 'ST'),
  DBO5: names('DBO5', 'BOD5', 'DBO5', 'DBO5'),
  DQO: names('DQO', 'COD', 'DCO', 'DQO'),
  COT: names('COT', 'TOC', 'COT', 'COT'),
  AyG: names('AyG', 'O&G', 'H&G', 'O&G'),
  SAAM: names('SAAM', 'MBAS', 'SABM', 'SAAM'),
  Acidez: names('Acidez', 'Acidity', 'Acidité', 'Acidez'),
  Alc: names('Alc', 'Alk', 'Alc', 'Alc'),
  Dureza: names('Dureza', 'Hardness', 'Dureté', 'Dureza'),
  Color: names('Color', 'Colour', 'Couleur', 'Cor'),
  ClA: names('ClA', 'Chl-a', 'Chl-a', 'Cl-a'),
  Fenoles: names('Fenoles', 'Phenols', 'Phénols', 'Fenóis'),
  'CN libre': names('CN libre', 'Free CN', 'CN libre', 'CN livre'),
  'CN total': names('CN total', 'Total CN', 'CN total', 'CN total'),
  'N total': names('N total', 'Total N', 'N total', 'N total'),
  CT: names('CT', 'TC', 'CT', 'CT'),
  CTT: names('CTT', 'TTC', 'CTT', 'CTT'),
  HH: names('HH', 'HE', 'OH', 'OH'),
  HTP: names('HTP', 'TPH', 'HPT', 'HTP'),
  'HTP C6-C28': names('HTP C6-C28', 'TPH C6-C28', 'HPT C6-C28', 'HTP C6-C28'),
  'HTP C8-C40': names('HTP C8-C40', 'TPH C8-C40', 'HPT C8-C40', 'HTP C8-C40'),
  'HTP C10-C40': names('HTP C10-C40', 'TPH C10-C40', 'HPT C10-C40', 'HTP C10-C40'),
  'HTP arom.': names('HTP arom.', 'Arom. TPH', 'HPT arom.', 'HTP arom.'),
}

/** Returns the symbol of a parameter as a language writes it: CE is EC in English. */
export const symbolIn = (symbol: string, language: Language): string => {
  const known = Object.hasOwn(symbolTerms, symbol) ? symbolTerms[symbol] : undefined
  if (known) return known[language]
  // Fractions of an element: Cu dis. is dissolved copper.
  return language === 'fr' || language === 'en' ? symbol.replace(/ dis\.$/, ' diss.') : symbol
}
