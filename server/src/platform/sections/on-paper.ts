/** Colours of charts on white paper, as in the parts of reports; the font is the report's own. */
export const onPaper = {
  ink: '#1f2933',
  dim: '#52606d',
  line: '#d5dae1',
  paper: '#ffffff',
  danger: '#b42318',
  font: '',
}
