/** The prompt that the product comes with, in the language of the documents. It says what to look for; the frame says how. */
export const defaultTask = `Identifica todos los compromisos ambientales que la empresa asume o que la autoridad le impone en estas páginas.

Es un compromiso lo que el titular debe hacer, mantener, medir, informar, pagar, estudiar o dejar de hacer: "se realizará", "se implementará", "deberá", "se compromete a", "queda prohibido", "no se descargará", "a más tardar el", "dentro de los N días". También lo es una fila de un cuadro o programa de monitoreo, o de un cuadro resumen de compromisos: cada fila que obliga a algo distinto es un compromiso.

No es un compromiso:
- lo que ya se hizo o se midió (resultados, línea base, antecedentes);
- la descripción del proyecto o de sus instalaciones ("tendrá una capacidad de…");
- los impactos o beneficios que se esperan;
- lo que obliga a otros, como la autoridad o las comunidades;
- la cita de una norma sin que la empresa asuma nada.

Para cada compromiso:
- Si una oración obliga a varias cosas distintas, sepáralas; si varias oraciones dicen una sola obligación, únelas en una cita seguida.
- Tipo: monitoreo (medir o muestrear), medida (hacer o mantener algo), límite (no exceder un valor), informe (presentar o comunicar), pago (pagar, aportar o garantizar), prohibición (no hacer), estudio (investigar o evaluar).
- Etapa: construcción, operación, cierre o post-cierre, si el texto o el título del capítulo lo dice.
- Estaciones y parámetros: todos los que la cita o su cuadro nombran, con su código tal como está escrito.
- Frecuencia: como está escrita (mensual, trimestral, en época de avenida…).
- Plazo: una fecha, o el hecho del que depende (antes del inicio de la operación, 30 días después de…).
- Responsable: el cargo o área, si se nombra.
- Nombre corto: qué se hace y dónde, sin el sujeto; por ejemplo "Monitoreo trimestral de agua superficial en M-01 y M-02".`
