import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core'
import type { Language } from '@puquio/domain'
import { labels } from '../labels.ts'

/**
 * The look of every page, with the names that closing and clearing buttons have in a language. The
 * project's colour is no part of it: see project-color.ts.
 */
export const themeFor = (language: Language): MantineThemeOverride =>
  createTheme({ ...look, components: componentsIn(language) })

// Neutral, slightly cool; [6] reads on white and on [1], [2] of dark on its [7], at 4.5:1 or more.
const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#eff1f4',
  '#e3e6eb',
  '#d3d8df',
  '#b9c0ca',
  '#8b94a1',
  '#5c6673',
  '#46505c',
  '#2f3741',
  '#1b1e25',
]
const dark: MantineColorsTuple = [
  '#d8dde4',
  '#b6bdc7',
  '#98a1ad',
  '#6f7884',
  '#414852',
  '#30363f',
  '#242930',
  '#191c21',
  '#131519',
  '#0d0f12',
]
// Links, focus, ticks: a quiet slate, so that the project's colour and the statuses stand out.
const slate: MantineColorsTuple = [
  '#f1f5f9',
  '#e3eaf1',
  '#c8d5e1',
  '#a6b9cb',
  '#819bb3',
  '#5f7f9b',
  '#476783',
  '#34516b',
  '#263d52',
  '#192a3a',
]

const look: MantineThemeOverride = {
  colors: { gray, dark, slate },
  primaryColor: 'slate',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  black: '#1b1e25',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  headings: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: '0.875rem', lineHeight: '1.5' },
      h4: { fontSize: '0.875rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
}

// By name, without importing the components, so that pages load only those they use.
const componentsIn = (language: Language): NonNullable<MantineThemeOverride['components']> => {
  const close = { closeButtonProps: { 'aria-label': labels.close[language] } }
  const clear = { clearButtonProps: { 'aria-label': labels.clear[language] } }
  return {
    Modal: {
      defaultProps: { ...close, centered: true, padding: 'md', overlayProps },
      styles: titleStyles,
    },
    Drawer: { defaultProps: { ...close, padding: 'md', position: 'right', overlayProps } },
    ModalCloseButton: { defaultProps: { 'aria-label': labels.close[language] } },
    DrawerCloseButton: { defaultProps: { 'aria-label': labels.close[language] } },
    Alert: { defaultProps: { closeButtonLabel: labels.close[language] } },
    Pill: { defaultProps: { removeButtonProps: { 'aria-label': labels.remove[language] } } },
    Select: { defaultProps: clear },
    MultiSelect: { defaultProps: clear },
    PasswordInput: {
      defaultProps: {
        visibilityToggleButtonProps: { 'aria-label': labels.showPassword[language] },
      },
    },
    Button: { vars: buttonVars },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Tooltip: { defaultProps: { openDelay: 400, multiline: true, maw: 360, fz: 'xs' } },
    Menu: {
      defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false },
    },
    Badge: { defaultProps: { variant: 'light', tt: 'none', fw: 550, radius: 'sm' } },
    // Help stands under its field, the error under both.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Anchor: { defaultProps: { underline: 'always' } },
  }
}

const titleStyles = { title: { fontWeight: 600, fontSize: '1rem' } }
const overlayProps = { backgroundOpacity: 0.4 }

/** A button with no variant and no colour of its own is the primary one: it wears the project's colour. */
const buttonVars = (_theme: unknown, props: { variant?: string; color?: string }) => ({
  root:
    props.variant === undefined && props.color === undefined
      ? {
          '--button-bg': 'var(--project-fill)',
          '--button-hover': 'var(--project-fill-hover)',
          '--button-color': 'var(--project-text)',
          '--button-hover-color': 'var(--project-text)',
        }
      : {},
})
