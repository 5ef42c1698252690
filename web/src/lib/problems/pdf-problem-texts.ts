import type { ProblemCode } from '@puquio/contract'
import type { Text } from '@puquio/domain'

/** Why a PDF, or a page of it, was not read. */
export const pdfProblemTexts = {
  PDF_WRONG_TYPE: {
    es: 'El archivo no es un PDF, aunque su nombre lo diga. Exportarlo como PDF desde el programa en que se hizo y elegirlo de nuevo.',
    en: 'The file is not a PDF, whatever its name says. Export it as a PDF from the program that made it and choose it again.',
    fr: 'Le fichier n’est pas un PDF, quoi que dise son nom. L’exporter en PDF depuis le programme d’origine et le choisir de nouveau.',
    pt: 'O arquivo não é um PDF, embora o nome o diga. Exportá-lo como PDF pelo programa em que foi feito e escolhê-lo novamente.',
  },
  PDF_PASSWORD: {
    es: 'El PDF está protegido con una contraseña para abrirlo. Guardarlo sin contraseña y elegirlo de nuevo.',
    en: 'The PDF is locked by a password. Save it without one and choose it again.',
    fr: 'Le PDF est protégé par un mot de passe d’ouverture. L’enregistrer sans mot de passe et le choisir de nouveau.',
    pt: 'O PDF está protegido por senha de abertura. Salvá-lo sem senha e escolhê-lo novamente.',
  },
  PDF_DAMAGED: {
    es: 'El PDF está dañado o incompleto. Abrirlo en un lector, guardarlo de nuevo como PDF y volver a elegirlo.',
    en: 'The PDF is damaged or incomplete. Open it in a reader, save it as a PDF again and choose it once more.',
    fr: 'Le PDF est endommagé ou incomplet. L’ouvrir dans un lecteur, l’enregistrer de nouveau en PDF et le choisir encore.',
    pt: 'O PDF está danificado ou incompleto. Abri-lo em um leitor, salvá-lo de novo como PDF e escolhê-lo outra vez.',
  },
  PDF_TOO_MANY_PAGES: {
    es: 'El PDF tiene {{pages}} páginas: el máximo es {{max}}. Dividirlo en varios archivos.',
    en: 'The PDF has {{pages}} pages: the maximum is {{max}}. Split it into several files.',
    fr: 'Le PDF a {{pages}} pages : le maximum est de {{max}}. Le diviser en plusieurs fichiers.',
    pt: 'O PDF tem {{pages}} páginas: o máximo é {{max}}. Dividi-lo em vários arquivos.',
  },
  PDF_NO_SUCH_PAGE: {
    es: 'El PDF no tiene la página {{page}}: tiene {{pages}}. Elegir una de ellas.',
    en: 'The PDF has no page {{page}}: it has {{pages}}. Choose one of them.',
    fr: 'Le PDF n’a pas de page {{page}} : il en a {{pages}}. En choisir une.',
    pt: 'O PDF não tem a página {{page}}: tem {{pages}}. Escolher uma delas.',
  },
  PDF_TOO_HEAVY: {
    es: 'Leer el PDF exige más memoria de la que se permite a un archivo. Guardarlo como un PDF más simple, o dividirlo, y elegirlo de nuevo.',
    en: 'Reading the PDF takes more memory than a file may have. Save it as a simpler PDF, or split it, and choose it again.',
    fr: 'La lecture du PDF exige plus de mémoire qu’il n’est permis à un fichier. L’enregistrer en un PDF plus simple, ou le diviser, et le choisir de nouveau.',
    pt: 'Ler o PDF exige mais memória do que se permite a um arquivo. Salvá-lo como um PDF mais simples, ou dividi-lo, e escolhê-lo novamente.',
  },
  PDF_TIMED_OUT: {
    es: 'La lectura del PDF tardó demasiado y se detuvo. Guardarlo como un PDF más simple, o dividirlo, y elegirlo de nuevo.',
    en: 'Reading the PDF took too long and was stopped. Save it as a simpler PDF, or split it, and choose it again.',
    fr: 'La lecture du PDF a pris trop de temps et a été arrêtée. L’enregistrer en un PDF plus simple, ou le diviser, et le choisir de nouveau.',
    pt: 'A leitura do PDF demorou demais e foi interrompida. Salvá-lo como um PDF mais simples, ou dividi-lo, e escolhê-lo novamente.',
  },
} as const satisfies Partial<Record<ProblemCode, Text>>
