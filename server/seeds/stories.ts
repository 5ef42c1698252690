/** Observations as monitors in Peruvian mines write them. */
export const observations = {
  done: [
    'Muestreo sin novedad. Cielo despejado, viento leve.',
    'Muestreo conforme al protocolo. Se tomó duplicado de campo.',
    'Caudal bajo por época de estiaje. Muestreo conforme.',
    'Agua ligeramente turbia por lluvia de la noche anterior.',
    'Se midieron parámetros de campo con multiparámetro calibrado el mismo día.',
    'Acompañó el monitor comunal. Cadena de custodia firmada en campo.',
    'Presencia de ganado aguas arriba; se registró en la ficha.',
    'Muestreo conforme. Cadena de custodia entregada al laboratorio a las 17:40.',
    'Lectura estable. Se verificó el tapón y el candado del pozo.',
    'Se repitió la lectura por variación mayor a 5 %. Se registró la segunda.',
  ],
  done_reason: [
    'Monitoreo programado en el plan aprobado.',
    'Cumplimiento del compromiso del instrumento.',
    'Control periódico según frecuencia aprobada.',
  ],
  dry: [
    [
      'Punto seco. Se verificó 50 m aguas arriba y aguas abajo, sin flujo.',
      'Punto seco por época de estiaje.',
    ],
    ['Cauce sin agua. Se tomaron fotografías y coordenadas.', 'Punto seco.'],
    [
      'Acceso bloqueado por deslizamiento a 1,2 km del punto. No fue posible llegar a pie.',
      'Sin acceso al punto.',
    ],
  ],
  mishap: [
    'Se rompió un frasco de vidrio durante el traslado; se tomó nueva muestra con frasco de repuesto.',
    'Falla del medidor de oxígeno disuelto; se reemplazó por el equipo de respaldo calibrado.',
    'La camioneta quedó atascada en la trocha; la muestra llegó al laboratorio con 2 h de retraso, dentro del tiempo de vigencia.',
    'Corte de energía en la estación; se perdieron 6 h de registro y se extendió el muestreo.',
    'Tormenta eléctrica: el personal evacuó según procedimiento y retomó el muestreo a las 14:10.',
  ],
  reschedule: [
    'Nevada intensa: vía cerrada por seguridad.',
    'Paro comunal en la vía de acceso.',
    'Laboratorio sin disponibilidad de frascos para la fecha.',
    'Huaico en el km 14 de la carretera afirmada.',
    'Equipo en calibración; retorna la semana siguiente.',
  ],
  omission:
    'Punto dentro del área de la ampliación del depósito de desmonte: acceso cerrado por obra desde el inicio del trimestre, según Informe Técnico AMB-031. El monitoreo se retoma al concluir la obra.',
  annulment:
    'Plan cargado con la versión anterior del programa; se reemplaza por el aprobado en la MEIA.',
} as const

export const instruments = ['EIA-d 2014', 'MEIA 2019', 'ITS-3', 'Plan de Cierre 2020'] as const
