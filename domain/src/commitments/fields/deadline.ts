import { parseDate } from '../../date-text.ts'
import { lastOfMonth } from '../../dates.ts'

/** By when something is due: a date, or what it hangs on, in the words of the document. */
export type Deadline = { on: string } | { event: string }

/** Returns the deadline that a sentence in Spanish says; null where it says none. A date of an approval is none. */
export const deadlineIn = (text: string): Deadline | null => {
  const shown = text.replace(/\s+/g, ' ')
  const day = dated.exec(shown)
  const on = day
    ? parseDate(
        (day[1] ?? '').replace(/ del? (?=\d{4})/, ' de ').replace('setiembre', 'septiembre'),
      )
    : null
  if (on !== null) return { on }
  const month = monthly.exec(shown)
  const inMonth = month
    ? parseDate(`1 de ${month[1]} de ${month[2]}`.replace('setiembre', 'septiembre'))
    : null
  if (inMonth !== null) return { on: lastOfMonth(inMonth) }
  const [event = ''] = onEvent.exec(shown) ?? []
  const words = event.replace(
    /\s(?:se|no se|el titular|la empresa|los?|las?)\s(?:\p{L}+r[áa]n?|deberán?)(?!\p{L}).*$/u,
    '',
  )
  return words === ''
    ? null
    : {
        event: words
          .trim()
          .replace(/[.,;:]+$/, '')
          .slice(0, 160),
      }
}

const months =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre'
const by =
  '(?:a más tardar|hasta|antes del?|no más tarde del?|como máximo|como fecha límite|vence|con plazo al?)'

const dated = new RegExp(
  `${by}\\s+(?:el\\s+)?(?:día\\s+)?(\\d{1,2}\\s+de\\s+(?:${months})\\s+(?:de|del)\\s+\\d{4}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{4})`,
  'iu',
)
const monthly = new RegExp(
  `${by}\\s+(?:en\\s+|el mes de\\s+|fines de\\s+|finales de\\s+)?(${months})\\s+(?:de|del)\\s+(\\d{4})`,
  'iu',
)

const count =
  '(?:\\d{1,3}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|cuarenta y cinco|sesenta|noventa|primer[oa]?s?)'
const unit = '(?:días?|horas?|meses|mes|semanas?|años?)'
const amount = `${count}\\s*(?:\\(\\s*\\w{1,12}\\s*\\)\\s*)?(?:primeros\\s+|${count}\\s+)?${unit}`

/** Up to the end of the clause; each part is bounded, so that no text takes long. */
const onEvent = new RegExp(
  `(?<!\\p{L})(?:dentro de (?:los|las|un|una)?\\s*(?:plazo de\\s*)?(?:próximos\\s+|primeros\\s+|siguientes\\s+)?${amount}[^,;.]{0,120}` +
    `|en (?:un|el) plazo (?:máximo |no mayor |mínimo )?(?:de|a|no mayor (?:de|a))\\s*${amount}[^,;.]{0,80}` +
    `|en los (?:primeros|siguientes)\\s+${amount}[^,;.]{0,80}` +
    `|a más tardar\\s[^,;.]{3,100}` +
    `|${amount}\\s+(?:hábiles\\s+|calendario\\s+)?(?:antes|después|posteriores|previos|de (?:ocurrid|culminad|concluid|aprobad))[^,;.]{0,80}` +
    `|(?:antes de|antes del|previo al?|previamente al?|previa a|con anterioridad al?)\\s[^,;.]{4,100}` +
    `|(?:al (?:término|finalizar|concluir|culminar|cierre)|una vez (?:concluid|culminad|terminad|finalizad|aprobad)\\p{L}*|luego de (?:concluid|culminad)\\p{L}*)\\s[^,;.]{3,100}` +
    `|(?:en|dentro de las)\\s+(?:las siguientes\\s+)?\\d{1,3}\\s*horas[^,;.]{0,60})`,
  'iu',
)
