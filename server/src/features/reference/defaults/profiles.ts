import type { DefaultProfile } from './lists.ts'

/**
 * Parameters by standard, as the decrees list them, and the usual ones where there is no standard. Metals in water
 * are total, as in the decrees, but where one says dissolved.
 */
export const defaultProfiles: readonly DefaultProfile[] = [
  {
    name: 'ECA Agua Cat. 1-A1',
    parameters: list(
      'AyG; CN total; Cl; Color; CE; DBO5; Dureza; DQO; Fenoles; F; P total; NO3; NO2; ' +
        'NH3-N; SDT; SO4; Turbiedad; Al total; Sb total; As total; Ba total; Be total; ' +
        'B total; Cd total; Cu total; Cr total; Fe total; Mn total; Hg total; Mo total; ' +
        'Ni total; Pb total; Se total; U total; Zn total; HTP C8-C40; OD; pH; Temperatura',
    ),
  },
  {
    name: 'ECA Agua Cat. 1-A2',
    parameters: list(
      'AyG; CN libre; Cl; Color; CE; DBO5; DQO; P total; NO3; NO2; NH3-N; SDT; SO4; ' +
        'Turbiedad; Al total; Sb total; As total; Ba total; Be total; B total; Cd total; ' +
        'Cu total; Cr total; Fe total; Mn total; Hg total; Pb total; Se total; U total; ' +
        'Zn total; HTP C8-C40; OD; pH; Temperatura',
    ),
  },
  {
    name: 'ECA Agua Cat. 1-A3',
    parameters: list(
      'AyG; CN libre; Cl; DBO5; DQO; P total; NO3; SDT; Al total; As total; Be total; ' +
        'B total; Cd total; Cu total; Cr total; Fe total; Mn total; Hg total; Pb total; ' +
        'Se total; U total; Zn total; HTP C8-C40; OD; pH',
    ),
  },
  {
    name: 'ECA Agua Cat. 3-D1',
    parameters: list(
      'AyG; HCO3; CN WAD; Cl; Color; CE; DBO5; DQO; SAAM; Fenoles; F; NO3-N+NO2-N; NO2-N; ' +
        'SO4; Al total; As total; Ba total; Be total; B total; Cd total; Cu total; Co total; ' +
        'Cr total; Fe total; Li total; Mn total; Hg total; Ni total; Pb total; Se total; ' +
        'Zn total; OD; pH; Temperatura; Coliformes termotolerantes; Escherichia coli; ' +
        'Huevos de helmintos',
    ),
  },
  {
    name: 'ECA Agua Cat. 3-D2',
    parameters: list(
      'AyG; CN WAD; Color; CE; DBO5; DQO; SAAM; Fenoles; NO3-N+NO2-N; NO2-N; SO4; ' +
        'Al total; As total; Be total; B total; Cd total; Cu total; Co total; Cr total; ' +
        'Li total; Mg total; Mn total; Hg total; Ni total; Pb total; Se total; Zn total; OD; ' +
        'pH; Temperatura; Coliformes termotolerantes',
    ),
  },
  {
    name: 'ECA Agua Cat. 4-E1',
    parameters: list(
      'AyG; CN libre; Color; Clorofila A; CE; DBO5; Fenoles; P total; NO3; N total; SST; ' +
        'Sulfuros; Sb total; As total; Ba total; Cd disuelto; Cu total; Cr6; Hg total; ' +
        'Ni total; Pb total; Se total; Tl total; Zn total; HTP C8-C40; OD; pH; Temperatura; ' +
        'NH3',
    ),
  },
  {
    name: 'ECA Agua Cat. 4-E2 costa y sierra',
    parameters: list(
      'AyG; CN libre; Color; CE; DBO5; Fenoles; P total; NO3; SST; Sulfuros; Sb total; ' +
        'As total; Ba total; Cd disuelto; Cu total; Cr6; Hg total; Ni total; Pb total; ' +
        'Se total; Tl total; Zn total; HTP C8-C40; OD; pH; Temperatura; NH3',
    ),
  },
  {
    name: 'ECA Agua Cat. 4-E2 selva',
    parameters: list(
      'AyG; CN libre; Color; CE; DBO5; Fenoles; P total; NO3; SST; Sulfuros; Sb total; ' +
        'As total; Ba total; Cd disuelto; Cu total; Cr6; Hg total; Ni total; Pb total; ' +
        'Se total; Tl total; Zn total; HTP C8-C40; OD; pH; Temperatura; NH3',
    ),
  },
  {
    name: 'LMP efluentes minero-metalúrgicos',
    parameters: list(
      'Caudal; STS; AyG; CN total; As total; Cd total; Cr6; Cu total; Fe disuelto; ' +
        'Pb total; Hg total; Zn total; pH; Temperatura',
    ),
  },
  {
    name: 'Parámetros de campo',
    parameters: list('pH; CE; OD; Temperatura; Caudal'),
  },
  {
    name: 'Iones mayores',
    parameters: list('Ca total; Mg total; Na total; K total; Cl; SO4; HCO3; CO3; pH; CE'),
  },
  {
    name: 'Nivel piezométrico',
    parameters: list('Nivel piezométrico'),
  },
  {
    name: 'Nivel y calidad de agua subterránea',
    parameters: list(
      'Nivel de agua; pH; CE; Temperatura; SO4; As total; Cd total; Cu total; Fe total; ' +
        'Hg total; Mn total; Pb total; Zn total; CN WAD',
    ),
  },
  {
    name: 'ECA Aire',
    parameters: list(
      'PM10; PM2.5; SO2; NO2; CO; O3; H2S; Benceno; Mercurio gaseoso total; Pb en PM10',
    ),
  },
  {
    name: 'PM10 y PM2.5',
    parameters: list('PM10; PM2.5'),
  },
  {
    name: 'PM10',
    parameters: list('PM10'),
  },
  {
    name: 'PM10 y metales',
    parameters: list('PM10; Pb en PM10; As en PM10; Cd en PM10; Cu en PM10'),
  },
  {
    name: 'Material particulado sedimentable',
    parameters: list('MPS'),
  },
  {
    name: 'ECA Suelo agrícola',
    parameters: list(
      'Benceno; Tolueno; Etilbenceno; Xilenos; Naftaleno; Benzo(a)pireno; F1; F2; F3; PCB; ' +
        'Tetracloroetileno; Tricloroetileno; As; Ba; Cd; Cr6; Hg; Pb; CN libre',
    ),
  },
  {
    name: 'ECA Suelo residencial y parques',
    parameters: list(
      'Benceno; Tolueno; Etilbenceno; Xilenos; Naftaleno; Benzo(a)pireno; F1; F2; F3; PCB; ' +
        'Tetracloroetileno; Tricloroetileno; As; Ba; Cd; Cr; Cr6; Hg; Pb; CN libre',
    ),
  },
  {
    name: 'ECA Suelo comercial, industrial y extractivo',
    parameters: list(
      'Benceno; Tolueno; Etilbenceno; Xilenos; Naftaleno; Benzo(a)pireno; F1; F2; F3; PCB; ' +
        'Tetracloroetileno; Tricloroetileno; As; Ba; Cd; Cr; Cr6; Hg; Pb; CN libre',
    ),
  },
  {
    name: 'ECA Ruido',
    parameters: list('LAeqT diurno; LAeqT nocturno'),
  },
  {
    name: 'Vibraciones por voladura',
    parameters: list('Velocidad pico de partícula; Frecuencia; Presión de aire'),
  },
  {
    name: 'Drenaje ácido (ABA)',
    parameters: list('pH en pasta; AP; NP; NNP; NP/AP; S total; S sulfuro'),
  },
  {
    name: 'Sedimentos: metales',
    parameters: list('As; Cd; Cr; Cu; Hg; Pb; Zn'),
  },
  {
    name: 'Hidrobiología',
    parameters: list('Fitoplancton; Zooplancton; Perifiton; Macrobentos; Peces'),
  },
  {
    name: 'Flora y fauna terrestre',
    parameters: list('Flora; Aves; Mamíferos; Anfibios y reptiles; Insectos'),
  },
  {
    name: 'Meteorología',
    parameters: list(
      'Temperatura del aire; Humedad relativa; Precipitación; Presión atmosférica; ' +
        'Velocidad del viento; Dirección del viento; Radiación solar; Evaporación',
    ),
  },
]

function list(parameters: string): string[] {
  return parameters.split('; ')
}
