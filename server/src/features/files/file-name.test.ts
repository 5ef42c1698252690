import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['foto.jpg', 'jpg', 'foto.jpg'],
  ['FOTO.JPEG', 'jpg', 'FOTO.JPEG'],
  ['IMG_1.heif', 'heic', 'IMG_1.heif'],
  ['foto.jpg', 'heic', 'foto.heic'],
  ['x.html', 'png', 'x.html.png'],
  ['gnp.exe', 'png', 'gnp.exe.png'],
  ['libro.xlsm', 'xlsx', 'libro.xlsm.xlsx'],
  ['Muestra N-1.5', 'pdf', 'Muestra N-1.5.pdf'],
  ['png', 'png', 'png.png'],
  ['.png', 'png', 'file.png'],
  ['', 'pdf', 'file.pdf'],
  ['...', 'png', 'file.png'],
  ['informe.', 'pdf', 'informe.pdf'],
  ['informe . ', 'pdf', 'informe.pdf'],
  ['CON.png', 'png', '_CON.png'],
  ['a:b?.png', 'png', 'a_b_.png'],
  ['..\\..\\x.png', 'png', '_.._x.png'],
  [`${'a'.repeat(300)}.png`, 'png', `${'a'.repeat(196)}.png`],
])('%s of type %s is saved as %s', (given, ending, name) =>
  expect(fileName(given, ending)).toBe(name),
)
