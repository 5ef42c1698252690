import { describe, expect, it } from 'vitest'

const sources: Record<string, string> = import.meta.glob('../../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sheets: Record<string, string> = import.meta.glob(['./styles-base.ts', './styles-app.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const library = Object.keys(
  import.meta.glob('/../node_modules/@mantine/core/styles/*.layer.css', { query: '?url' }),
).map((path) => nameOf(path))

function nameOf(path: string): string {
  return /(\w[\w-]*)\.layer\.css/.exec(path)?.[1] ?? ''
}

const imported = new Set(
  Object.values(sheets).flatMap((sheet) =>
    [...sheet.matchAll(/styles\/([\w-]+)\.layer\.css/g)].map(([, name]) => name),
  ),
)

/** Components made of others whose style sheets they need too. */
const madeOf: Record<string, string[]> = {
  Select: ['Combobox', 'Popover', 'ScrollArea', 'Input', 'CloseButton'],
  MultiSelect: ['Combobox', 'Popover', 'ScrollArea', 'Input', 'Pill', 'PillsInput', 'CloseButton'],
  TagsInput: ['Combobox', 'Popover', 'ScrollArea', 'Input', 'Pill', 'PillsInput', 'CloseButton'],
  Autocomplete: ['Combobox', 'Popover', 'ScrollArea', 'Input'],
  Checkbox: ['InlineInput', 'CheckboxIndicator'],
  Radio: ['InlineInput', 'RadioIndicator'],
  Switch: ['InlineInput'],
  Modal: ['ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Drawer: ['ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Menu: ['Popover'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  NativeSelect: ['Input'],
  FileInput: ['Input'],
  ColorInput: ['Input', 'ColorPicker', 'ColorSwatch', 'Popover'],
  SegmentedControl: ['FloatingIndicator'],
  Tabs: ['FloatingIndicator'],
}

const used = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => [name, path] as const),
)

describe('style sheets', () => {
  it('know the library', () => {
    expect(library.length).toBeGreaterThan(60)
    expect(used.length).toBeGreaterThan(20)
  })

  it.each([...new Map(used)])(
    '%s, used in %s, has what it needs in styles-base.ts or styles-app.ts',
    (name) => {
      const needed = [...(library.includes(name) ? [name] : []), ...(madeOf[name] ?? [])]
      expect(needed.filter((sheet) => !imported.has(sheet))).toEqual([])
    },
  )
})
