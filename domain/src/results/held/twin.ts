import type { Text } from '../../languages.ts'
import { columnLetters } from '../../tables/column-letters.ts'
import type { Held } from './held-reasons.ts'

/** Where the first of two equal measurements of a file stands; the other one, the duplicate, waits. */
export const twinTerms = {
  'twin-in-row': {
    es: 'El primero está en la fila {{row}}, columna {{column}}.',
    en: 'The first one is in row {{row}}, column {{column}}.',
    fr: 'Le premier se trouve à la ligne {{row}}, colonne {{column}}.',
    pt: 'O primeiro está na linha {{row}}, coluna {{column}}.',
  },
  'twin-on-sheet': {
    es: 'El primero está en la hoja «{{sheet}}», fila {{row}}, columna {{column}}.',
    en: 'The first one is on the sheet “{{sheet}}”, row {{row}}, column {{column}}.',
    fr: 'Le premier se trouve sur la feuille « {{sheet}} », ligne {{row}}, colonne {{column}}.',
    pt: 'O primeiro está na planilha “{{sheet}}”, linha {{row}}, coluna {{column}}.',
  },
} as const satisfies Record<string, Text>

/**
 * Returns the term that names a duplicate's twin, with its variables as texts (a row is no number to be formatted);
 * null where the twin is not in the file, or of rows with different twins. `row` counts from 1, `at` columns from 0;
 * `sheet` is given where the file has several.
 */
export const twinOf = ({
  row,
  at,
  sheet,
}: Held['params']): {
  term: keyof typeof twinTerms
  params: Record<'row' | 'column' | 'sheet', string>
} | null =>
  row === undefined || at === undefined
    ? null
    : {
        term: sheet === undefined ? 'twin-in-row' : 'twin-on-sheet',
        params: { row: String(row), column: columnLetters(Number(at)), sheet: String(sheet ?? '') },
      }
