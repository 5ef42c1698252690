/** What figures that are saved as files say. */
export const figureWords = {
  downloadSvg: {
    es: 'Descargar como SVG',
    en: 'Download as SVG',
    fr: 'Télécharger en SVG',
    pt: 'Baixar como SVG',
  },
  downloadPng: {
    es: 'Descargar como PNG',
    en: 'Download as PNG',
    fr: 'Télécharger en PNG',
    pt: 'Baixar como PNG',
  },
} as const
