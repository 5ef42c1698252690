/** A table of a logger whose one column is `level`, with the lines of these values, five minutes apart from 10:00 in Lima. */
export function toa5Of(values: readonly (number | string)[]): string {
  const head = [
    '"TOA5","PZ-01","CR1000","12345","CR1000.Std.32","CPU:nivel.CR1","1234","Nivel"',
    '"TIMESTAMP","RECORD","level"',
    '"TS","RN","m"',
    '"","","Smp"',
  ]
  const rows = values.map((value, at) => {
    const time = new Date(Date.UTC(2026, 1, 15, 10, at * 5)).toISOString().slice(11, 16)
    return `"2026-02-15 ${time}:00",${at},${typeof value === 'number' ? value : `"${value}"`}`
  })
  return `${[...head, ...rows].join('\r\n')}\r\n`
}
